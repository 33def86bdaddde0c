import type { PriceGroup } from '#domain/catalogue/price.ts'
import type { Sort } from '#domain/catalogue/sorts.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { toMinor } from '#domain/money/money.ts'
import type { Db } from '#service/db/db.ts'
import type { LanguageCode } from './data/model.ts'
import { toWire, type WireProduct } from './product-wire.ts'
import { finalMinor, hasSpecial, loadBundleChoices, loadDetails, loadRecords, loadSourceStock, type ProductRecord } from './records.ts'
import { arrangedAs, lightRows, type Light } from './light-rows.ts'
import { findProducts } from './search-index.ts'

export interface Viewer { readonly db: Db, readonly language: LanguageCode, readonly group: PriceGroup, readonly now: Date }

/** Records to wire products: loads what variants, bundles and sources need with one query each. */
export async function present({ db, language, group, now }: Viewer, records: readonly ProductRecord[], withDetail: boolean): Promise<WireProduct[]> {
  const ids = records.map((record) => record.id), idsOf = (type: ProductRecord['type_id']): number[] => records.filter((record) => record.type_id === type).map((record) => record.id)
  if (ids.length === 0) return []
  const parents = idsOf('configurable'), bundles = idsOf('bundle')
  const [details, sources, children, choices] = await Promise.all([
    withDetail ? loadDetails(db, language, ids) : undefined, loadSourceStock(db, ids),
    parents.length ? loadRecords(db, language, 'p.parent_id = any($2::int[])', [parents]) : [], bundles.length ? loadBundleChoices(db, language, bundles) : undefined,
  ])
  const byParent = Map.groupBy(children, (child) => child.parent_id), today = toHongKongDate(now)
  return records.map((record) => toWire(record, { group, today, language, detail: details?.get(record.id), sources: sources.get(record.id), children: byParent.get(record.id), choices: choices?.get(record.id) }))
}

export interface ListingQuery {
  readonly q?: string | undefined, readonly category?: number | undefined, readonly brand?: string | undefined, readonly collection?: 'popular' | 'latest' | 'promotion' | 'bundle' | undefined
  readonly minPrice?: number | undefined, readonly maxPrice?: number | undefined, readonly inStock?: string | undefined, readonly sort?: Sort | undefined, readonly page?: number | undefined, readonly pageSize?: number | undefined
}

interface Category { id: number, parent_id: number | null, name: string }

export const PAGE_SIZE = 24
const LARGEST_PAGE = 100

const comparisons = (finalOf: (row: Light) => number): Record<Sort, (a: Light, b: Light) => number> => ({
  popular: (a, b) => Number(b.is_popular) - Number(a.is_popular) || b.reviews_count - a.reviews_count || a.position - b.position,
  newest: (a, b) => b.created_at.getTime() - a.created_at.getTime() || a.id - b.id,
  price_up: (a, b) => finalOf(a) - finalOf(b) || a.position - b.position,
  price_down: (a, b) => finalOf(b) - finalOf(a) || a.position - b.position,
  rating: (a, b) => b.rating_sum / (b.reviews_count || 1) - a.rating_sum / (a.reviews_count || 1) || b.reviews_count - a.reviews_count,
})

export type FacetOption = { value: string, label: string, count: number }
export type FoundListing = { items: WireProduct[], total_count: number, page: number, page_size: number, facets: { code: string, label: string, options: FacetOption[] }[], category_path: { id: number, name: string }[] }

