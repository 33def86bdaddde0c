import type { PhotoLimits } from '#service/uploads/photos.ts'

/** Limits of a review (R-569: configurable; clients read them from GET /reviews/config). */
interface ReviewLimits extends PhotoLimits {
  readonly maxCharacters: number
}

export const reviewLimits: ReviewLimits = {
  maxCharacters: 500,
  maxAttachments: 5,
  maxAttachmentBytes: 5 * 1024 * 1024,
  extensions: ['jpg', 'jpeg', 'png'],
}
