import type { Db } from '#service/db/db.ts'
import { computed, defineRow, int, text, timestamptz, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { reviewStatus } from '#domain/reviews/status.ts'

const moderatedRow = defineRow('review', {
  id: int,
  status_id: int,
  rating: int,
  detail: text,
  created_at: timestamptz,
})

/** A review as the staff list it. */
export interface ModeratedReview extends RowOf<typeof moderatedRow> {
  readonly sku: string
}

/** Reviews with a status, or all of them: those that wait oldest first, otherwise the newest first. */
export const listModeratedReviews = (
  db: Db,
  { status, limit }: { status?: number | undefined; limit: number },
): Promise<ModeratedReview[]> =>
  db.query(
    sql`select ${moderatedRow.of('r')}, ${computed('sku', text, 'p.sku')} from review r join product p on p.id = r.product_id
     where $1::int is null or r.status_id = $1
     order by case when $1::int = ${reviewStatus.pending} then r.id else -r.id end limit $2`,
    [status ?? null, limit],
  )

/**
 * Gives a review another status, and takes its stars out of the product's mean and count or puts them in.
 * @returns the status that it had, undefined if it does not exist
 */
export async function setReviewStatus(tx: Db, id: number, status: number): Promise<number | undefined> {
  const review = await tx.one<{ status_id: number; product_id: number; rating: number }>(
    'select status_id, product_id, rating from review where id = $1 for update',
    [id],
  )
  if (!review || review.status_id === status) return review?.status_id
  await tx.query('update review set status_id = $2 where id = $1', [id, status])
  const change = Number(status === reviewStatus.approved) - Number(review.status_id === reviewStatus.approved)
  if (change !== 0)
    await tx.query(
      'update product set reviews_count = reviews_count + $2::int, rating_sum = rating_sum + $2::int * $3::int where id = $1',
      [review.product_id, change, review.rating],
    )
  return review.status_id
}
