import { readProduct } from '#domain/catalogue/product-view.ts'
import type { Product } from '#domain/catalogue/schema.ts'
import { findCategory, topCategories } from '#domain/store/categories.ts'
import { paths, type PageName } from '#domain/store/paths.ts'
import type { CmsPage } from '#domain/content/schema.ts'
import { contentPageQueries, termsPageQueries } from '#features/content'
import {
  categoryOf,
  listingQuery,
  PAGE_SIZE,
  productQuery,
  ratingQuery,
  readListing,
  reviewsQuery,
} from '#features/catalogue'
import { commonQuery } from '../../shell/shell-queries.ts'
import { fullAddress } from './addresses.ts'
import { describePage } from './head-words.ts'
import type { HeadPlace, PageFacts } from './page-place.ts'
import { plainText, shortened } from './plain-text.ts'
import { pictureOf } from './product-picture.ts'
import { productData } from './product-data.ts'
import { breadcrumbs, itemList, shopData } from './structured-data.ts'

const homeFacts = ({ intl, language, origin }: HeadPlace): PageFacts => {
  const url = fullAddress(origin, language.code, paths.home())
  return {
    description: describePage(intl, 'home'),
    data: shopData({
      name: intl.formatMessage({ id: 'shell.name' }),
      url,
      logo: `${origin}/icon-512.png`,
      search: `${fullAddress(origin, language.code, paths.categories())}?q={search_term_string}`,
      language: language.tag,
    }),
  }
}

function productFacts(place: HeadPlace): PageFacts {
  const { params, read, language, origin, intl } = place
  const { sku = '' } = params
  const found = read(productQuery(sku))
  if (!found) return { isHidden: true }
  const product = readProduct(found)
  const url = fullAddress(origin, language.code, paths.product(product.sku))
  const picture = pictureOf(product, place)
  const images = product.images.map(({ src }) => new URL(src, origin).href)
  return {
    description: metaOf(found) ?? product.shortDescription,
    type: 'product',
    picture,
    way: [
      {
        name: intl.formatMessage({ id: 'shell.nav.allProducts' }),
        url: fullAddress(origin, language.code, paths.categories()),
      },
    ],
    data: [
      productData(
        product,
        { summary: read(ratingQuery(sku)), reviews: read(reviewsQuery(sku))?.items ?? [] },
        { url, images: picture ? [picture.url, ...images] : images },
      ),
    ],
  }
}

/** The text that an editor has written for search engines. */
const metaOf = ({ custom_attributes: attributes }: Product): string | undefined => {
  const value = attributes?.find(({ attribute_code: code }) => code === 'meta_description')?.value
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Pages of a listing are pages of their own; an order is not, and what was filtered or searched for is not to be found. */
function listingFacts(place: HeadPlace, collection?: 'promotion' | 'bundle'): PageFacts {
  const { name, params, search, read, intl, language, origin } = place
  const common = read(commonQuery())
  const id = collection ? undefined : categoryOf(params)
  const category = common && id !== undefined ? findCategory(topCategories(common), id)?.name : undefined
  const { q, page, filters } = readListing(search)
  const listed = read(listingQuery(search, collection ? { collection } : { category: id }))
  const products = (listed?.items ?? []).map((item) => ({
    name: item.name ?? item.sku,
    url: fullAddress(origin, language.code, paths.product(item.sku)),
  }))
  return {
    description: describePage(intl, name, category),
    ...(page > 1 ? { query: `?page=${page}` } : {}),
    isHidden: q !== '' || Object.keys(filters).length > 0 || products.length === 0,
    way:
      id === undefined
        ? []
        : [
            {
              name: intl.formatMessage({ id: 'shell.nav.allProducts' }),
              url: fullAddress(origin, language.code, paths.categories()),
            },
          ],
    data: products.length > 0 ? [itemList(products, (page - 1) * PAGE_SIZE + 1)] : [],
  }
}

/** An article's own words: those for search engines, or else its beginning. */
const articleFacts = (page: CmsPage | undefined): PageFacts => ({
  description: page?.meta_description || plainText(page?.content ?? ''),
  type: 'article',
})

function contentFacts({ params, read }: HeadPlace): PageFacts {
  const [own] = contentPageQueries(params)
  return articleFacts(own && read(own))
}

function termsFacts({ read }: HeadPlace): PageFacts {
  const [own] = termsPageQueries()
  return articleFacts(own && read(own))
}

/** What each page says of itself; the others are not to be found. */
const facts: Partial<Readonly<Record<PageName, (place: HeadPlace) => PageFacts>>> = {
  home: homeFacts,
  product: productFacts,
  categories: (place) => listingFacts(place),
  promotions: (place) => listingFacts(place, 'promotion'),
  bundles: (place) => listingFacts(place, 'bundle'),
  brands: ({ intl }) => ({ description: describePage(intl, 'brands') }),
  content: contentFacts,
  terms: termsFacts,
  successTrackerInformation: ({ intl }) => ({
    description: describePage(intl, 'successTrackerInformation'),
  }),
}

/** What is particular to the page of a place. */
export function factsOf(place: HeadPlace): PageFacts {
  const { description, ...rest } = facts[place.name]?.(place) ?? {}
  return { ...rest, description: description === undefined ? undefined : shortened(plainText(description)) }
}

/** The way to a page, for search engines: only a page below the home page has one. */
export const wayTo = ({ intl, origin, language, title }: HeadPlace, steps: PageFacts['way']) =>
  breadcrumbs([
    {
      name: intl.formatMessage({ id: 'shell.nav.home' }),
      url: fullAddress(origin, language.code, paths.home()),
    },
    ...(steps ?? []),
    { name: title },
  ])
