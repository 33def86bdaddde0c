import type { ProductOption } from '#domain/cart/schema.ts'
import type { ProductView } from '#domain/catalogue/product-view.ts'

/** A shopper's choice. `options` is the contract's product_option. */
export interface ProductChoice {
  sku: string
  quantity: number
  options?: ProductOption | undefined
}
/** Adds a choice to the cart and reports the result itself; resolves to false on failure. */
export type AddToCart = (choice: ProductChoice) => Promise<boolean | void>

/** The chosen value of each question, by its id. */
export type Chosen = Readonly<Record<string, string>>

/** One choice: an option of a configurable product, or a part of a bundle with several candidates. */
export interface Question {
  id: string
  label: string
  values: readonly { value: string; label: string; isOut: boolean }[]
}

/**
 * Returns the choices that are required before a product can be bought (shopping.md §2). `variants` tell which values
 * are sold out.
 */
export function questionsOf(product: ProductView, variants: readonly ProductView[] = []): Question[] {
  const options = product.options.map((option) => ({
    id: option.id,
    label: option.label,
    values: option.values.map(({ value, label, isOut }) => {
      const of = variants.filter((variant) => variant.chosen[option.code] === value)
      return {
        value,
        label,
        isOut: isOut || (of.length > 0 && of.every((variant) => variant.stock === 'out')),
      }
    }),
  }))
  const parts = product.bundle
    .filter((part) => part.choices.length > 1)
    .map((part) => ({
      id: String(part.id),
      label: part.title,
      values: part.choices.map((choice) => ({ value: String(choice.id), label: choice.name, isOut: false })),
    }))
  return [...options, ...parts]
}

/** Returns the ids of unanswered questions. */
export const missingOf = (questions: readonly Question[], chosen: Chosen): string[] =>
  questions.filter(({ id }) => !chosen[id]).map(({ id }) => id)

/** Returns the initial choice: questions with a single value are answered. */
export const initialChoice = (questions: readonly Question[]): Chosen =>
  Object.fromEntries(
    questions.flatMap(({ id, values }) => (values.length === 1 ? [[id, values[0]!.value]] : [])),
  )

/**
 * Returns the choice in the contract's form (contract.md §2.2): configurable values by attribute id, bundle selections
 * with their quantity.
 */
export function chosenOptions(product: ProductView, chosen: Chosen): ProductOption | undefined {
  if (product.typeId === 'configurable') {
    return {
      extension_attributes: {
        configurable_item_options: product.options.map(({ id }) => ({
          option_id: id,
          option_value: Number(chosen[id]),
        })),
      },
    }
  }
  if (product.typeId !== 'bundle') return undefined
  return {
    extension_attributes: {
      bundle_options: product.bundle.map((part) => {
        const selected =
          part.choices.find((choice) => String(choice.id) === chosen[String(part.id)]) ??
          part.choices.find((choice) => choice.isDefault) ??
          part.choices[0]
        return {
          option_id: part.id,
          option_qty: selected?.quantity ?? 1,
          option_selections: selected ? [selected.id] : [],
        }
      }),
    },
  }
}

/** Returns the chosen variant once every option of a configurable product is chosen. */
export const chosenVariant = (
  product: ProductView,
  variants: readonly ProductView[],
  chosen: Chosen,
): ProductView | undefined =>
  product.options.length === 0
    ? undefined
    : variants.find((variant) =>
        product.options.every(
          ({ id, code }) => chosen[id] !== undefined && variant.chosen[code] === chosen[id],
        ),
      )
