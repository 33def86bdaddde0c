import * as api from '#domain/favourites/api.ts'
import type { Favourite } from '#domain/favourites/schema.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import type * as z from 'zod/mini'
import { present } from '#service/catalogue/listing.ts'
import { loadRecords } from '#service/catalogue/record-store.ts'
import { knownLanguage } from '#service/catalogue/products-for-sale.ts'
import { anyOf } from '#service/db/db.ts'
import type { RequestContext } from '#service/http/context.ts'
import { noSuchEntity } from '#service/http/fault.ts'
import { route, type Route } from '#service/http/route.ts'
import { countOfLikes, isLiked, likedProduct, setLike } from './like-store.ts'
import { addBySku, moveFromCart, moveToCart } from './move.ts'
import { deleteFavourites, ensureWishlist, favouriteOf, favouritesOf, type FavouriteRow } from './store.ts'

/** Favourites with their products, priced and named for the caller, in a constant number of statements. */
async function favouritesWire(
  { db, store, customer, now }: RequestContext,
  rows: readonly FavouriteRow[],
): Promise<z.input<typeof Favourite>[]> {
  const language = knownLanguage(store.code)
  const ids = rows.map((row) => row.product_id)
  const records =
    ids.length === 0 ? [] : await loadRecords(db, language, `p.id = ${anyOf('$2::int[]')}`, [ids])
  const products = new Map(
    (await present({ db, language, group: customer?.group ?? 'guest', now }, records, false)).map(
      (product) => [product.id, product],
    ),
  )
  return rows.flatMap(({ id, wishlist_id, product_id, store_id, qty, options, added_at }) => {
    const product = products.get(product_id)
    return product
      ? [
          {
            wishlist_item_id: id,
            wishlist_id,
            product_id,
            store_id,
            qty,
            description: null,
            added_at: formatServiceTime(added_at),
            product,
            ...(Object.keys(options).length > 0 ? { product_option: { extension_attributes: options } } : {}),
          },
        ]
      : []
  })
}

async function liked(context: RequestContext, id: number): Promise<number> {
  const product = await likedProduct(context.db, id)
  if (product === undefined) throw noSuchEntity('productId', id)
  return product
}

/** Favourites and likes (C-6.4). The two GETs that delete are refused to foreign pages and never cached. */
export const favouritesRoutes: Route[] = [
  route(api.listFavourites, async (_request, context) => {
    const { db, now } = context
    const list = await ensureWishlist(db, context.requireCustomer().id, now)
    const items = await favouritesWire(context, await favouritesOf(db, list.customer_id))
    return {
      wishlist_id: list.id,
      customer_id: list.customer_id,
      shared: 0,
      sharing_code: list.sharing_code,
      updated_at: formatServiceTime(list.updated_at),
      items,
      items_count: items.length,
    }
  }),
  route(api.addFavourite, async ({ params }, context) => {
    const [favourite] = await favouritesWire(context, [await addBySku(context, params.sku)])
    if (!favourite) throw noSuchEntity('sku', params.sku)
    return favourite
  }),
  route(api.moveFavouritesToCart, ({ body }, context) => moveToCart(context, body.itemIds)),
  route(api.moveCartToFavourites, ({ body }, context) => moveFromCart(context, body.itemIds)),
  route(api.removeAllFavourites, async (_request, { db, now, requireCustomer }) => {
    await deleteFavourites(db, requireCustomer().id, 'all', now)
    return true as const
  }),
  route(api.removeFavourite, async ({ params }, { db, now, requireCustomer }) => {
    if ((await deleteFavourites(db, requireCustomer().id, [params.id], now)) === 0)
      throw noSuchEntity('itemId', params.id)
    return true as const
  }),
  route(api.removeFavourites, async ({ body }, { db, now, requireCustomer }) => {
    await deleteFavourites(db, requireCustomer().id, body.itemIds, now)
    return true as const
  }),
  route(api.checkFavourite, async ({ params }, { db, requireCustomer }) => {
    const found = await favouriteOf(db, requireCustomer().id, params.id)
    return { in_wishlist: found !== undefined, wishlist_item_id: found?.id ?? null }
  }),

  route(api.checkLike, async ({ params }, context) =>
    isLiked(context.db, await liked(context, params.id), context.requireCustomer().id),
  ),
  route(api.changeLike, async ({ params }, context) => {
    const product = await liked(context, params.id)
    await setLike(context.db, product, context.requireCustomer().id, params.change === 'add', context.now)
    return countOfLikes(context.db, product)
  }),
  route(api.countLikes, async ({ params }, context) =>
    countOfLikes(context.db, await liked(context, params.id)),
  ),
]
