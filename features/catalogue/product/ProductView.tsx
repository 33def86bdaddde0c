import type { ProductView as Product } from '#domain/catalogue/product-view.ts'
import { starsOf } from '#domain/reviews/mean.ts'
import type { RatingCount, RatingSummary, Review } from '#domain/reviews/schema.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Breadcrumbs } from '#design-system/navigation/Breadcrumbs'
import { Container } from '#design-system/layout/Container'
import { Gallery } from '#design-system/commerce/Gallery'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Split } from '#design-system/layout/Split'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import { paths } from '#domain/store/paths.ts'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useWholePage } from './whole-page.ts'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import type * as z from 'zod/mini'
import { BelowFirstScreen } from './BelowFirstScreen.tsx'
import { BuyBox } from './BuyBox.tsx'
import {
  chosenVariant,
  initialChoice,
  questionsOf,
  withChosen,
  type AddToCart,
  type Chosen,
  type ProductChoice,
} from './chosen.ts'
import { ProductSummary } from './ProductSummary.tsx'
import { ShareAction } from './ShareAction.tsx'

export interface ProductViewProps {
  product: Product
  /** Whether everything of it was read; else it is as a list has it, and the rest keeps its place. @default true */
  isComplete?: boolean
  /** The variants of a configurable product. */
  variants?: readonly Product[] | undefined
  /** Undefined while loading. */
  reviews: readonly Review[] | undefined
  /** How many reviews gave each number of stars; counted from `reviews` where the service does not say. */
  ratingCounts?: readonly RatingCount[] | null | undefined
  reviewsFailure?: ReadFailure | undefined
  /** Set when the options could not be read; the product cannot be bought then. */
  choicesFailure?: ReadFailure | undefined
  rating: z.infer<typeof RatingSummary> | undefined
  related: readonly Product[] | undefined
  isSignedIn: boolean
  /** Whether the visitor already has this membership, which is then not offered. */
  isOwned?: boolean
  /** What the address asks for: 'write' opens the review form, the id of a review puts it first. */
  askedReview?: string | null | undefined
  productButtons?: ReactNode
  /** Link to the cart, shown in the phone's bar. */
  cartLink?: ReactNode
  /** How many pieces of a choice are in the cart. */
  inCart?: ((choice: Pick<ProductChoice, 'sku' | 'options'>) => number) | undefined
  /** Picker of the stock source. */
  sourceChooser?: ReactNode
  onAddToCart: AddToCart
  onBuyNow: AddToCart
}

/** What the shop promises with the product: delivery and returns, with the conditions. */
function Promises({
  product: { promises, isMembership },
  isComplete,
}: {
  product: Product
  isComplete: boolean
}) {
  const intl = useIntl()
  if (!isComplete && !isMembership) return <Skeleton shape="text" lines={4} />
  if (promises.length === 0) return null
  return (
    <Stack as="ul" gap={1}>
      {promises.map((promise) => (
        <Text as="li" key={promise} size="small" tone="muted">
          {promise}
        </Text>
      ))}
      <Text as="li" size="small">
        <TextLink href={paths.content('returns')}>
          {intl.formatMessage({ id: 'catalogue.product.returns' })}
        </TextLink>
      </Text>
    </Stack>
  )
}

/** What is asked of the shopper and what is chosen, which the address keeps. */
function useChoice(product: ProductViewProps['product'], variants: readonly ProductViewProps['product'][]) {
  const questions = questionsOf(product, variants)
  const [search, setSearch] = useSearchParams()
  const [picked, setPicked] = useState<Chosen>({})
  return {
    questions,
    chosen: { ...initialChoice(product, variants, questions, search), ...picked },
    choose: (next: Chosen) => {
      setPicked(next)
      setSearch(withChosen(search, product, next), { replace: true, preventScrollReset: true })
    },
  }
}

/** A product with its price, details, reviews and related products. */
export function ProductView({
  product,
  isComplete = true,
  variants = [],
  reviews,
  ratingCounts,
  reviewsFailure,
  choicesFailure,
  rating,
  related,
  isSignedIn,
  isOwned = false,
  askedReview,
  productButtons,
  ...buying
}: ProductViewProps) {
  const intl = useIntl()
  const isWholePage = useWholePage()
  const { questions, chosen, choose } = useChoice(product, variants)
  const shown = chosenVariant(product, variants, chosen) ?? product
  const mean = rating && rating.reviews_count > 0 ? starsOf(rating.rating_summary) : product.rating
  const count = rating?.reviews_count ?? product.reviewCount ?? 0
  const buttons = (
    <>
      {productButtons}
      <ShareAction name={product.name} />
    </>
  )
  return (
    <Container block="page">
      <Stack gap={8}>
        <Stack gap={4}>
          <Breadcrumbs
            items={[
              { label: intl.formatMessage({ id: 'catalogue.crumb.home' }), href: paths.home() },
              { label: intl.formatMessage({ id: 'catalogue.crumb.categories' }), href: paths.categories() },
              { label: product.name },
            ]}
          />
          <Split
            ratio="half"
            aside={
              <Stack gap={4}>
                <ProductSummary
                  product={product}
                  shown={shown}
                  mean={mean}
                  count={count}
                  productButtons={isWholePage ? buttons : <Skeleton shape="button" />}
                />
                {!isWholePage ? (
                  <Skeleton shape="block" height="page" />
                ) : isOwned ? (
                  <Banner
                    tone="member"
                    title={intl.formatMessage({ id: 'catalogue.membership.owned' })}
                    action={
                      <TextLink href={paths.dashboard()}>
                        {intl.formatMessage({ id: 'catalogue.membership.see' })}
                      </TextLink>
                    }
                  />
                ) : choicesFailure ? (
                  <ReadError as="banner" failure={choicesFailure} />
                ) : (
                  <BuyBox
                    product={product}
                    shown={shown}
                    questions={questions}
                    chosen={chosen}
                    onChosen={choose}
                    productButtons={buttons}
                    {...buying}
                  />
                )}
                <Promises product={product} isComplete={isComplete} />
                {product.warnings && (
                  <Banner
                    tone="warning"
                    isToneSilent
                    title={intl.formatMessage({ id: 'catalogue.product.warnings' })}
                  >
                    {product.warnings}
                  </Banner>
                )}
              </Stack>
            }
          >
            <Gallery
              label={intl.formatMessage({ id: 'catalogue.product.pictures' }, { name: product.name })}
              images={shown.images.map(({ src, label }) => ({
                src,
                alt: label || product.name,
                ground: product.ground,
              }))}
            />
          </Split>
        </Stack>
        {isWholePage && !isComplete && <Skeleton shape="block" height="page" />}
        {isWholePage && isComplete && (
          <BelowFirstScreen
            product={product}
            reviews={reviews}
            ratingCounts={ratingCounts}
            failure={reviewsFailure}
            mean={mean}
            count={count}
            isSignedIn={isSignedIn}
            asked={askedReview}
            related={related}
            onAddToCart={buying.onAddToCart}
          />
        )}
      </Stack>
    </Container>
  )
}
