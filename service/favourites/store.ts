import { randomBytes } from 'node:crypto'
import type { StoredOption } from '#service/cart/rows.ts'
import type { Db } from '#service/db/db.ts'
import { defineRow, int, jsonb, text, timestamptz, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

/** A customer's list: one per customer, created with the first favourite. */
const wishlistRow = defineRow('wishlist', {
  id: int,
  customer_id: int,
  sharing_code: text,
  updated_at: timestamptz,
})
export type WishlistRow = RowOf<typeof wishlistRow>

/** A favourite. */
const favouriteRow = defineRow('wishlist_item', {
  id: int,
  wishlist_id: int,
  product_id: int,
  store_id: int,
  qty: int,
  options: jsonb<StoredOption>(),
  added_at: timestamptz,
})
export type FavouriteRow = RowOf<typeof favouriteRow>

/** What adding a favourite writes. */
export type NewFavourite = Pick<FavouriteRow, 'product_id' | 'store_id' | 'qty' | 'options'>

/** Maximum number of favourites per customer; only a robot needs more. */
const FAVOURITES_MAX = 500

/** The customer's list, created if missing; safe under concurrent calls. */
export async function ensureWishlist(db: Db, customerId: number, now: Date): Promise<WishlistRow> {
  for (;;) {
    const found = await db.one(sql`select ${wishlistRow} from wishlist where customer_id = $1`, [customerId])
    if (found) return found
    await db.query(
      'insert into wishlist (customer_id, sharing_code, updated_at) values ($1, $2, $3) on conflict (customer_id) do nothing',
      [customerId, randomBytes(16).toString('hex'), now],
    )
  }
}

/** A customer's favourites, newest first, without disabled products. */
export const favouritesOf = (db: Db, customerId: number): Promise<FavouriteRow[]> =>
  db.query(
    sql`select ${favouriteRow.of('i')} from wishlist_item i join wishlist w on w.id = i.wishlist_id join product p on p.id = i.product_id where w.customer_id = $1 and p.status = 1 order by i.added_at desc, i.id desc`,
    [customerId],
  )

/** The customer's favourites among some ids, in list order, locked until the end of the transaction. */
export const ownFavourites = (db: Db, customerId: number, ids: readonly number[]): Promise<FavouriteRow[]> =>
  db.query(
    sql`select ${favouriteRow.of('i')} from wishlist_item i join wishlist w on w.id = i.wishlist_id where w.customer_id = $1 and i.id = any($2::int[]) order by i.added_at desc, i.id desc for update of i`,
    [customerId, ids],
  )

/**
 * Adds a favourite; an existing one stays as it is.
 * @returns undefined when the list is full
 */
export async function putFavourite(
  db: Db,
  list: WishlistRow,
  { product_id: productId, store_id: storeId, qty, options }: NewFavourite,
  now: Date,
): Promise<FavouriteRow | undefined> {
  // Serialises two tabs.
  await db.query('select 1 from wishlist where id = $1 for update', [list.id])
  const known = await db.one(
    sql`select ${favouriteRow} from wishlist_item where wishlist_id = $1 and product_id = $2`,
    [list.id, productId],
  )
  if (known) return known
  const { n } = (await db.one<{ n: number }>(
    'select count(*) as n from wishlist_item where wishlist_id = $1',
    [list.id],
  ))!
  if (n >= FAVOURITES_MAX) return undefined
  await db.query('update wishlist set updated_at = $2 where id = $1', [list.id, now])
  return db.one(
    sql`insert into wishlist_item (wishlist_id, product_id, store_id, qty, options, added_at) values ($1, $2, $3, $4, $5, $6) returning ${favouriteRow}`,
    [list.id, productId, storeId, qty, JSON.stringify(options), now],
  )
}

/**
 * Removes some favourites of a customer, or all.
 * @returns the number removed
 */
export async function deleteFavourites(
  db: Db,
  customerId: number,
  ids: readonly number[] | 'all',
  now: Date,
): Promise<number> {
  const gone = await db.query(
    'delete from wishlist_item i using wishlist w where w.id = i.wishlist_id and w.customer_id = $1 and ($2::int[] is null or i.id = any($2)) returning i.id',
    [customerId, ids === 'all' ? null : ids],
  )
  if (gone.length > 0)
    await db.query('update wishlist set updated_at = $2 where customer_id = $1', [customerId, now])
  return gone.length
}

/** The favourite of a product. A variant counts as its parent, which is what a page shows. */
export const favouriteOf = (
  db: Db,
  customerId: number,
  productId: number,
): Promise<{ id: number } | undefined> =>
  db.one(
    sql`select ${favouriteRow.only('id').of('i')} from wishlist_item i join wishlist w on w.id = i.wishlist_id where w.customer_id = $1 and i.product_id = (select coalesce(parent_id, id) from product where id = $2)`,
    [customerId, productId],
  )
