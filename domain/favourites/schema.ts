import * as z from 'zod/mini'
import { Product } from '../catalogue/schema.ts'
import { ProductOption } from '../cart/schema.ts'
import { flag, id, maybe, numeric } from '../contract/wire.ts'

/**
 * A favourite with its product, priced for the customer's group and named in the store's language (C-6.4).
 * `product_option` is our addition: the chosen options of one that came from the cart.
 */
export const Favourite = z.looseObject({
  wishlist_item_id: id,
  wishlist_id: id,
  product_id: id,
  store_id: id,
  added_at: z.string(),
  description: maybe(z.string()),
  qty: numeric,
  product: Product,
  product_option: z.optional(ProductOption),
})
export type Favourite = z.infer<typeof Favourite>

export const Wishlist = z.looseObject({
  wishlist_id: id,
  customer_id: id,
  shared: numeric,
  sharing_code: z.string(),
  updated_at: z.string(),
  items: z.array(Favourite),
  items_count: numeric,
})
export type Wishlist = z.infer<typeof Wishlist>

/** Whether a product is a favourite. Another service may answer only yes or no. */
export const FavouriteCheck = z.union([
  z.looseObject({ in_wishlist: flag, wishlist_item_id: maybe(id) }),
  z.pipe(
    z.boolean(),
    z.transform((is: boolean) => ({ in_wishlist: is, wishlist_item_id: null })),
  ),
])

/** Result of moving favourites to the cart; those that failed stay favourites. */
export const MovedToCart = z.looseObject({
  added: z.array(id),
  failed: z.array(z.looseObject({ item_id: id, message: z.string() })),
})
