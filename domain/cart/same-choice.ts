import type { CartItem, ProductOption } from './schema.ts'

/** A product with its chosen options, as it is added to a cart. */
export interface CartChoice {
  sku: string
  options?: ProductOption | undefined
}

/** The chosen values in an order of their own: services answer options in any order. */
function valuesOf(options: ProductOption | undefined): string {
  const chosen = options?.extension_attributes
  return [
    ...(chosen?.configurable_item_options ?? []).map(({ option_id, option_value }) => [
      option_id,
      option_value,
    ]),
    ...(chosen?.bundle_options ?? []).map(({ option_id, option_selections }) => [
      option_id,
      ...option_selections.toSorted((a, b) => a - b),
    ]),
  ]
    .map((value) => value.join(':'))
    .toSorted()
    .join(' ')
}

/** Whether a cart line is this product in this choice. A line with options names its product beside its own SKU. */
export function isSameChoice(item: CartItem, { sku, options }: CartChoice): boolean {
  const product = item.extension_attributes?.product?.sku ?? item.sku
  return (options ? product : item.sku) === sku && valuesOf(item.product_option) === valuesOf(options)
}

/** How many pieces of a product in this choice a cart holds. */
export const quantityInCart = (items: readonly CartItem[], choice: CartChoice): number =>
  items.reduce((sum, item) => (isSameChoice(item, choice) ? sum + item.qty : sum), 0)
