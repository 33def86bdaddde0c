import type { Db } from '#service/db/db.ts'

/** What filters, facets and orders look at. */
export interface Light { id: number, category: string, brand_key: string | null, brand: string | null, is_popular: boolean, is_latest: boolean, type_id: string, reviews_count: number, rating_sum: number, created_at: Date, position: number, salable: number, category_ids: number[], price_minor: number, special_price_minor: number | null, special_from: string | null, special_to: string | null, associate_price_minor: number | null }

/** Visible products of a language. `arranged` is a place to keep what is made of exactly these rows; a small catalogue is read anew each time and has none. */
export interface Rows { readonly rows: readonly Light[], readonly arranged: Map<string, unknown> | undefined }

/** From so many products on, the rows are kept: reading them takes longer than a listing may. */
const LARGE = 2_000
/** Milliseconds after which kept rows are read again while the old ones still serve (as old as a kept page may be), and after which they no longer serve. */
const FRESH_MS = 10_000, STALE_MS = 60_000
const MOST_ARRANGED = 200

interface Kept { readonly at: number, readonly rows: Light[], readonly arranged: Map<string, unknown> }
const kept = new WeakMap<Db, Map<string, Kept>>(), reading = new WeakMap<Db, Map<string, Promise<Kept>>>()
const of = <T>(all: WeakMap<Db, Map<string, T>>, db: Db): Map<string, T> => {
  const known = all.get(db) ?? new Map<string, T>()
  all.set(db, known)
  return known
}

const select = (db: Db, language: string, ids: readonly number[] | null): Promise<Light[]> => db.query<Light>(
  `select p.id, p.category, p.type_id, p.is_popular, p.is_latest, p.reviews_count, p.rating_sum, p.created_at, p.position, p.price_minor, p.special_price_minor, p.special_from, p.special_to, p.associate_price_minor,
     b.url_key as brand_key, coalesce(b.name ->> $1, b.name ->> 'en') as brand, a.salable, array(select cp.category_id from category_product cp where cp.product_id = p.id) as category_ids
   from product p join product_salable a on a.product_id = p.id left join brand b on b.id = p.brand_id
   where p.status = 1 and p.visibility = 4 and ($2::int[] is null or p.id = any($2))`, [language, ids])

/** Reads all rows and keeps them when they are many. */
async function readNow(db: Db, language: string): Promise<Kept> {
  const made: Kept = { at: performance.now(), rows: await select(db, language, null), arranged: new Map() }
  if (made.rows.length >= LARGE) of(kept, db).set(language, made)
  else of(kept, db).delete(language)
  return made
}

/** Reads all rows once, however many ask meanwhile. */
async function read(db: Db, language: string): Promise<Kept> {
  const under = of(reading, db)
  const known = under.get(language)
  if (known) return known
  const work = readNow(db, language).finally(() => { under.delete(language) })
  under.set(language, work)
  return work
}

/** @param ids only these products, when a search has found them */
export async function lightRows(db: Db, language: string, ids?: readonly number[]): Promise<Rows> {
  const entry = of(kept, db).get(language)
  const age = entry ? performance.now() - entry.at : Infinity
  if (!entry || age > STALE_MS) {
    if (ids) return { rows: await select(db, language, ids), arranged: undefined }
    // a small catalogue shares no reading: what was just changed is seen
    const made = await (entry ? read(db, language) : readNow(db, language))
    return { rows: made.rows, arranged: made.rows.length >= LARGE ? made.arranged : undefined }
  }
  // the next visitor gets the newer ones; a failure shows once the old ones no longer serve
  if (age > FRESH_MS) read(db, language).catch(() => undefined)
  if (!ids) return entry
  const wanted = new Set(ids)
  return { rows: entry.rows.filter((row) => wanted.has(row.id)), arranged: undefined }
}

/** Makes something of the rows, or gives what was made of the same rows before. */
export function arrangedAs<T>({ arranged }: Rows, key: string, make: () => T): T {
  if (!arranged) return make()
  if (!arranged.has(key)) {
    if (arranged.size >= MOST_ARRANGED) arranged.clear()
    arranged.set(key, make())
  }
  return arranged.get(key) as T
}
