import type { ProductTerms } from '#domain/catalogue/price.ts'
import { ratingSummary, starsOf } from '#domain/reviews/mean.ts'
import type { Db } from '#service/db/db.ts'
import { bool, computed, numeric, text, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { productRow } from './record-store.ts'
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

const storedRow = productRow.only(
  'id',
  'brand_id',
  'is_popular',
  'is_latest',
  'reviews_count',
  'rating_sum',
  'position',
  'price_minor',
  'special_price_minor',
  'special_from',
  'special_to',
  'associate_price_minor',
)
interface EntryRow extends RowOf<typeof storedRow> {
  is_bundle: boolean
  created: number
  is_salable: boolean
  category_ids: string
  filter_options: string
  variants: StoredVariantTerms[] | null
}

const isSalable = `case p.type_id when 'virtual' then true
      when 'simple' then exists (select from stock s where s.product_id = p.id and s.quantity > 0)
      else (select a.salable > 0 from product_salable a where a.product_id = p.id) end`
const categoryIds = `array_to_string(array(select c.category_id from category_product c where c.product_id = p.id), ',')`

const select = sql`select ${storedRow.of('p')}, ${computed('is_bundle', bool, "p.type_id = 'bundle'")}, ${computed('created', numeric, 'extract(epoch from p.created_at)::float8')},
    ${variantTermsColumn}, ${computed('is_salable', bool, isSalable)}, ${computed('category_ids', text, categoryIds)},
    ${computed('filter_options', text, "array_to_string(p.filter_options, ',')")}
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
    const rows = await db.query(sql`${select} and p.id > $1 order by p.id limit $2`, [after, BATCH])
    for (const row of rows) entries.push(entryOf(row, sets))
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return entries
    after = last.id
  }
}

/** The visible ones among the given products. */
export const loadEntries = async (db: Db, ids: readonly number[], sets: IdSets): Promise<Entry[]> =>
  (await db.query(sql`${select} and p.id = any($1)`, [ids])).map((row) => entryOf(row, sets))
