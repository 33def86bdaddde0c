import { randomUUID } from 'node:crypto'
import { reviewStatus, type ReviewStatus } from '#domain/reviews/status.ts'
import type { Db } from '#service/db/db.ts'
import {
  arrayOf,
  bytea,
  computed,
  defineRow,
  int,
  nullable,
  text,
  timestamptz,
  type RowOf,
} from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import type { StoredPhoto } from '#service/uploads/photos.ts'

/** A review as a product's page shows it. */
const reviewRow = defineRow('review', {
  id: int,
  nickname: text,
  title: nullable(text),
  detail: text,
  rating: int,
  store_id: int,
  created_at: timestamptz,
})
interface ReviewRow extends RowOf<typeof reviewRow> {
  attachments: string[]
}

/** A photo of a review. */
export const reviewPhotoRow = defineRow('review_attachment', { media_type: text, content: bytea })

const attachments = `array(select '/media/reviews/' || a.id from review_attachment a where a.review_id = r.id order by a.position)`

/** Maximum number of reviews on a product's page. */
const MOST_REVIEWS = 200

/** The approved reviews of a product: those of `firstStores` in that order, then all others; the newest first in each. */
export const listApprovedReviews = (
  db: Db,
  productId: number,
  firstStores: readonly number[],
): Promise<ReviewRow[]> =>
  db.query(
    sql`select ${reviewRow.of('r')}, ${computed('attachments', arrayOf(text), attachments)}
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
  /** @default 'approved' */
  readonly status?: ReviewStatus
}

/** Writes a review with its photos. @returns its id */
export async function insertReview(
  db: Db,
  review: NewReview,
  photos: readonly StoredPhoto[],
  now: Date,
): Promise<number> {
  const { id } = (await db.one(
    sql`insert into review (product_id, customer_id, order_id, store_id, nickname, title, detail, rating, status_id, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $10, $9) returning ${reviewRow.only('id')}`,
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
      reviewStatus[review.status ?? 'approved'],
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
export const findApprovedPhoto = (db: Db, id: string): Promise<RowOf<typeof reviewPhotoRow> | undefined> =>
  db.one(
    sql`select ${reviewPhotoRow.of('a')} from review_attachment a join review r on r.id = a.review_id where a.id = $1 and r.status_id = 1`,
    [id],
  )
