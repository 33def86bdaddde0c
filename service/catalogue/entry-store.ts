import type { ProductTerms } from '#domain/catalogue/price.ts'
import { ratingSummary, starsOf } from '#domain/reviews/mean.ts'
import type { Db } from '#service/db/db.ts'
import { variantTermsColumn, type StoredVariantTerms } from './search/variant-terms.ts'

/** Set of ids. Products with the same ids, such as those of their categories, share one object, numbered by `index`. */
export interface IdSet {
  readonly index: number
  readonly ids: readonly number[]
}

/** A visible product as needed by filters, facets and sorting, without texts. */
export interface Entry extends ProductTerms {
  readonly id: number
  readonly brandId: number | null
  readonly isBundle: boolean
  readonly isPopular: boolean
  readonly isLatest: boolean
  readonly reviews: number
  readonly rating: number
  readonly created: number
  readonly position: number
  readonly isSalable: boolean
  readonly categories: IdSet
  /** Values of the filter attributes. */
  readonly options: IdSet
}

interface EntryRow {
  id: number
  brand_id: number | null
  is_bundle: boolean
  is_popular: boolean
  is_latest: boolean
  reviews_count: number
  rating_sum: number
  created: number
  position: number
  is_salable: boolean
  category_ids: string
  filter_options: string
  price_minor: number
  special_price_minor: number | null
  special_from: string | null
  special_to: string | null
  associate_price_minor: number | null
  variants: StoredVariantTerms[] | null
}

const select = `select p.id, p.brand_id, p.type_id = 'bundle' as is_bundle, p.is_popular, p.is_latest, p.reviews_count, p.rating_sum, extract(epoch from p.created_at)::float8 as created, p.position,
    p.price_minor, p.special_price_minor, p.special_from, p.special_to, p.associate_price_minor, ${variantTermsColumn},
    case p.type_id when 'virtual' then true
      when 'simple' then exists (select from stock s where s.product_id = p.id and s.quantity > 0)
      else (select a.salable > 0 from product_salable a where a.product_id = p.id) end as is_salable,
    array_to_string(array(select c.category_id from category_product c where c.product_id = p.id), ',') as category_ids,
    array_to_string(p.filter_options, ',') as filter_options
  from product p where p.status = 1 and p.visibility = 4`

/** Returns the shared object for a comma-separated list of ids. */
type Intern = (ids: string) => IdSet

/** The shared sets of a catalogue. */
export interface IdSets {
  readonly categories: Intern
  readonly options: Intern
}

export const idSets = (): IdSets => ({ categories: idSetPool(), options: idSetPool() })

/** Creates an empty pool of sets. */
function idSetPool(): Intern {
  const known = new Map<string, IdSet>()
  return (ids) => {
    const set = known.get(ids) ?? {
      index: known.size,
      ids:
        ids === ''
          ? []
          : ids
              .split(',')
              .map(Number)
              .sort((a, b) => a - b),
    }
    known.set(ids, set)
    return set
  }
}

const entryOf = (row: EntryRow, sets: IdSets): Entry => ({
  id: row.id,
  brandId: row.brand_id,
  isBundle: row.is_bundle,
  isPopular: row.is_popular,
  isLatest: row.is_latest,
  reviews: row.reviews_count,
  rating: starsOf(ratingSummary(row.rating_sum, row.reviews_count)),
  created: row.created,
  position: row.position,
  isSalable: row.is_salable,
  categories: sets.categories(row.category_ids),
  options: sets.options(row.filter_options),
  priceMinor: row.price_minor,
  specialPriceMinor: row.special_price_minor,
  specialFrom: row.special_from,
  specialTo: row.special_to,
  associatePriceMinor: row.associate_price_minor,
  ...(row.variants ? { variants: row.variants } : {}),
})

/** Number of rows read at once, so that other calls get a turn. */
const BATCH = 500

/** All visible products, by id. */
export async function loadAllEntries(db: Db, sets: IdSets): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let after = -1; ;) {
    const rows = await db.query<EntryRow>(`${select} and p.id > $1 order by p.id limit $2`, [after, BATCH])
    for (const row of rows) entries.push(entryOf(row, sets))
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return entries
    after = last.id
  }
}

/** The visible ones among the given products. */
export const loadEntries = async (db: Db, ids: readonly number[], sets: IdSets): Promise<Entry[]> =>
  (await db.query<EntryRow>(`${select} and p.id = any($1)`, [ids])).map((row) => entryOf(row, sets))
