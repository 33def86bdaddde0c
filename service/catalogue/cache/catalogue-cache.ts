import type { Db } from '#service/db/db.ts'
import { loadAllEntries, loadEntries, idSets, type Entry, type IdSets } from '../entry-store.ts'
import type { ProductIndex } from '../search/product-index.ts'
import {
  readBrands,
  readCategories,
  readChanges,
  readSearched,
  type Brand,
  type Category,
} from './cache-store.ts'
import { derivedCaches, type Catalogue } from './catalogue.ts'
import { giveWay } from './give-way.ts'
import { searchedTexts } from './searched-texts.ts'

interface CachedCatalogue extends Catalogue {
  categories: readonly Category[]
  brands: readonly Brand[]
  readonly sets: IdSets
  /** The search index; built on the first search or at start. */
  index: Index | undefined
}
interface Index {
  /** The index built so far; undefined while its code is loading. */
  words: ProductIndex | undefined
  complete: Promise<ProductIndex>
  /** A call waits for it. */
  isAwaited: boolean
}

/** Change rows are deleted after an hour (jobs.ts): after half of that without reading them, everything is read again. */
const FORGOTTEN_MS = 30 * 60_000
/** Number of products whose texts are read at once. */
const BATCH = 100
/** Up to this many changed products are indexed before the next answer; more are indexed in the background. */
const SMALL = 2_000

/**
 * Caches the catalogue and reads as little as possible: everything at first, then only changes. Reads run one at a
 * time, so that an older one never overwrites a newer.
 */
class CatalogueCache {
  readonly #db: Db
  #cached: CachedCatalogue | undefined
  /** The new catalogue that replaces the cached one once its index is complete. */
  #building: CachedCatalogue | undefined
  /** Everything must be read again, because a rebuild failed. */
  #hasFailed = false
  #since = '0'
  /** Changes already applied; they may be reported again. */
  #seen = new Set<string>()
  #lookedAt = 0
  #look: Promise<CachedCatalogue> | undefined
  #next: Promise<CachedCatalogue> | undefined
  #isClosed = false

  constructor(db: Db) {
    this.#db = db
  }

  /** Returns the catalogue, at least as new as this call. */
  current(): Promise<CachedCatalogue> {
    // A read in progress may miss changes made before this call, so all callers meanwhile share the next one.
    if (this.#look)
      return (this.#next ??= this.#look.then(
        () => this.#begin(),
        () => this.#begin(),
      ))
    return this.#begin()
  }

  /** Returns the search index; the first call waits until it is complete. */
  index(cached: CachedCatalogue): Promise<ProductIndex> {
    cached.index ??= this.#fill(cached)
    cached.index.isAwaited = true
    return cached.index.complete
  }

