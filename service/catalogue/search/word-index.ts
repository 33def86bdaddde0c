/** A hit is a whole number: the product's position times `STEPS`, plus the weight of the word there. */
const STEPS = 64

/** Maximum weight of a word in a product. */
export const MOST_WEIGHT = STEPS - 1

/**
 * Hits of a word that occurs more than once: the first `count` entries of the list. Most words of a large catalogue
 * occur once.
 */
interface Hits {
  count: number
  list: Int32Array
}

function add(hits: Hits, hit: number): void {
  if (hits.count === hits.list.length) {
    const longer = new Int32Array(Math.ceil(hits.count * 1.5) + 2)
    longer.set(hits.list)
    hits.list = longer
  }
  hits.list[hits.count++] = hit
}

/** Words grouped by their first letters and sorted on demand: a few hundred per group, whatever the size of the catalogue. */
interface Bucket {
  words: string[]
  isSorted: boolean
}
const keyOf = (word: string): string => word.slice(0, 3)

/** Index of words and their weights in products. Products are identified by their position in the cached catalogue. */
export class WordIndex {
  readonly #hits = new Map<string, number | Hits>()
  readonly #buckets = new Map<string, Bucket>()
  /** Number of different words. */
  get size(): number {
    return this.#hits.size
  }

  /**
   * Adds a word of a product, once. A changed product gets another position.
   * @param weight from 1 to MOST_WEIGHT
   * @returns whether the word is new
   */
  add(place: number, word: string, weight: number): boolean {
    const hit = place * STEPS + Math.max(1, Math.min(MOST_WEIGHT, Math.round(weight)))
    const hits = this.#hits.get(word)
    if (typeof hits === 'object') add(hits, hit)
    else if (hits !== undefined) this.#hits.set(word, { count: 2, list: Int32Array.of(hits, hit) })
    else {
      this.#hits.set(word, hit)
      this.#bucket(word)
      return true
    }
    return false
  }

  #bucket(word: string): void {
    const bucket = this.#buckets.get(keyOf(word))
    if (!bucket) this.#buckets.set(keyOf(word), { words: [word], isSorted: true })
    else {
      bucket.words.push(word)
      bucket.isSorted = false
    }
  }

  has(word: string): boolean {
    return this.#hits.has(word)
  }

  /** Number of products that contain a word. */
  count(word: string): number {
    const hits = this.#hits.get(word)
    return hits === undefined ? 0 : typeof hits === 'object' ? hits.count : 1
  }

  /** Calls `take` with each position and weight of a word; rare words weigh up to twice as much. */
  find(word: string, take: (place: number, weight: number) => void): void {
    const hits = this.#hits.get(word)
    if (hits === undefined) return
    const { count, list } = typeof hits === 'object' ? hits : { count: 1, list: [hits] }
    const rarity = 1 + 1 / (1 + Math.log2(count))
    for (let at = 0; at < count; at++) take(Math.floor(list[at]! / STEPS), (list[at]! % STEPS) * rarity)
  }

  /** Up to `limit` known words that begin with a word of at least three letters, or two Han or Thai characters. */
  startingWith(start: string, limit = 200): string[] {
    if (start.length < 3) {
      const found: string[] = []
      for (const [key, { words }] of this.#buckets)
        if (key.startsWith(start)) found.push(...words.slice(0, limit - found.length))
      return found
    }
    const bucket = this.#buckets.get(keyOf(start))
    if (!bucket) return []
    if (!bucket.isSorted) bucket.words.sort()
    bucket.isSorted = true
    const { words } = bucket
    let low = 0,
      high = words.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (words[middle]! < start) low = middle + 1
      else high = middle
    }
    let end = low
    while (end < words.length && end - low < limit && words[end]!.startsWith(start)) end++
    return words.slice(low, end)
  }
}
