import type { PriceGroup } from '#domain/catalogue/price.ts'
import type { ListingSearch } from '#domain/catalogue/search-criteria.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { toMinor } from '#domain/money/money.ts'
import { anyOf, type Db } from '#service/db/db.ts'
import { filterAttributes } from './filter-attributes.ts'
import { priceSteps, queryFacets, type Choice, type FacetResult } from './facet-query.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { inLanguage } from '#service/languages/six-languages.ts'
import type { Category } from './cache/cache-store.ts'
import { currentCatalogue } from './cache/catalogue-cache.ts'
import type { Catalogue } from './cache/catalogue.ts'
import { memoize } from './cache/memoize.ts'
import { toWire, type WireProduct } from './product-wire.ts'
import {
  loadBundleChoices,
  loadDetails,
  loadRecords,
  loadSourceStock,
  type ProductRecord,
} from './record-store.ts'
import { findProducts } from './search/search.ts'

export interface Viewer {
  readonly db: Db
  readonly language: LanguageCode
  readonly group: PriceGroup
  readonly now: Date
}

/** Converts records to wire products, loading variants, bundles and sources with one query each. */
export async function present(
  { db, language, group, now }: Viewer,
  records: readonly ProductRecord[],
  withDetail: boolean,
): Promise<WireProduct[]> {
  const ids = records.map((record) => record.id),
    idsOf = (type: ProductRecord['type_id']): number[] =>
      records.filter((record) => record.type_id === type).map((record) => record.id)
  if (ids.length === 0) return []
  const parents = idsOf('configurable'),
    bundles = idsOf('bundle')
  const [details, sources, children, choices] = await Promise.all([
    withDetail ? loadDetails(db, language, ids) : undefined,
    loadSourceStock(db, ids),
    parents.length ? loadRecords(db, language, `p.parent_id = ${anyOf('$2::int[]')}`, [parents]) : [],
    bundles.length ? loadBundleChoices(db, language, bundles) : undefined,
  ])
  const byParent = Map.groupBy(children, (child) => child.parent_id),
    today = toHongKongDate(now)
  return records.map((record) =>
    toWire(record, {
      group,
      today,
      language,
      detail: details?.get(record.id),
      sources: sources.get(record.id),
      children: byParent.get(record.id),
      choices: choices?.get(record.id),
    }),
  )
}

export interface ListingQuery extends ListingSearch {
  readonly q?: string | undefined
}

const PAGE_SIZE = 24
const LARGEST_PAGE = 100
/** Root category, which contains everything. */
const ROOT = 2

type FacetOption = { value: string; label: string; count: number }
export type Facets = {
  facets: { code: string; label: string; options: FacetOption[] }[]
  category_path: { id: number; name: string }[]
}
export type FoundListing = Facets & {
  items: WireProduct[]
  total_count: number
  page: number
  page_size: number
}

const choiceOf = (query: ListingQuery): Choice => ({
  category: query.category === ROOT ? undefined : query.category,
  brands: query.brand ? query.brand.split(',') : undefined,
  options: filterAttributes.map(({ facet }) => query[facet]?.split(',').map(Number)),
  collection: query.collection,
  minMinor: query.minPrice === undefined ? undefined : toMinor(query.minPrice),
  maxMinor: query.maxPrice === undefined ? undefined : toMinor(query.maxPrice),
  isInStock: ['1', 'true'].includes(query.inStock ?? ''),
})

type Counts = Omit<FacetResult, 'ids'>
interface Chosen {
  readonly catalogue: Catalogue
  readonly ids: () => Int32Array
  readonly counts: () => Counts
}

/** Result of a filter. Products and facets of the same request share it, and counts are independent of the sort order. */
async function choose({ db, language, group, now }: Viewer, query: ListingQuery): Promise<Chosen> {
  const choice = choiceOf(query),
    pricing = { group, today: toHongKongDate(now) }
  const catalogue = await currentCatalogue(db),
    text = query.q?.trim() ?? ''
  const found = text ? await findProducts(db, catalogue, { language, text }) : undefined
  const key = JSON.stringify([choice, pricing, text, text && language])
  const counted = ({ byCategory, byBrand, byPrice, byOption, inStock, onOffer }: FacetResult): Counts =>
    memoize(catalogue.derived, `counts ${key}`, () => ({
      byCategory,
      byBrand,
      byPrice,
      byOption,
      inStock,
      onOffer,
    }))
  const resultIn = (sort: ListingQuery['sort']): FacetResult =>
    memoize(catalogue.derived, `${sort ?? ''} ${key}`, () =>
      queryFacets(catalogue, choice, pricing, sort, found),
    )
  return {
    catalogue,
    ids: () => {
      const result = resultIn(query.sort)
      counted(result)
      return result.ids
    },
    counts: () => memoize(catalogue.derived, `counts ${key}`, () => counted(resultIn(undefined))),
  }
}

