import type { AggregateOffer, Offer, Product } from 'schema-dts'
import type { OptionToChoose, ProductView } from '#domain/catalogue/product-view.ts'
import { toDecimal, type Minor } from '#domain/money/money.ts'
import { starsOf } from '#domain/reviews/mean.ts'
import type { Review } from '#domain/reviews/schema.ts'

/** How many reviews a search engine is told. */
const REVIEWS = 5

const priceOf = (minor: Minor): string => toDecimal(minor).toFixed(2)

const availabilityOf = (isOut: boolean) =>
  isOut ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock'

/** Prices of what can be chosen, in cents. */
const choices = (options: readonly OptionToChoose[]): readonly Minor[] =>
  options.flatMap(({ values }) => values.flatMap(({ finalMinor }) => finalMinor ?? []))

/** A guest's price today; for a product with options from the cheapest to the dearest. */
function offerOf(
  { finalMinor, options, stock, specialUntil }: ProductView,
  url: string,
): Offer | AggregateOffer {
  const prices = choices(options)
  const common = {
    priceCurrency: 'HKD',
    availability: availabilityOf(stock === 'out'),
    itemCondition: 'https://schema.org/NewCondition',
    url,
  } as const
  return prices.length > 1
    ? {
        '@type': 'AggregateOffer',
        ...common,
        lowPrice: priceOf(Math.min(...prices)),
        highPrice: priceOf(Math.max(...prices)),
        offerCount: prices.length,
      }
    : {
        '@type': 'Offer',
        ...common,
        price: priceOf(finalMinor),
        ...(specialUntil === undefined ? {} : { priceValidUntil: specialUntil }),
      }
}

/** What a product's page shows of its reviews. */
export interface ProductReviews {
  readonly summary:
    | { readonly reviews_count: number | string; readonly rating_summary: number | string }
    | undefined
  readonly reviews: readonly Review[]
}

const ratingOf = ({ summary }: ProductReviews): Pick<Product, 'aggregateRating'> =>
  summary && Number(summary.reviews_count) > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: starsOf(Number(summary.rating_summary)),
          bestRating: 5,
          reviewCount: Number(summary.reviews_count),
        },
      }
    : {}

const reviewsOf = ({ reviews }: ProductReviews): Pick<Product, 'review'> =>
  reviews.length === 0
    ? {}
    : {
        review: reviews.slice(0, REVIEWS).map(({ nickname, title, detail, rating, created_at: at }) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: nickname },
          reviewRating: { '@type': 'Rating', ratingValue: Number(rating), bestRating: 5 },
          datePublished: at.slice(0, 10),
          ...(title ? { name: title } : {}),
          reviewBody: detail,
        })),
      }

/**
 * A product as its page shows it to a guest.
 * @param url full address of the page @param images full addresses
 */
export const productData = (
  product: ProductView,
  reviewed: ProductReviews,
  { url, images }: { url: string; images: readonly string[] },
): Product => ({
  '@type': 'Product',
  '@id': url,
  name: product.name,
  description: product.shortDescription,
  sku: product.sku,
  image: images,
  ...(product.brand === undefined ? {} : { brand: { '@type': 'Brand', name: product.brand } }),
  ...ratingOf(reviewed),
  ...reviewsOf(reviewed),
  offers: offerOf(product, url),
})
