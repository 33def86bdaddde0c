import { listFacets, listProducts, searchCatalogue } from '#domain/catalogue/api.ts'
import { getBannerSlider, getCmsBlock, getCmsPage, getLandingPage } from '#domain/content/api.ts'
import { getCommon } from '#domain/store/api.ts'
import type { QueryClient } from '@tanstack/react-query'

const named = (...endpoints: readonly { name: string }[]): ReadonlySet<unknown> =>
  new Set(endpoints.map(({ name }) => name))

/** Reads of which any product may become a part. */
const choices = named(listProducts, searchCatalogue, listFacets)
const texts = named(getCmsPage, getCmsBlock, getLandingPage)
const banners = named(getBannerSlider)
const store = named(getCommon)

/** A property of something that may be no object. */
const part = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)

/** Every object within a value, and the value itself. */
function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  yield value
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

/** The category that a choice of products is limited to: by a filter of Magento's, or by name. */
function categoryOf(input: unknown): string | undefined {
  const asked = part(input, 'query')
  for (const filter of objectsIn(asked))
    if (part(filter, 'field') === 'category_id') return String(part(filter, 'value'))
  const category = part(asked, 'category')
  return category === undefined ? undefined : String(category)
}

/** The keys of one read, given how it was asked and answered. */
function keysOfRead([name, , input]: readonly unknown[], data: unknown): string[] {
  if (store.has(name)) return ['store']
  if (banners.has(name)) return ['banners']
  if (texts.has(name)) return [`content-${String(part(data, 'identifier'))}`]
  const skus = [...objectsIn(data)].flatMap((found) => {
    const sku = part(found, 'sku')
    return typeof sku === 'string' ? [`product-${sku}`] : []
  })
  // a rail under a key of its own is a copy of another read
  if (!choices.has(name) || part(input, 'query') === undefined) return skus
  const category = categoryOf(input)
  return [category === undefined ? 'products' : `category-${category}`, ...skus]
}

/**
 * What a page shows, by keys that changes are told with (service/db/migrations/186-page-keys.sql): `product-<sku>`,
 * `category-<id>` for what chooses among its products, `products` for what chooses among all, `content-<identifier>`, `banners`,
 * and `store` for the texts and the menu around every page.
 * @param client after the page's reads
 */
export const keysOf = (client: QueryClient): readonly string[] => [
  ...new Set(
    client
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : keysOfRead(queryKey, state.data))),
  ),
]

/** The keys as a header: a word each, whatever letters a SKU has. */
export const keyHeader = (keys: readonly string[]): string => keys.map(encodeURIComponent).join(' ')
