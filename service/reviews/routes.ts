import { randomUUID } from 'node:crypto'
import { joinName } from '#domain/customers/name.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import { createReview, getRating, getReviewsConfig, listReviews } from '#domain/reviews/api.ts'
import { sqlState } from '#service/db/db.ts'
import { fault, noSuchEntity } from '#service/http/fault.ts'
import { route, type RequestContext, type Route } from '#service/http/route.ts'
import { readUploads, reviewLimits } from './attachments.ts'
import { closeReviewed, reviewableOrder } from './purchase.ts'

/** "Chan" → "C***n": a shopper's name is not for everybody. */
const masked = (name: string): string => { const letters = Array.from(name.trim()); return letters.length === 0 ? '***' : letters.length < 3 ? `${letters[0]}*` : `${letters[0]}***${letters.at(-1)}` }

async function productOf(context: RequestContext, id: number): Promise<{ id: number, parent_id: number | null, reviews_count: number, rating_sum: number }> {
  const product = await context.db.one<{ id: number, parent_id: number | null, reviews_count: number, rating_sum: number }>('select id, parent_id, reviews_count, rating_sum from product where id = $1 and status = 1', [id])
  if (!product) throw noSuchEntity('productId', id)
  return product
}

interface ReviewRow { id: number, nickname: string, title: string | null, detail: string, rating: number, store_id: number, created_at: Date, attachments: string[] }
/** A page of a product that is loved by thousands stays small; the newest are enough to read. */
const MOST_REVIEWS = 200

export const reviewsRoutes: Route[] = [
  route(getReviewsConfig, () => ({ max_characters: reviewLimits.maxCharacters, max_attachments: reviewLimits.maxAttachments, max_attachment_size: reviewLimits.maxAttachmentBytes, allowed_extensions: [...reviewLimits.extensions], guest_allowed: false })),
  route(listReviews, async ({ params }, context) => {
    const product = await productOf(context, params.id)
    const rows = await context.db.query<ReviewRow>(
      `select r.id, r.nickname, r.title, r.detail, r.rating, r.store_id, r.created_at, array(select '/media/reviews/' || a.id from review_attachment a where a.review_id = r.id order by a.position) as attachments
       from review r where r.product_id = $1 and r.status_id = 1 order by r.created_at desc, r.id desc limit ${MOST_REVIEWS}`, [product.parent_id ?? product.id])
    const { n } = (await context.db.one<{ n: number }>('select count(*) as n from review where product_id = $1 and status_id = 1', [product.parent_id ?? product.id]))!
    return { items: rows.map((row) => ({ ...row, created_at: formatServiceTime(row.created_at) })), total_count: n }
  }),
  route(getRating, async ({ params }, context) => {
    const asked = await productOf(context, params.id), product = asked.parent_id === null ? asked : await productOf(context, asked.parent_id)
    return { entity_pk_value: asked.id, reviews_count: product.reviews_count, rating_summary: product.reviews_count ? Math.round(product.rating_sum / product.reviews_count * 20) : 0 }
  }),
  route(createReview, async ({ body: { review } }, context) => {
    const customer = context.requireCustomer(), detail = review.detail.trim()
    if (detail === '') throw fault(400, 'Comment is empty')
    if (Array.from(detail).length > reviewLimits.maxCharacters) throw fault(400, 'Please shorten the comment to %1 characters or less.', [reviewLimits.maxCharacters])
    if (!Number.isInteger(review.rating) || review.rating < 1 || review.rating > 5) throw fault(400, 'Please select a rating.')
    const files = readUploads(review.attachments ?? [], reviewLimits), asked = await productOf(context, review.product_id), productId = asked.parent_id ?? asked.id
    const writer = await context.db.one<{ firstname: string, lastname: string }>('select firstname, lastname from customer where id = $1', [customer.id])
    try {
      return await context.db.tx(async (db) => {
        const order = await reviewableOrder(db, { customerId: customer.id, orderId: review.order_id, productIds: [asked.id, productId] })
        const saved = (await db.one<{ id: number }>(
          'insert into review (product_id, customer_id, order_id, store_id, nickname, title, detail, rating, status_id, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, 1, $9) returning id',
          [productId, customer.id, order.id, context.store.id, masked(joinName(writer?.firstname, writer?.lastname)), review.title?.slice(0, 120) ?? null, detail, review.rating, context.now]))!
        for (const [position, file] of files.entries()) await db.query('insert into review_attachment (id, review_id, position, media_type, content) values ($1, $2, $3, $4, $5)', [randomUUID(), saved.id, position, file.mediaType, file.content])
        await db.query('update product set reviews_count = reviews_count + 1, rating_sum = rating_sum + $2 where id = $1', [productId, review.rating])
        await closeReviewed(db, order, context.now)
        return { id: saved.id, status_id: 1 }
      })
    } catch (error) {
      if (sqlState(error) === '23505') throw fault(400, 'You have already reviewed this product.')
      throw error
    }
  }),
]
