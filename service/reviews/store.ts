import { randomUUID } from 'node:crypto'
import type { Db } from '#service/db/db.ts'
import type { StoredPhoto } from '#service/uploads/photos.ts'

interface ReviewRow {
  id: number
  nickname: string
  title: string | null
  detail: string
  rating: number
  store_id: number
  created_at: Date
  attachments: string[]
}

/** Maximum number of reviews on a product's page. */
const MOST_REVIEWS = 200

/** The approved reviews of a product: those of `firstStores` in that order, then all others; the newest first in each. */
export const listApprovedReviews = (
  db: Db,
  productId: number,
  firstStores: readonly number[],
): Promise<ReviewRow[]> =>
  db.query<ReviewRow>(
    `select r.id, r.nickname, r.title, r.detail, r.rating, r.store_id, r.created_at, array(select '/media/reviews/' || a.id from review_attachment a where a.review_id = r.id order by a.position) as attachments
     from review r where r.product_id = $1 and r.status_id = 1 order by array_position($2::int[], r.store_id) nulls last, r.created_at desc, r.id desc limit ${MOST_REVIEWS}`,
    [productId, [...firstStores]],
  )

/** How many approved reviews of a product gave each number of stars; numbers that nobody gave are left out. */
export const countApprovedRatings = (
  db: Db,
  productId: number,
): Promise<{ rating: number; count: number }[]> =>
  db.query(
    'select rating, count(*)::int as count from review where product_id = $1 and status_id = 1 group by rating order by rating desc',
    [productId],
  )

export interface NewReview {
  readonly productId: number
  readonly customerId: number
  readonly orderId: number
  readonly storeId: number
  readonly nickname: string
  readonly title: string | null
  readonly detail: string
  readonly rating: number
}

/** Writes a review with its photos. @returns its id */
export async function insertReview(
  db: Db,
  review: NewReview,
  photos: readonly StoredPhoto[],
  now: Date,
): Promise<number> {
  const { id } = (await db.one<{ id: number }>(
    'insert into review (product_id, customer_id, order_id, store_id, nickname, title, detail, rating, status_id, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, 1, $9) returning id',
    [
      review.productId,
      review.customerId,
      review.orderId,
      review.storeId,
      review.nickname,
      review.title,
      review.detail,
      review.rating,
      now,
    ],
  ))!
  for (const [position, photo] of photos.entries())
    await db.query(
      'insert into review_attachment (id, review_id, position, media_type, content) values ($1, $2, $3, $4, $5)',
      [randomUUID(), id, position, photo.mediaType, photo.content],
    )
  return id
}

/** A photo of an approved review. */
export const findApprovedPhoto = (
  db: Db,
  id: string,
): Promise<{ media_type: string; content: Buffer } | undefined> =>
  db.one(
    'select a.media_type, a.content from review_attachment a join review r on r.id = a.review_id where a.id = $1 and r.status_id = 1',
    [id],
  )