/** All products of a filtered list, in order. */
export const chosenIds = async (viewer: Viewer, query: ListingQuery): Promise<Int32Array> =>
  (await choose(viewer, query)).ids()

const around = ({ catalogue, counts }: Chosen, { language }: Viewer, { category }: ListingQuery): Facets => ({
  facets: facetsOf(catalogue, language, category, counts()),
  category_path: pathTo(category, catalogue.categories, language),
})

/** Facets of a list and its category path. Each facet ignores its own filter, so that the choice can be changed. */
export const facetsAround = async (viewer: Viewer, query: ListingQuery): Promise<Facets> =>
  around(await choose(viewer, query), viewer, query)

/** Products by id, in the given order, without those deleted meanwhile. */
export async function recordsOf({ db, language }: Viewer, ids: readonly number[]): Promise<ProductRecord[]> {
  const records = new Map(
    (ids.length > 0 ? await loadRecords(db, language, `p.id = ${anyOf('$2::int[]')}`, [ids]) : []).map(
      (record) => [record.id, record],
    ),
  )
  return ids.flatMap((id) => records.get(id) ?? [])
}

/** One page of the visible catalogue with its facets. */
export async function listCatalogue(viewer: Viewer, query: ListingQuery): Promise<FoundListing> {
  const chosen = await choose(viewer, query),
    ids = chosen.ids(),
    facets = around(chosen, viewer, query)
  const pageSize = Math.min(LARGEST_PAGE, Math.max(1, Math.trunc(query.pageSize ?? PAGE_SIZE))),
    page = Math.max(1, Math.trunc(query.page ?? 1))
  const items = await present(
    viewer,
    await recordsOf(viewer, [...ids.subarray((page - 1) * pageSize, page * pageSize)]),
    false,
  )
  return { items, total_count: ids.length, page, page_size: pageSize, ...facets }
}

const nameIn = ({ names }: Pick<Category, 'names'>, language: LanguageCode): string =>
  names[language] ?? names['en'] ?? ''

const pathTo = (
  id: number | undefined,
  categories: readonly Category[],
  language: LanguageCode,
): { id: number; name: string }[] => {
  const entry = categories.find((category) => category.id === id)
  return entry && entry.parentId !== null
    ? [...pathTo(entry.parentId, categories, language), { id: entry.id, name: nameIn(entry, language) }]
    : []
}

function facetsOf(
  { categories, brands }: Catalogue,
  language: LanguageCode,
  chosen: number | undefined,
  { byCategory, byBrand, byPrice, byOption, inStock, onOffer }: Counts,
): Facets['facets'] {
  const current = categories.find((category) => category.id === chosen),
    hasChildren = categories.some((category) => category.parentId === chosen)
  const level = current ? (hasChildren ? current.id : current.parentId) : ROOT
  const used = (options: FacetOption[]): FacetOption[] => options.filter((option) => option.count > 0)
  const range = (step: number): string =>
    `${priceSteps[step]! / 100}-${priceSteps[step + 1] === undefined ? '' : priceSteps[step + 1]! / 100}`
  return [
    {
      code: 'category',
      label: 'category',
      options: used(
        categories
          .filter((category) => category.parentId === level)
          .map((category) => ({
            value: String(category.id),
            label: nameIn(category, language),
            count: byCategory.get(category.id) ?? 0,
          })),
      ),
    },
    ...filterAttributes.map(({ facet, options }) => ({
      code: facet,
      label: facet,
      options: used(
        options.map(({ value, label }) => ({
          value: String(value),
          label: inLanguage(label, language),
          count: byOption.get(value) ?? 0,
        })),
      ),
    })),
    {
      code: 'brand',
      label: 'brand',
      options: used(
        brands.map((brand) => ({
          value: brand.key,
          label: nameIn(brand, language),
          count: byBrand.get(brand.id) ?? 0,
        })),
      ).sort((a, b) => b.count - a.count),
    },
    {
      code: 'price',
      label: 'price',
      options: used(byPrice.map((count, step) => ({ value: range(step), label: range(step), count }))),
    },
    { code: 'offer', label: 'offer', options: used([{ value: '1', label: '1', count: onOffer }]) },
    { code: 'inStock', label: 'inStock', options: used([{ value: '1', label: '1', count: inStock }]) },
  ]
}
