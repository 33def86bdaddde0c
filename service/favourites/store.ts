import { randomBytes } from 'node:crypto'
import type { StoredOption } from '#service/cart/store.ts'
import type { Db } from '#service/db/db.ts'

/** A row of the table `wishlist`: one a customer, made with the first favourite. */
export interface WishlistRow { id: number; customer_id: number; sharing_code: string; updated_at: Date }
export interface FavouriteRow { id: number; wishlist_id: number; product_id: number; store_id: number; qty: number; options: StoredOption; added_at: Date }
/** What adding a favourite writes. */
export type NewFavourite = Pick<FavouriteRow, 'product_id' | 'store_id' | 'qty' | 'options'>

/** Most favourites of one customer: beyond it is a robot. */
export const FAVOURITES_MAX = 500

/** The customer's list, made when there is none; safe when asked twice at once. */
export async function ensureWishlist(db: Db, customerId: number, now: Date): Promise<WishlistRow> {
  for (;;) {
    const found = await db.one<WishlistRow>('select * from wishlist where customer_id = $1', [customerId])
    if (found) return found
    await db.query('insert into wishlist (customer_id, sharing_code, updated_at) values ($1, $2, $3) on conflict (customer_id) do nothing', [customerId, randomBytes(16).toString('hex'), now])
  }
}

/** A customer's favourites, the newest first. Those whose product is switched off are left out. */
export const favouritesOf = (db: Db, customerId: number): Promise<FavouriteRow[]> => db.query<FavouriteRow>(
  'select i.* from wishlist_item i join wishlist w on w.id = i.wishlist_id join product p on p.id = i.product_id where w.customer_id = $1 and p.status = 1 order by i.added_at desc, i.id desc', [customerId])

/** Those of some ids that are the customer's, in the order of the list, held until the end of the transaction. */
export const ownFavourites = (db: Db, customerId: number, ids: readonly number[]): Promise<FavouriteRow[]> => db.query<FavouriteRow>(
  'select i.* from wishlist_item i join wishlist w on w.id = i.wishlist_id where w.customer_id = $1 and i.id = any($2::int[]) order by i.added_at desc, i.id desc for update of i', [customerId, ids])

/**
 * Adds a favourite; one that is there already stays as it is.
 * @returns undefined when the list is full
 */
export async function putFavourite(db: Db, list: WishlistRow, { product_id: productId, store_id: storeId, qty, options }: NewFavourite, now: Date): Promise<FavouriteRow | undefined> {
  // Two tabs count one after the other.
  await db.query('select 1 from wishlist where id = $1 for update', [list.id])
  const known = await db.one<FavouriteRow>('select * from wishlist_item where wishlist_id = $1 and product_id = $2', [list.id, productId])
  if (known) return known
  const { n } = (await db.one<{ n: number }>('select count(*) as n from wishlist_item where wishlist_id = $1', [list.id]))!
  if (n >= FAVOURITES_MAX) return undefined
  await db.query('update wishlist set updated_at = $2 where id = $1', [list.id, now])
  return db.one<FavouriteRow>('insert into wishlist_item (wishlist_id, product_id, store_id, qty, options, added_at) values ($1, $2, $3, $4, $5, $6) returning *', [list.id, productId, storeId, qty, JSON.stringify(options), now])
}

/** Removes favourites of a customer: those of some ids, or all. @returns how many there were */
export async function deleteFavourites(db: Db, customerId: number, ids: readonly number[] | 'all', now: Date): Promise<number> {
  const gone = await db.query('delete from wishlist_item i using wishlist w where w.id = i.wishlist_id and w.customer_id = $1 and ($2::int[] is null or i.id = any($2)) returning i.id', [customerId, ids === 'all' ? null : ids])
  if (gone.length > 0) await db.query('update wishlist set updated_at = $2 where customer_id = $1', [customerId, now])
  return gone.length
}

/** The favourite that a product is. A variant counts as its parent, which is what a page shows. */
export const favouriteOf = (db: Db, customerId: number, productId: number): Promise<{ id: number } | undefined> => db.one<{ id: number }>(
  'select i.id from wishlist_item i join wishlist w on w.id = i.wishlist_id where w.customer_id = $1 and i.product_id = (select coalesce(parent_id, id) from product where id = $2)', [customerId, productId])
