import type { ProductOption } from '#domain/cart/schema.ts'
import type { ProductView } from '#domain/catalogue/product-view.ts'
import { unitPrices, type UnitPrice } from '#domain/catalogue/unit-price.ts'

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
  values: readonly {
    value: string
    label: string
    isOut: boolean
    /** What a pack of this size costs by the piece. */
    each?: UnitPrice | undefined
  }[]
}

/**
 * Returns the choices that are required before a product can be bought. `variants` tell which values are sold
 * out.
 */
export function questionsOf(product: ProductView, variants: readonly ProductView[] = []): Question[] {
  const options = product.options.map((option) => {
    const each = unitPrices(option.values)
    return {
      id: option.id,
      label: option.label,
      values: option.values.map(({ value, label, isOut }, index) => {
        const of = variants.filter((variant) => variant.chosen[option.code] === value)
        return {
          value,
          label,
          isOut: isOut || (of.length > 0 && of.every((variant) => variant.stock === 'out')),
          each: each[index],
        }
      }),
    }
  })
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

/**
 * Returns the choice that a product opens with: of each question the value that the address asks for, or the only one;
 * never one that is sold out, alone or with the choices before it. The rest is the shopper's to choose.
 * @param asked the query of the address, by the code of an option: `size=3`
 */
export function initialChoice(
  product: ProductView,
  variants: readonly ProductView[],
  questions: readonly Question[],
  asked: URLSearchParams,
): Chosen {
  const chosen: Record<string, string> = {}
  let left = variants.filter(({ stock }) => stock !== 'out')
  for (const { id, values } of questions) {
    const code = product.options.find((option) => option.id === id)?.code
    const goesWith = (value: string) =>
      code === undefined || left.length === 0 || left.some((variant) => variant.chosen[code] === value)
    const open = values.filter(({ value, isOut }) => !isOut && goesWith(value))
    const first =
      open.find(({ value }) => code !== undefined && asked.get(code) === value) ??
      (values.length === 1 ? open[0] : undefined)
    if (!first) continue
    chosen[id] = first.value
    if (code !== undefined) left = left.filter((variant) => variant.chosen[code] === first.value)
  }
  return chosen
}

/** Returns the query of the address with the chosen options, so that a choice can be shared and survives a reload. */
export function withChosen(
  search: URLSearchParams,
  { options }: ProductView,
  chosen: Chosen,
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const { id, code } of options) if (chosen[id]) next.set(code, chosen[id])
  return next
}

/**
 * Returns the choice in the contract's form (C-2.2): configurable values by attribute id, bundle selections with their
 * quantity.
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
