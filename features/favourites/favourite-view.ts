import { readProduct, type ProductView } from '#domain/catalogue/product-view.ts'
import type { ProductOption } from '#domain/cart/schema.ts'
import type { Favourite } from '#domain/favourites/schema.ts'

/** A favourite as the list shows it. */
export interface FavouriteView {
  id: number
  product: ProductView
  quantity: number
  /** What was chosen when it came out of the cart. */ options: ProductOption | undefined
}

export const favouriteView = ({
  wishlist_item_id: id,
  product,
  qty,
  product_option: options,
}: Favourite): FavouriteView => ({ id, product: readProduct(product), quantity: qty, options })

/** How a favourite goes into the cart: at once with these options, not now, or after a choice on its page. */
export type Movable =
  | { kind: 'ready'; options: ProductOption | undefined }
  | { kind: 'outOfStock' }
  | { kind: 'needsChoice' }

/** Out of stock comes first: nothing can be chosen of it. Where every option has one value there is nothing to choose. */
export function movable({ product, options }: Pick<FavouriteView, 'product' | 'options'>): Movable {
  if (product.stock === 'out') return { kind: 'outOfStock' }
  if (options) return { kind: 'ready', options }
  if (
    [...product.options.map(({ values }) => values), ...product.bundle.map(({ choices }) => choices)].some(
      (values) => values.length > 1,
    )
  )
    return { kind: 'needsChoice' }
  const configurable = product.options.flatMap(({ id, values }) =>
    values.map(({ value }) => ({ option_id: id, option_value: Number(value) })),
  )
  const bundle = product.bundle.flatMap(({ id, choices }) =>
    choices.map((choice) => ({ option_id: id, option_qty: choice.quantity, option_selections: [choice.id] })),
  )
  if (configurable.length === 0 && bundle.length === 0) return { kind: 'ready', options: undefined }
  return {
    kind: 'ready',
    options: {
      extension_attributes:
        configurable.length > 0 ? { configurable_item_options: configurable } : { bundle_options: bundle },
    },
  }
}
