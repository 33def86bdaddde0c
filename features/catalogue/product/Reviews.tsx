import type { Review } from '#domain/reviews/schema.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import { dateInWords } from '#domain/dates/in-words.ts'
import { Button } from '#design-system/Button'
import { Histogram } from '#design-system/Histogram'
import { Inline } from '#design-system/Inline'
import { LinkButton } from '#design-system/LinkButton'
import { Rating } from '#design-system/Rating'
import { Section } from '#design-system/Section'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { Divider } from '#design-system/Divider'
import { readyWords } from '#features/kit/call.ts'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { histogramRows } from './histogram-rows.ts'

const ReviewForm = lazy(async () => ({ default: (await Promise.all([import('./ReviewForm.tsx'), readyWords()]))[0].ReviewForm }))

export interface ReviewsProps { productId: number; reviews: readonly Review[] | undefined; mean: number | undefined; count: number; isSignedIn: boolean }

/** Reviews shown before a person asks for more. */
const FIRST = 4

/** What buyers say: the mean, how the marks are spread, the texts, and the way to write one. */
export function Reviews({ productId, reviews, mean, count, isSignedIn }: ReviewsProps) {
  const intl = useIntl()
  const [all, setAll] = useState(false)
  const [writes, setWrites] = useState(false)
  const shown = all ? reviews : reviews?.slice(0, FIRST)
  return (
    <Section
      id="reviews" space="none" title={intl.formatMessage({ id: 'catalogue.reviews.title' })}
      aside={isSignedIn ? <Button size="sm" icon="edit" onPress={() => { setWrites(true) }}>{intl.formatMessage({ id: 'catalogue.reviews.write' })}</Button> : undefined}
    >
      <Stack gap={4}>
        {!reviews && <Skeleton shape="text" lines={5} />}
        {reviews?.length === 0 && (
          <Stack gap={2} align="start">
            <Text tone="muted">{intl.formatMessage({ id: 'catalogue.reviews.none' })}</Text>
            {!isSignedIn && <LinkButton size="sm" href="/signin">{intl.formatMessage({ id: 'catalogue.reviews.signIn' })}</LinkButton>}
          </Stack>
        )}
        {reviews && reviews.length > 0 && (
          <>
            <Inline gap={6} wrap={false}>
              {mean !== undefined && (
                <Stack gap={1}>
                  <Text size="figure" weight="bold" isTabular isUnbroken>{mean.toFixed(1)}</Text>
                  <Text size="caption" tone="muted" isUnbroken>{intl.formatMessage({ id: 'catalogue.rating.reviews' }, { n: count })}</Text>
                </Stack>
              )}
              <Histogram
                label={intl.formatMessage({ id: 'catalogue.reviews.spread' })}
                rows={histogramRows(reviews.map((review) => review.rating)).map(({ mark, share }) => ({ label: String(mark), share, value: `${share}%` }))}
              />
            </Inline>
            {shown!.map((review) => (
              <Stack gap={2} as="article" key={review.id}>
                <Divider />
                <Inline justify="between" gap={3}>
                  <Inline gap={2}>
                    <Text as="span" size="small" weight="strong">{review.nickname}</Text>
                    <Rating value={review.rating} size="sm" label={intl.formatMessage({ id: 'catalogue.rating.one' }, { value: review.rating })} />
                  </Inline>
                  <Text as="time" size="caption" tone="muted" dateTime={review.created_at}>{dateInWords(parseServiceTime(review.created_at), intl.locale)}</Text>
                </Inline>
                <Text>{review.detail}</Text>
                {review.attachments.length > 0 && <Text size="small" tone="muted">{intl.formatMessage({ id: 'catalogue.reviews.pictures' }, { n: review.attachments.length })}</Text>}
              </Stack>
            ))}
            {!all && reviews.length > FIRST && <Button onPress={() => { setAll(true) }}>{intl.formatMessage({ id: 'catalogue.reviews.all' }, { n: reviews.length })}</Button>}
          </>
        )}
      </Stack>
      {writes && <Suspense><ReviewForm productId={productId} onClose={() => { setWrites(false) }} /></Suspense>}
    </Section>
  )
}
