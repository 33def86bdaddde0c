import type { Review } from '#domain/reviews/schema.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import { languages } from '#domain/store/languages.ts'
import { formatDate } from '#domain/dates/format-date.ts'
import { Divider } from '#design-system/layout/Divider'
import { Inline } from '#design-system/layout/Inline'
import { Rating } from '#design-system/data/Rating'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { lazy, Suspense, useId } from 'react'
import { useIntl } from 'react-intl'
import { reviewLanguage } from './review-language.ts'
import { TranslatedReview } from './TranslatedReview.tsx'
import { useCanTranslate } from './use-can-translate.ts'

const ReviewPhotos = lazy(() =>
  import('./ReviewPhotos.tsx').then((loaded) => ({ default: loaded.ReviewPhotos })),
)

/** One review: who wrote it and when, the stars, the text with its language and the photos. */
export function ReviewItem({ review }: { review: Review }) {
  const intl = useIntl()
  const id = useId()
  const lang = reviewLanguage(review.store_id, intl.locale)
  const canTranslate = useCanTranslate()
  const original = <Text {...(lang && { lang })}>{review.detail}</Text>
  return (
    <article id={`review-${review.id}`} aria-labelledby={id}>
      <Stack gap={2}>
        <Divider />
        <Inline justify="between" gap={3}>
          <Inline gap={2}>
            <Text as="span" size="small" weight="strong" id={id}>
              {review.nickname}
            </Text>
            <Rating
              value={review.rating}
              size="sm"
              label={intl.formatMessage({ id: 'catalogue.rating.one' }, { value: review.rating })}
            />
          </Inline>
          <Text as="time" size="caption" tone="muted" dateTime={review.created_at}>
            {formatDate(parseServiceTime(review.created_at), intl.locale)}
          </Text>
        </Inline>
        {lang && (
          <Text size="caption" tone="muted">
            {intl.formatMessage(
              { id: 'catalogue.reviews.in' },
              { language: languages.find(({ tag }) => tag === lang)?.code },
            )}
          </Text>
        )}
        {lang && canTranslate ? (
          <TranslatedReview text={review.detail} lang={lang} writerId={id} />
        ) : (
          original
        )}
        {review.attachments.length > 0 && (
          <Suspense>
            <ReviewPhotos name={review.nickname} photos={review.attachments} />
          </Suspense>
        )}
      </Stack>
    </article>
  )
}
