import type { Entry } from '../entry-store.ts'
import type { Brand, Category } from './cache-store.ts'

/** All visible products, with caches derived from them. */
export interface Catalogue {
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
  /** Valid for exactly these products. */
  readonly derived: Map<string, unknown>
  /** Independent of stock, except where stock decides which variant's price is shown. */
  readonly derivedWithoutStock: Map<string, unknown>
  /** Results of text searches; they depend on texts only. */
  readonly searches: Map<string, unknown>
}
