import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { id, maybe } from '../contract/wire.ts'
import { RatingCount, RatingSummary, Review, ReviewsConfig } from './schema.ts'

const product = z.object({ id })

export const getReviewsConfig = schemas({
  response: ReviewsConfig,
  summary: 'Limits of a review: characters, attachments, bytes (C-6.9).',
})
export const listReviews = schemas({
  params: product,
  response: z.looseObject({
    items: z.array(Review),
    total_count: z.number(),
    rating_counts: maybe(z.array(RatingCount)),
  }),
  summary: 'The reviews of a product id, those in the language of the store first (C-6.9).',
})
export const getRating = schemas({
  params: product,
  response: RatingSummary,
  summary: 'How many reviews a product has and their mean, 0–100 (C-6.9).',
})
export const createReview = schemas({
  body: z.object({
    review: z.object({
      product_id: id,
      order_id: z.optional(id),
      detail: z.string(),
      rating: z.number(),
      title: z.optional(z.string()),
      attachments: z.optional(
        z.array(z.object({ name: z.string(), type: z.string(), base64_encoded_data: z.string() })),
      ),
    }),
  }),
  response: z.looseObject({ id, status_id: z.number() }),
  summary: 'Writes a review of a bought product; 400 `Comment is empty` (C-6.9).',
})
