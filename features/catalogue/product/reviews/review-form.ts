import type { UploadFile } from '#design-system/fields/FileUpload'
import { message } from '#features/kit/form/message.ts'
import * as z from 'zod/mini'
import type { Limits } from './review-attachments.ts'

/** The fields of a review. Photos are validated one by one when chosen. */
export const reviewForm = (limits: Limits) =>
  z.object({
    rating: z.nullable(z.number()).check(z.refine((rating) => rating !== null, 'catalogue.reviews.noRating')),
    detail: z.string().check(
      z.refine((text) => text.trim() !== '', 'catalogue.reviews.empty'),
      z.refine(
        (text) => text.trim().length <= limits.max_characters,
        message('catalogue.reviews.tooLong', { n: limits.max_characters }),
      ),
    ),
    files: z.custom<readonly UploadFile[]>(Array.isArray),
  })
