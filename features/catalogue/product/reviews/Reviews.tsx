import type { RatingCount, Review } from '#domain/reviews/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { Button } from '#design-system/actions/Button'
import { Histogram } from '#design-system/commerce/Histogram'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Section } from '#design-system/layout/Section'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { withWords } from '#features/kit/words.ts'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { countRatings, histogramRows } from './histogram-rows.ts'
import { emptyDraft } from './review-draft.ts'
import { ReviewItem } from './ReviewItem.tsx'

const ReviewForm = lazy(async () => ({
  default: (await withWords('review-form', () => import('./ReviewForm.tsx'))).ReviewForm,
}))

export interface ReviewsProps {
  productId: number
  reviews: readonly Review[] | undefined
  /** How many reviews gave each number of stars; counted from `reviews` where the service does not say. */
  ratingCounts?: readonly RatingCount[] | null | undefined
  /** Set when the read failed and there is nothing to show. */
  failure?: ReadFailure | undefined
  mean: number | undefined
  count: number
  isSignedIn: boolean
  /** What a link asked for: 'write' opens the form, the id of a review puts it first. */
  asked?: string | null | undefined
}

/** Reviews shown before "show more" is pressed. */
const FIRST = 4

/** Customer reviews: the mean, the distribution of stars, the texts, and the button to write one. */
export function Reviews({
  productId,
  reviews,
  ratingCounts,
  failure,
  mean,
  count,
  isSignedIn,
  asked,
}: ReviewsProps) {
  const intl = useIntl()
  const [all, setAll] = useState(false)
  const [pressed, setWrites] = useState<boolean>()
  const writes = pressed ?? (asked === 'write' && isSignedIn)
  const [draft, setDraft] = useState(emptyDraft)
  const sorted = reviews?.toSorted((a, b) => Number(String(b.id) === asked) - Number(String(a.id) === asked))
  const shown = all ? sorted : sorted?.slice(0, FIRST)
  return (
    <Section
      id="reviews"
      space="none"
      title={intl.formatMessage({ id: 'catalogue.reviews.title' })}
      aside={
        isSignedIn ? (
          <Button
            size="sm"
            icon="edit"
            onPress={() => {
              setWrites(true)
            }}
          >
            {intl.formatMessage({ id: 'catalogue.reviews.write' })}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={4}>
        {failure ? (
          <ReadError as="banner" failure={failure} />
        ) : (
          !reviews && <Skeleton shape="text" lines={5} />
        )}
        {reviews?.length === 0 && (
          <Stack gap={2} align="start">
            <Text tone="muted">{intl.formatMessage({ id: 'catalogue.reviews.none' })}</Text>
            {!isSignedIn && (
              <LinkButton size="sm" href={paths.signIn()}>
                {intl.formatMessage({ id: 'catalogue.reviews.signIn' })}
              </LinkButton>
            )}
          </Stack>
        )}
        {reviews && reviews.length > 0 && (
          <>
            <Inline gap={6} isWrapped={false}>
              {mean !== undefined && (
                <Stack gap={1}>
                  <Text size="figure" weight="bold" isTabular isUnbroken>
                    {mean.toFixed(1)}
                  </Text>
                  <Text size="caption" tone="muted" isUnbroken>
                    {intl.formatMessage({ id: 'catalogue.rating.reviews' }, { n: count })}
                  </Text>
                </Stack>
              )}
              <Histogram
                label={intl.formatMessage({ id: 'catalogue.reviews.spread' })}
                rows={histogramRows(ratingCounts ?? countRatings(reviews)).map(({ stars, ...row }) => ({
                  label: String(stars),
                  said: intl.formatMessage({ id: 'catalogue.rating.one' }, { value: stars }),
                  share: row.share,
                  value: intl.formatNumber(row.count),
                }))}
              />
            </Inline>
            {shown!.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
            {!all && reviews.length > FIRST && (
              <Button
                onPress={() => {
                  setAll(true)
                }}
              >
                {intl.formatMessage({ id: 'catalogue.reviews.all' }, { n: reviews.length })}
              </Button>
            )}
          </>
        )}
      </Stack>
      {writes && (
        <Suspense>
          <ReviewForm
            productId={productId}
            draft={draft}
            onDraftChange={setDraft}
            onClose={() => {
              setWrites(false)
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}
