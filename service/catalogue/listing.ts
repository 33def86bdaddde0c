import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { anyOf, type Db } from '#service/db/db.ts'
import {
  chooseFrom,
  facetsFor,
  pageOf,
  searchedFor,
  type Chosen,
  type Facets,
  type ListingQuery,
  type Reader,
} from './choice.ts'
import { currentCatalogue } from './cache/catalogue-cache.ts'
import { toWire, type WireProduct } from './product-wire.ts'
import {
  loadBundleChoices,
  loadDetails,
  loadRecords,
  loadSourceStock,
  type ProductRecord,
} from './record-store.ts'
import { findProducts } from './search/search.ts'

export interface Viewer extends Reader {
  readonly db: Db
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

export type FoundListing = Facets & {
  items: WireProduct[]
  total_count: number
  page: number
  page_size: number
}

async function choose(viewer: Viewer, query: ListingQuery): Promise<Chosen> {
  const { db, language } = viewer
  const catalogue = await currentCatalogue(db),
    text = searchedFor(query)
  const found = text ? await findProducts(db, catalogue, { language, text }) : undefined
  return chooseFrom(catalogue, viewer, query, found)
}

/** All products of a filtered list, in order. */
export const chosenIds = async (viewer: Viewer, query: ListingQuery): Promise<Int32Array> =>
  (await choose(viewer, query)).ids()

/** Facets of a list and its category path. Each facet ignores its own filter, so that the choice can be changed. */
export const facetsAround = async (viewer: Viewer, query: ListingQuery): Promise<Facets> =>
  facetsFor(await choose(viewer, query), viewer, query)

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
    facets = facetsFor(chosen, viewer, query)
  const { size, number } = pageOf(query)
  const items = await present(
    viewer,
    await recordsOf(viewer, [...ids.subarray((number - 1) * size, number * size)]),
    false,
  )
  return { items, total_count: ids.length, page: number, page_size: size, ...facets }
}
