import { LRUCache } from 'lru-cache'
import type { PriceGroup } from '#domain/catalogue/price.ts'
import type { Product } from '#domain/catalogue/schema.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { readCatalogue, readProducts, type ForeignCatalogue } from './foreign-catalogue.ts'
import { withoutLongTexts } from './read-product.ts'
import type { ReadService } from './read-service.ts'

/** Milliseconds after which a catalogue is read again, with the next question; the old one answers meanwhile. */
const FRESH = 5 * 60_000
/** Milliseconds before a catalogue that could not be read is tried again. */
const TRY_AGAIN = 10_000
/** Most memory for lists of products by language and group, in characters of JSON. */
const MOST_LISTS = 2 ** 26

type Items = ReadonlyMap<number, Product>

/** A catalogue that was read, with lists by language and group. */
export interface Held extends Pick<ForeignCatalogue, 'catalogue' | 'index'> {
  readonly items: LRUCache<string, Items>
}

const byId = (products: readonly Product[]): Items =>
  new Map(products.map((product) => [product.id ?? 0, product]))

/**
 * Holds another service's catalogue: reads it with the first question, and again in the background while it is asked for.
 * @param now milliseconds of a steady clock
 */
export function createHeldCatalogue(read: ReadService, now: () => number) {
  let held: Promise<Held> | undefined
  let isReading = false
  let dueAt = 0

  async function readAnew(): Promise<Held> {
    const { lists, ...fresh } = await readCatalogue(read)
    const items = new LRUCache<string, Items>({
      maxSize: MOST_LISTS,
      sizeCalculation: (list) => 1 + JSON.stringify([...list.values()]).length,
    })
    for (const [language, products] of lists) items.set(`${language} guest`, byId(products))
    dueAt = now() + FRESH
    return { ...fresh, items }
  }

  async function readFirst(): Promise<Held> {
    const first = readAnew()
    held = first
    first.catch(() => {
      setTimeout(() => (held = undefined), TRY_AGAIN).unref()
    })
    return first
  }

  function readInBackground(): void {
    isReading = true
    void readAnew()
      .then(
        (fresh) => (held = Promise.resolve(fresh)),
        () => (dueAt = now() + TRY_AGAIN),
      )
      .finally(() => (isReading = false))
  }

  return {
    /** The catalogue, perhaps some minutes old. @throws while it could never be read */
    async current(): Promise<Held> {
      if (!held) return readFirst()
      const known = await held
      if (now() > dueAt && !isReading) readInBackground()
      return known
    },
    /** Products by id as a group sees them, in a language. */
    async itemsOf({ items }: Held, language: LanguageCode, group: PriceGroup): Promise<Items> {
      const key = `${language} ${group}`
      const cached = items.get(key)
      if (cached) return cached
      const list = byId((await readProducts(read, language, group)).map(withoutLongTexts))
      items.set(key, list)
      return list
    },
  }
}
