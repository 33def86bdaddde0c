import type { UploadFile } from '#design-system/FileUpload'
import { withRule } from '#features/kit/form/with-rule.ts'
import type { IntlShape } from 'react-intl'
import * as z from 'zod/mini'
import type { Limits } from './review-attachments.ts'

/** The fields of a review. Photos are validated one by one when chosen. */
export const reviewForm = (intl: IntlShape, limits: Limits) =>
  withRule(
    z.object({
      rating: z.nullable(z.number()),
      detail: z.string(),
      files: z.custom<readonly UploadFile[]>(Array.isArray),
    }),
    ({ rating, detail }) => {
      const { length } = detail.trim()
      return {
        rating: rating === null ? intl.formatMessage({ id: 'catalogue.reviews.noRating' }) : undefined,
        detail:
          length === 0
            ? intl.formatMessage({ id: 'catalogue.reviews.empty' })
            : length > limits.max_characters
              ? intl.formatMessage({ id: 'catalogue.reviews.tooLong' }, { n: limits.max_characters })
              : undefined,
      }
    },
  )