/** One page of the visible catalogue. Each facet counts what stays when its own choice is left out, so that a choice can be changed. */
export async function listCatalogue(viewer: Viewer, query: ListingQuery): Promise<FoundListing> {
  const { db, language, group } = viewer, today = toHongKongDate(viewer.now)
  const found = query.q?.trim() ? await findProducts(db, language, query.q) : undefined
  const all = await lightRows(db, language, found), { rows } = all
  const finalOf = (row: Light): number => finalMinor(row as unknown as ProductRecord, group, today)
  const collections: Record<string, (row: Light) => boolean> = { popular: (row) => row.is_popular, latest: (row) => row.is_latest, promotion: (row) => hasSpecial(row as unknown as ProductRecord, today), bundle: (row) => row.type_id === 'bundle' }
  const tests: Record<string, (row: Light) => boolean> = {
    collection: (row) => !query.collection || collections[query.collection]!(row),
    category: (row) => query.category === undefined || query.category === 2 || row.category_ids.includes(query.category),
    brand: (row) => !query.brand || query.brand.split(',').includes(row.brand_key ?? ''),
    price: (row) => (query.minPrice === undefined || finalOf(row) >= toMinor(query.minPrice)) && (query.maxPrice === undefined || finalOf(row) <= toMinor(query.maxPrice)),
    stock: (row) => !['1', 'true'].includes(query.inStock ?? '') || row.salable > 0,
  }
  const passing = (except?: string): Light[] => rows.filter((row) => Object.entries(tests).every(([name, test]) => name === except || test(row)))
  const categories = await db.query<Category>('select c.id, c.parent_id, t.name from category c join category_text t on t.category_id = c.id and t.language = $1 order by c.level, c.position', [language])
  const rank = found && !query.sort ? new Map(found.map((id, index) => [id, index])) : undefined
  const { page: _, pageSize: __, ...choice } = query
  const { order, facets } = arrangedAs(all, JSON.stringify([group, today, choice]), () => {
    const kept = passing().sort(rank ? (a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0) : comparisons(finalOf)[query.sort ?? 'popular'])
    return { order: kept.map((row) => row.id), facets: facetsOf(query, categories, passing, finalOf) }
  })

  const pageSize = Math.min(LARGEST_PAGE, Math.max(1, Math.trunc(query.pageSize ?? PAGE_SIZE))), page = Math.max(1, Math.trunc(query.page ?? 1))
  const ids = order.slice((page - 1) * pageSize, page * pageSize)
  const records = new Map((ids.length ? await loadRecords(db, language, 'p.id = any($2::int[])', [ids]) : []).map((record) => [record.id, record]))
  const items = await present(viewer, ids.flatMap((id) => records.get(id) ?? []), false)
  return { items, total_count: order.length, page, page_size: pageSize, facets, category_path: pathTo(query.category, categories) }
}

const pathTo = (id: number | undefined, categories: readonly Category[]): { id: number, name: string }[] => {
  const entry = categories.find((category) => category.id === id)
  return entry && entry.parent_id !== null ? [...pathTo(entry.parent_id, categories), { id: entry.id, name: entry.name }] : []
}

/** Steps of the price facet, in cents: under 100, 100–200, 200–400, above. */
const priceSteps = [0, 10_000, 20_000, 40_000]

function facetsOf(query: ListingQuery, categories: readonly Category[], passing: (except: string) => Light[], finalOf: (row: Light) => number): FoundListing['facets'] {
  const current = categories.find((category) => category.id === query.category), hasChildren = categories.some((category) => category.parent_id === query.category)
  const level = current ? (hasChildren ? current.id : current.parent_id) : 2
  const inCategories = passing('category'), byBrand = Map.groupBy(passing('brand').filter((row) => row.brand_key !== null), (row) => row.brand_key!), byPrice = passing('price'), byStock = passing('stock')
  const used = (options: FacetOption[]): FacetOption[] => options.filter((option) => option.count > 0)
  return [
    { code: 'category', label: 'category', options: used(categories.filter((category) => category.parent_id === level).map((category) => ({ value: String(category.id), label: category.name, count: inCategories.filter((row) => row.category_ids.includes(category.id)).length }))) },
    { code: 'brand', label: 'brand', options: [...byBrand].map(([value, rows]) => ({ value, label: rows[0]?.brand ?? value, count: rows.length })).sort((a, b) => b.count - a.count) },
    { code: 'price', label: 'price', options: used(priceSteps.map((from, index) => { const to = priceSteps[index + 1]; return { value: `${from / 100}-${to === undefined ? '' : to / 100}`, label: `${from / 100}-${to === undefined ? '' : to / 100}`, count: byPrice.filter((row) => finalOf(row) >= from && (to === undefined || finalOf(row) <= to)).length } })) },
    { code: 'inStock', label: 'inStock', options: used([{ value: '1', label: '1', count: byStock.filter((row) => row.salable > 0).length }]) },
  ]
}
