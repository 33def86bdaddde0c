import { reviewRefusals } from '#domain/reviews/refusals.ts'
import { joinName } from '#domain/customers/name.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import { createReview, getRating, getReviewsConfig, listReviews } from '#domain/reviews/api.ts'
import { storesReadFirst } from '#domain/reviews/reading-order.ts'
import { ratingSummary } from '#domain/reviews/mean.ts'
import { reviewStatus } from '#domain/reviews/status.ts'
import { addRating, findReviewedProduct, type ReviewedProduct } from '#service/catalogue/product-store.ts'
import { findCustomer } from '#service/customers/store.ts'
import { sqlState } from '#service/db/db.ts'
import { noSuchEntity, refuse } from '#service/http/fault.ts'
import { route, type RequestContext, type Route } from '#service/http/route.ts'
import { languageOfStore } from '#service/languages/six-languages.ts'
import { countUpload, maxUploadBody, readPhotos } from '#service/uploads/photos.ts'
import { reviewLimits } from './limits.ts'
import { formerCustomer, nicknameOf } from './nickname.ts'
import { closeReviewed, reviewableOrder } from './purchase-store.ts'
import { countApprovedRatings, insertReview, listApprovedReviews } from './store.ts'

async function productOf(context: RequestContext, id: number): Promise<ReviewedProduct> {
  const product = await findReviewedProduct(context.db, id)
  if (!product) throw noSuchEntity('productId', id)
  return product
}

export const reviewsRoutes: Route[] = [
  route(getReviewsConfig, () => ({
    max_characters: reviewLimits.maxCharacters,
    max_attachments: reviewLimits.maxAttachments,
    max_attachment_size: reviewLimits.maxAttachmentBytes,
    allowed_extensions: [...reviewLimits.extensions],
    guest_allowed: false,
  })),
  route(listReviews, async ({ params }, context) => {
    const product = await productOf(context, params.id)
    const shownId = product.parent_id ?? product.id
    const rows = await listApprovedReviews(context.db, shownId, storesReadFirst(context.store.id))
    const ratings = await countApprovedRatings(context.db, shownId)
    return {
      items: rows.map(({ title, nickname, ...row }) => ({
        ...row,
        nickname: nickname || formerCustomer(languageOfStore(context.store.code)),
        ...(title === null ? {} : { title }),
        created_at: formatServiceTime(row.created_at),
      })),
      total_count: ratings.reduce((total, { count }) => total + count, 0),
      rating_counts: ratings,
    }
  }),
  route(getRating, async ({ params }, context) => {
    const asked = await productOf(context, params.id),
      product = asked.parent_id === null ? asked : await productOf(context, asked.parent_id)
    return {
      entity_pk_value: asked.id,
      reviews_count: product.reviews_count,
      rating_summary: ratingSummary(product.rating_sum, product.reviews_count),
    }
  }),
  route(
    createReview,
    async ({ body: { review } }, context) => {
      const customer = context.requireCustomer(),
        detail = review.detail.trim()
      if (detail === '') throw refuse(reviewRefusals.empty)
      if (Array.from(detail).length > reviewLimits.maxCharacters)
        throw refuse(reviewRefusals.tooLong, [reviewLimits.maxCharacters])
      if (!Number.isInteger(review.rating) || review.rating < 1 || review.rating > 5)
        throw refuse(reviewRefusals.ratingMissing)
      const asked = await productOf(context, review.product_id),
        productId = asked.parent_id ?? asked.id,
        purchase = {
          customerId: customer.id,
          orderId: review.order_id,
          productIds: [asked.id, productId],
        }
      // Checks whether a review is allowed before decoding any photo, and again under the lock below.
      await reviewableOrder(context.db, purchase)
      const uploads = review.attachments ?? []
      if (uploads.length > 0) await countUpload(context.db, 'review-photos', customer.id, context.now)
      const photos = await readPhotos(uploads, reviewLimits)
      const status = context.settings.reviewsWait ? 'pending' : 'approved'
      const writer = await findCustomer(context.db, customer.id)
      try {
        return await context.db.tx(async (db) => {
          const order = await reviewableOrder(db, purchase)
          const id = await insertReview(
            db,
            {
              productId,
              customerId: customer.id,
              orderId: order.id,
              storeId: context.store.id,
              nickname: nicknameOf(joinName(writer?.firstname, writer?.lastname)),
              title: review.title?.slice(0, 120) ?? null,
              detail,
              rating: review.rating,
              status,
            },
            photos,
            context.now,
          )
          if (status === 'approved') await addRating(db, productId, review.rating)
          await closeReviewed(db, order, context.now)
          return { id, status_id: reviewStatus[status] }
        })
      } catch (error) {
        if (sqlState(error) === '23505') throw refuse(reviewRefusals.reviewed)
        throw error
      }
    },
    { maxBodyBytes: maxUploadBody(reviewLimits) },
  ),
]
