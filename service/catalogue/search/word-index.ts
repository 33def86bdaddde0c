import { PackedHits, STEPS } from './packed-hits.ts'
import type { WordTable } from './word-table.ts'

/** Maximum weight of a word in a product. */
export const MOST_WEIGHT = STEPS - 1

/** Index of words and their weights in products. Products are identified by their position in the cached catalogue. */
export class WordIndex {
  readonly #table: WordTable
  /** By number of the word: 0 if it does not occur, its only hit, or one less than minus the place of its hits in `#lists`. */
  #hits = new Int32Array(1_024)
  readonly #lists: PackedHits[] = []

  /** @param table words shared with other indexes */
  constructor(table: WordTable) {
    this.#table = table
  }

  /**
   * Adds a word of a product, once. A changed product gets another position.
   * @param weight from 1 to MOST_WEIGHT
   * @returns whether the word is new
   */
  add(place: number, word: string, weight: number): boolean {
    const hit = place * STEPS + Math.max(1, Math.min(MOST_WEIGHT, Math.round(weight)))
    const number = this.#table.add(word)
    this.#reserve(number)
    const known = this.#hits[number]!
    if (known < 0) this.#lists[-1 - known]!.add(hit)
    else if (known > 0) {
      const list = new PackedHits()
      list.add(known)
      list.add(hit)
      this.#hits[number] = -this.#lists.push(list)
    } else this.#hits[number] = hit
    return known === 0
  }

  #reserve(number: number): void {
    if (number < this.#hits.length) return
    const longer = new Int32Array(Math.ceil(number * 1.25) + 1)
    longer.set(this.#hits)
    this.#hits = longer
  }

  #hitsOf(word: string): number {
    return this.#hits[this.#table.numberOf(word) ?? -1] ?? 0
  }

  has(word: string): boolean {
    return this.#hitsOf(word) !== 0
  }

  /** Calls `take` with each position and weight of a word; rare words weigh up to twice as much. */
  find(word: string, take: (place: number, weight: number) => void): void {
    const hits = this.#hitsOf(word)
    if (hits > 0) take(Math.floor(hits / STEPS), (hits % STEPS) * 2)
    if (hits >= 0) return
    const list = this.#lists[-1 - hits]!
    const rarity = 1 + 1 / (1 + Math.log2(list.count))
    list.each((place, weight) => take(place, weight * rarity))
  }

  /** Up to `limit` known words that begin with a word of at least three letters, or two Han or Thai characters. */
  startingWith(start: string, limit = 200): string[] {
    const found: string[] = []
    for (const word of this.#table.startingWith(start)) {
      if (found.length === limit) break
      if (this.has(word)) found.push(word)
    }
    return found
  }

  /** Number of bytes reserved for hits. */
  get byteLength(): number {
    return this.#lists.reduce((total, list) => total + list.byteLength, this.#hits.byteLength)
  }
}
