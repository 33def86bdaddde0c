import { setImmediate as others } from 'node:timers/promises'
import type { Db } from '#service/db/db.ts'
import type { LanguageCode } from './data/model.ts'
import { loadAllEntries, loadEntries, placing, type Entry, type Placing } from './entries.ts'
import { WordIndex, type Texts } from './word-index.ts'

export interface Category { readonly id: number, readonly parentId: number | null, readonly names: Readonly<Record<string, string>> }
export interface Brand { readonly id: number, readonly key: string, readonly names: Readonly<Record<string, string>> }

/** All visible products, and what was made of them. */
export interface Catalogue {
  /** A product keeps its place while only its stock changes; otherwise it gets a new one, and the old one is empty. */
  readonly entries: (Entry | null)[]
  readonly placeOf: Map<number, number>
  /** By level and position. */ readonly categories: readonly Category[]
  /** By position. */ readonly brands: readonly Brand[]
  /** Made of exactly these products. */ readonly made: Map<string, unknown>
  /** Made of all that is no stock. */ readonly unstocked: Map<string, unknown>
  /** Made of words alone. */ readonly found: Map<string, unknown>
}
interface Kept extends Catalogue { readonly place: Placing, readonly words: Map<LanguageCode, { readonly index: WordIndex, readonly complete: Promise<void> }> }

interface ChangesRow { since: string, changes: [key: string, productId: number | null, isStock: boolean][] | null }
interface TextRow { id: number, language: LanguageCode, name: string, short: string, sku: string }

/** Rows of changes are removed after an hour (jobs.ts): who has not looked for half of it reads everything again. */
const FORGOTTEN_MS = 30 * 60_000
/** So many texts are taken to pieces before other calls get their turn. */
const SLICE = 200

/** Reads as little as it can: everything at first, then what changed since. One look at a time, so that an older one never overwrites a newer. */
class Keeper {
  readonly #db: Db
  #kept: Kept | undefined
  #since = '0'
  /** Changes that were taken and can be told again. */
  #seen = new Set<string>()
  #lookedAt = 0
  #look: Promise<Kept> | undefined
  #next: Promise<Kept> | undefined

