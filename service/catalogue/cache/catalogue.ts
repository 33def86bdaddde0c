import type { Entry } from '../entry-store.ts'
import type { Brand, Category } from './cache-store.ts'
import { memoCache, type MemoCache } from './memoize.ts'

/** What is computed from the products. */
interface DerivedCaches {
  /** Valid for exactly these products. */
  readonly derived: MemoCache
  /** Independent of stock, except where stock decides which variant's price is shown. */
  readonly derivedWithoutStock: MemoCache
  /** Results of text searches; they depend on texts only. */
  readonly searches: MemoCache
}

const MIB = 2 ** 20

/**
 * Empty caches. Of a hundred thousand products, the result of a filter takes 400 KiB, as does an order or a price
 * list, and a search 500 KiB: bytes limit them there, and numbers in a small shop.
 */
export const derivedCaches = (): DerivedCaches => ({
  derived: memoCache(100, 16 * MIB),
  derivedWithoutStock: memoCache(40, 8 * MIB),
  searches: memoCache(20, 4 * MIB),
})

/** All visible products, with caches derived from them. */
export interface Catalogue extends DerivedCaches {
  /**
   * A product keeps its position while only its stock changes; otherwise it gets a new one and the old position is
   * left empty.
   */
  readonly entries: (Entry | null)[]
  readonly placeOf: Map<number, number>
  /** By level and position. */
  readonly categories: readonly Category[]
  /** By position. */
  readonly brands: readonly Brand[]
}