  /** Builds the search index while calls are answered. */
  async prepare(): Promise<void> {
    const cached = await this.current()
    await (cached.index ??= this.#fill(cached)).complete
  }

  /** Ends indexing. */
  close(): void {
    this.#isClosed = true
  }

  #begin(): Promise<CachedCatalogue> {
    this.#next = undefined
    return (this.#look ??= this.#read().finally(() => {
      this.#look = undefined
    }))
  }

  async #read(): Promise<CachedCatalogue> {
    const lookedAt = performance.now(),
      isForgotten = lookedAt - this.#lookedAt >= FORGOTTEN_MS
    const row = await readChanges(this.#db, isForgotten ? undefined : this.#since)
    // Only now: a rebuild that was completed meanwhile has replaced the catalogue.
    const cached = this.#cached
    const changes = row?.changes ?? [],
      unseen = changes.filter(([key]) => !this.#seen.has(key))
    if (!cached) this.#cached = await this.#readAll()
    else if (
      isForgotten ||
      this.#hasFailed ||
      unseen.some(([, productId]) => productId === null) ||
      this.#isSparse(cached)
    )
      await this.#reload(cached)
    else if (unseen.length > 0) await this.#take(onlyStock(unseen))
    this.#since = row?.since ?? '0'
    this.#seen = new Set(changes.map(([key]) => key))
    this.#lookedAt = lookedAt
    return this.#cached!
  }

  #isSparse({ entries, placeOf }: CachedCatalogue): boolean {
    return !this.#building && entries.length > 1_000 + placeOf.size * 1.25
  }

  async #readAll(): Promise<CachedCatalogue> {
    const sets = idSets()
    const [categories, brands, entries] = await Promise.all([
      readCategories(this.#db),
      readBrands(this.#db),
      loadAllEntries(this.#db, sets),
    ])
    return {
      entries,
      categories,
      brands,
      sets,
      placeOf: new Map(entries.map(({ id }, at) => [id, at])),
      index: undefined,
      ...derivedCaches(),
    }
  }

  /**
   * Reads everything again. Lists are correct at once; searches use the old index until the new one is complete,
   * which takes a large shop some seconds.
   */
  async #reload(cached: CachedCatalogue): Promise<void> {
    // an index still being built belongs to an older read and must not replace this one
    this.#building = undefined
    const fresh = await this.#readAll()
    this.#hasFailed = false
    if (!cached.index) {
      this.#cached = fresh
      return
    }
    const { entries, placeOf } = cached
    for (const [id, at] of placeOf)
      if (!fresh.placeOf.has(id)) {
        entries[at] = null
        placeOf.delete(id)
      }
    for (const entry of fresh.entries) {
      const at = placeOf.get(entry!.id)
      if (at === undefined) placeOf.set(entry!.id, entries.push(entry) - 1)
      else entries[at] = entry
    }
    cached.categories = fresh.categories
    cached.brands = fresh.brands
    for (const cache of [cached.derived, cached.derivedWithoutStock, cached.searches]) cache.clear()
    const isSmall = fresh.entries.length <= SMALL
    const taken = this.#rebuild(fresh, isSmall)
    if (isSmall) await taken
  }

  async #rebuild(fresh: CachedCatalogue, isAwaited: boolean): Promise<void> {
    this.#building = fresh
    fresh.index = this.#fill(fresh, () => this.#building === fresh)
    fresh.index.isAwaited = isAwaited
    try {
      await fresh.index.complete
      if (this.#building === fresh) this.#cached = fresh
    } catch {
      // Keeps the old index; the next read tries again.
      if (this.#building === fresh) this.#hasFailed = true
    } finally {
      if (this.#building === fresh) this.#building = undefined
    }
  }

  /** @param changed products, each with whether only its stock changed */
  async #take(changed: ReadonlyMap<number, boolean>): Promise<void> {
    const targets = [this.#cached!, ...(this.#building ? [this.#building] : [])],
      ids = [...changed.keys()]
    const fresh = new Map(
      (await loadEntries(this.#db, ids, targets.at(-1)!.sets)).map((entry) => [entry.id, entry]),
    )
    const reworded = targets.map((target) => replaceEntries(target, changed, fresh))
    const indexed = targets.flatMap((target, at) =>
      target.index?.words && reworded[at]!.length > 0 ? [{ target, ids: reworded[at]! }] : [],
    )
    // After positions are assigned: an index started from now on includes the new ones.
    const texts =
      indexed.length > 0 ? await readSearched(this.#db, [...new Set(indexed.flatMap((one) => one.ids))]) : []
    for (const { target } of indexed)
      for (const row of texts) {
        const at = target.placeOf.get(row.id)
        if (at !== undefined) target.index!.words!.add(at, searchedTexts(target, row))
      }
    for (const [at, target] of targets.entries())
      if (reworded[at]!.length > 0) for (const cache of [target.searches, target.derived]) cache.clear()
  }

  /**
   * Indexes all texts. Products that change meanwhile get a new position and are indexed by #take.
   * @param goesOn returning false stops it
   */
  #fill(cached: CachedCatalogue, goesOn = () => true): Index {
    const fill = async (): Promise<ProductIndex> => {
      // Loaded here: a process that only runs jobs needs no Chinese dictionaries.
      const productIndex = new (await import('../search/product-index.ts')).ProductIndex()
      index.words = productIndex
      const { entries, placeOf } = cached
      const size = entries.length,
        ids = entries.flatMap((entry) => entry?.id ?? [])
      for (let from = 0; from < ids.length && goesOn() && !this.#isClosed; from += BATCH)
        for (const row of await readSearched(this.#db, ids.slice(from, from + BATCH))) {
          const at = placeOf.get(row.id)
          if (at !== undefined && at < size) productIndex.add(at, searchedTexts(cached, row))
          await giveWay(index.isAwaited)
        }
      return productIndex
    }
    const index: Index = { words: undefined, complete: fill(), isAwaited: false }
    index.complete.catch(() => {
      if (cached.index === index) cached.index = undefined
    })
    return index
  }
}

/** Products by id, each with whether its stock alone changed. */
function onlyStock(
  changes: readonly (readonly [key: string, productId: number | null, isStock: boolean])[],
): Map<number, boolean> {
  const products = new Map<number, boolean>()
  for (const [, id, isStock] of changes) products.set(id!, isStock && (products.get(id!) ?? true))
  return products
}

/**
 * Updates changed products. Those whose texts or prices may differ get new positions.
 * @returns these
 */
function replaceEntries(
  { entries, placeOf, derived, derivedWithoutStock }: CachedCatalogue,
  changed: ReadonlyMap<number, boolean>,
  fresh: ReadonlyMap<number, Entry>,
): number[] {
  const termsOf = ({ variants }: Entry): string => JSON.stringify(variants ?? [])
  const reworded: number[] = []
  let isRepriced = false
  for (const [id, isStock] of changed) {
    const at = placeOf.get(id),
      entry = fresh.get(id)
    if (isStock && at !== undefined && entry) {
      // A variant that sells out or returns can change the price shown for its product.
      isRepriced ||= termsOf(entries[at]!) !== termsOf(entry)
      entries[at] = entry
      continue
    }
    reworded.push(id)
    if (at !== undefined) entries[at] = null
    placeOf.delete(id)
    if (entry) placeOf.set(id, entries.push(entry) - 1)
  }
  derived.clear()
  if (reworded.length > 0 || isRepriced) derivedWithoutStock.clear()
  return reworded
}

const caches = new WeakMap<Db, CatalogueCache>()
const cacheOf = (db: Db): CatalogueCache => {
  const cache = caches.get(db) ?? new CatalogueCache(db)
  caches.set(db, cache)
  return cache
}

/** Returns the catalogue with every change committed before this call, by any process. */
export const currentCatalogue = (db: Db): Promise<Catalogue> => cacheOf(db).current()

/** What is searched of the visible products. */
export const productIndexOf = (db: Db, catalogue: Catalogue): Promise<ProductIndex> =>
  cacheOf(db).index(catalogue as CachedCatalogue)

/** Builds the index, so that the first search is fast. */
export const prepareIndex = (db: Db): Promise<void> => cacheOf(db).prepare()

/** Ends indexing for good, because the database is about to be closed. */
export const stopIndexing = (db: Db): void => cacheOf(db).close()