  constructor(db: Db) { this.#db = db }

  /** The catalogue as it is now or later. */
  current(): Promise<Kept> {
    // A look that has begun may miss what changed before this question: all who ask meanwhile share the one after it.
    if (this.#look) return (this.#next ??= this.#look.then(() => this.#begin(), () => this.#begin()))
    return this.#begin()
  }

  /** The words of a language; the first question waits until they are taken to pieces. */
  async words(kept: Kept, language: LanguageCode): Promise<WordIndex> {
    let known = kept.words.get(language)
    if (!known) {
      const index = new WordIndex()
      known = { index, complete: this.#fill(kept, language, index) }
      kept.words.set(language, known)
      known.complete.catch(() => kept.words.delete(language))
    }
    await known.complete
    return known.index
  }

  #begin(): Promise<Kept> {
    this.#next = undefined
    return (this.#look ??= this.#read().finally(() => { this.#look = undefined }))
  }

  async #read(): Promise<Kept> {
    const lookedAt = performance.now(), kept = lookedAt - this.#lookedAt < FORGOTTEN_MS ? this.#kept : undefined
    const row = await this.#db.one<ChangesRow>(
      `select pg_snapshot_xmin(pg_current_snapshot())::text as since,
         (select jsonb_agg(jsonb_build_array(c.xid::text || '.' || c.seq, c.product_id, c.is_stock) order by c.seq) from catalogue_change c where c.xid >= $1::xid8) as changes`, [kept ? this.#since : '9223372036854775807'])
    const changes = row?.changes ?? [], unseen = changes.filter(([key]) => !this.#seen.has(key))
    const isLost = !kept || unseen.some(([, productId]) => productId === null) || kept.entries.length > 1_000 + kept.placeOf.size * 1.25
    if (isLost) this.#kept = await this.#readAll()
    else if (unseen.length > 0) await this.#take(kept, new Map(unseen.map(([, productId]) => [productId!, unseen.every(([, id, isStock]) => id !== productId || isStock)])))
    this.#since = row?.since ?? '0'
    this.#seen = new Set(changes.map(([key]) => key))
    this.#lookedAt = lookedAt
    return this.#kept!
  }

  async #readAll(): Promise<Kept> {
    const place = placing()
    const [categories, brands, entries] = await Promise.all([
      this.#db.query<Category>('select c.id, c.parent_id as "parentId", jsonb_object_agg(t.language, t.name) as names from category c join category_text t on t.category_id = c.id group by c.id order by c.level, c.position, c.id'),
      this.#db.query<Brand>('select id, url_key as key, name as names from brand order by position, id'),
      loadAllEntries(this.#db, place),
    ])
    return { entries, categories, brands, place, placeOf: new Map(entries.map(({ id }, at) => [id, at])), words: new Map(), made: new Map(), unstocked: new Map(), found: new Map() }
  }

  /** @param changed products, each with whether only its stock changed */
  async #take(kept: Kept, changed: ReadonlyMap<number, boolean>): Promise<void> {
    const { entries, placeOf, place } = kept, ids = [...changed.keys()]
    const fresh = new Map((await loadEntries(this.#db, ids, place)).map((entry) => [entry.id, entry]))
    const reworded = ids.filter((id) => !changed.get(id) || !placeOf.has(id) || !fresh.has(id))
    for (const [id, entry] of fresh) if (!reworded.includes(id)) entries[placeOf.get(id)!] = entry
    for (const id of reworded) {
      const old = placeOf.get(id), entry = fresh.get(id)
      if (old !== undefined) entries[old] = null
      placeOf.delete(id)
      if (entry) placeOf.set(id, entries.push(entry) - 1)
    }
    kept.made.clear()
    if (reworded.length === 0) return
    kept.unstocked.clear()
    // After the places are given: a language that is asked for from now on finds the new ones by itself.
    const texts = kept.words.size > 0 ? await this.#texts([...kept.words.keys()], reworded) : []
    for (const text of texts) if (placeOf.has(text.id)) kept.words.get(text.language)?.index.add(placeOf.get(text.id)!, textsOf(kept, text))
    for (const made of [kept.found, kept.made]) made.clear()
  }

  /** Takes the texts of a language to pieces. What changes meanwhile gets a later place and its words from #take. */
  async #fill(kept: Kept, language: LanguageCode, index: WordIndex): Promise<void> {
    const { entries, placeOf } = kept
    const size = entries.length, ids = entries.flatMap((entry) => entry?.id ?? [])
    for (let from = 0; from < ids.length; from += SLICE) {
      for (const text of await this.#texts([language], ids.slice(from, from + SLICE))) {
        const at = placeOf.get(text.id)
        if (at !== undefined && at < size) index.add(at, textsOf(kept, text))
      }
      await others()
    }
  }

  /** SKUs stand with the English words, which every question looks through. */
  #texts(languages: readonly LanguageCode[], ids: readonly number[]): Promise<TextRow[]> {
    return this.#db.query<TextRow>(
      `select t.product_id as id, t.language, t.name, t.short_description as short, coalesce(p.sku, '') as sku
       from product_text t left join product p on p.id = t.product_id and t.language = 'en' where t.product_id = any($2) and t.language = any($1)`, [languages, ids])
  }
}

/** All that a language says of a product: its own words, and those of its brand and categories, which are kept. */
function textsOf({ entries, placeOf, brands, categories }: Kept, { id, language, name, short, sku }: TextRow): Texts {
  const entry = entries[placeOf.get(id) ?? -1]
  const inWords = (found: { readonly names: Readonly<Record<string, string>> } | undefined): string => found?.names[language] ?? ''
  return { name, short, sku, brand: inWords(brands.find((brand) => brand.id === entry?.brandId)), categories: (entry?.places.ids ?? []).map((place) => inWords(categories.find((category) => category.id === place))).join(' ') }
}

const keepers = new WeakMap<Db, Keeper>()
const keeperOf = (db: Db): Keeper => {
  const keeper = keepers.get(db) ?? new Keeper(db)
  keepers.set(db, keeper)
  return keeper
}

/** The catalogue with every change that was committed before this call, whichever process made it. */
export const currentCatalogue = (db: Db): Promise<Catalogue> => keeperOf(db).current()

/** The words of the visible products in a language. */
export const wordsOf = (db: Db, catalogue: Catalogue, language: LanguageCode): Promise<WordIndex> => keeperOf(db).words(catalogue as Kept, language)

/** Removes what every process has seen. */
export const forgetChanges = (db: Db): Promise<unknown> => db.query(`delete from catalogue_change where noted_at < clock_timestamp() - interval '1 hour'`)

/** Gives what was made before, or makes it. The oldest half goes when there is too much. */
export function madeOnce<T>(known: Map<string, unknown>, key: string, make: () => T, most: number): T {
  if (known.has(key)) return known.get(key) as T
  if (known.size >= most) for (const old of [...known.keys()].slice(0, Math.ceil(most / 2))) known.delete(old)
  const made = make()
  known.set(key, made)
  return made
}
