import * as z from 'zod/mini'
import { id, maybe, numeric } from '../contract/wire.ts'

export const Review = z.looseObject({
  id,
  nickname: z.string(),
  title: maybe(z.string()),
  detail: z.string(),
  rating: numeric,
  attachments: z.array(z.string()),
  created_at: z.string(),
  store_id: id,
})
export type Review = z.infer<typeof Review>
/** How many reviews gave a number of stars. */
export const RatingCount = z.looseObject({ rating: numeric, count: z.number() })
export type RatingCount = z.infer<typeof RatingCount>
export const RatingSummary = z.looseObject({
  entity_pk_value: id,
  reviews_count: numeric,
  rating_summary: numeric,
})
export const ReviewsConfig = z.looseObject({
  max_characters: z.number(),
  max_attachments: z.number(),
  max_attachment_size: z.number(),
  allowed_extensions: z.array(z.string()),
  guest_allowed: z.boolean(),
})
