import type { Db } from '#service/db/db.ts'

/** The product that a like of `id` counts for: a variant's parent, or itself. Undefined if it is not sold. */
export const likedProduct = async (db: Db, id: number): Promise<number | undefined> =>
  (
    await db.one<{ id: number }>(
      'select coalesce(parent_id, id) as id from product where id = $1 and status = 1',
      [id],
    )
  )?.id

export const countOfLikes = async (db: Db, productId: number): Promise<number> =>
  (await db.one<{ n: number }>('select count(*) as n from product_like where product_id = $1', [productId]))!
    .n

export const isLiked = async (db: Db, productId: number, customerId: number): Promise<boolean> =>
  (await db.one('select 1 from product_like where product_id = $1 and customer_id = $2', [
    productId,
    customerId,
  ])) !== undefined

/** Adds or removes a like; repeating it changes nothing. */
export async function setLike(
  db: Db,
  productId: number,
  customerId: number,
  likes: boolean,
  now: Date,
): Promise<void> {
  if (likes)
    await db.query(
      'insert into product_like (product_id, customer_id, created_at) values ($1, $2, $3) on conflict do nothing',
      [productId, customerId, now],
    )
  else
    await db.query('delete from product_like where product_id = $1 and customer_id = $2', [
      productId,
      customerId,
    ])
}
