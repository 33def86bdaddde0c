import { indexedWords, words } from './words.ts'

/** What a language says about a product, field by field. */
export interface Texts { readonly name: string, readonly brand: string, readonly categories: string, readonly short: string, readonly sku: string }

const boosts: Readonly<Record<keyof Texts, number>> = { name: 4, brand: 2, categories: 1, short: 1, sku: 1 }
/** A hit is a whole number: the product's place times `STEPS`, plus how much the word weighs there. */
const STEPS = 32
/** Words that start like the asked one, or are spelt almost like it, count for less. */
const STARTS_ALIKE = 0.6, SPELT_ALIKE = 0.4

/** One word among the fields of a product weighs more in a short field. */
const weigh = (boost: number, count: number): number => Math.max(1, Math.round((boost * 7) / (1 + Math.log2(count))))

/** Whether so few letters were added, left out or changed. */
export function isSpeltAlike(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let at = 1; at <= b.length; at++) current.push(Math.min(previous[at]! + 1, current[at - 1]! + 1, previous[at - 1]! + Number(a[row - 1] !== b[at - 1])))
    if (Math.min(...current) > most) return false
    previous = current
  }
  return previous[b.length]! <= most
}

/** Where a word stands that stands more than once: the first `count` of the list. Most words of a large catalogue stand once. */
interface Hits { count: number, list: Int32Array }

function add(hits: Hits, hit: number): void {
  if (hits.count === hits.list.length) {
    const longer = new Int32Array(Math.ceil(hits.count * 1.5) + 2)
    longer.set(hits.list)
    hits.list = longer
  }
  hits.list[hits.count++] = hit
}

/** Which words stand where, for the texts of one language. Products are known by their place in the kept catalogue. */
export class WordIndex {
  readonly #hits = new Map<string, number | Hits>()
  /** Brands and categories say the same of many products. */
  readonly #taken = new Map<string, readonly string[]>()
  #sorted: string[] = []
  /** Words that came after `#sorted` was made. */
  #newer: string[] = []
  /** Words that a typing mistake can be meant for. */
  readonly #latin: string[] = []

  /** Adds a product. A place is added once: a product whose words change gets another place. */
  add(place: number, texts: Texts): void {
    const weights = new Map<string, number>()
    for (const field of Object.keys(boosts) as (keyof Texts)[]) {
      const found = field === 'brand' || field === 'categories' ? this.#wordsOnce(texts[field]) : indexedWords(texts[field])
      if (found.length === 0) continue
      const weight = weigh(boosts[field], found.length)
      for (const word of new Set(found)) weights.set(word, (weights.get(word) ?? 0) + weight)
    }
    for (const [word, weight] of weights) {
      const hit = place * STEPS + Math.min(STEPS - 1, weight), hits = this.#hits.get(word)
      if (typeof hits === 'object') add(hits, hit)
      else if (hits !== undefined) this.#hits.set(word, { count: 2, list: Int32Array.of(hits, hit) })
      else {
        this.#hits.set(word, hit)
        this.#newer.push(word)
        if (/^[a-z]{4,}$/.test(word)) this.#latin.push(word)
      }
    }
  }

  #wordsOnce(text: string): readonly string[] {
    const known = this.#taken.get(text)
    if (known) return known
    if (this.#taken.size > 5_000) this.#taken.clear()
    const found = indexedWords(text)
    this.#taken.set(text, found)
    return found
  }

  /** Calls `take` with each place of a word and what it weighs there, from 0 up. */
  find(word: string, take: (place: number, weight: number) => void): void {
    for (const [known, closeness] of this.#alike(word)) {
      const hits = this.#hits.get(known)!, { count, list } = typeof hits === 'object' ? hits : { count: 1, list: [hits] }
      const factor = closeness * (1 + closeness / (1 + Math.log2(count)))
      for (let at = 0; at < count; at++) take(Math.floor(list[at]! / STEPS), (list[at]! % STEPS) * factor)
    }
  }

  /** The words of the index that are meant by an asked one, with how close they are. */
  #alike(word: string): [string, number][] {
    // A single letter that is a word, as in “vitamin C”, is no beginning of one.
    const isWhole = !/^[\p{Script=Latin}\d]/u.test(word) || (word.length === 1 && this.#hits.has(word))
    if (isWhole) return this.#hits.has(word) ? [[word, 1]] : []
    const starting = this.#startingWith(word)
    if (starting.length > 0 || !/^[a-z]{5,}$/.test(word)) return starting.map((known) => [known, known === word ? 1 : STARTS_ALIKE])
    const most = Math.round(word.length * 0.2)
    return this.#latin.filter((known) => isSpeltAlike(word, known, most)).map((known) => [known, SPELT_ALIKE])
  }

  #startingWith(start: string): string[] {
    // Few new words are looked through; many are sorted in.
    if (this.#newer.length > 1_000) {
      this.#sorted = [...this.#sorted, ...this.#newer].sort()
      this.#newer = []
    }
    let low = 0, high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#sorted[middle]! < start) low = middle + 1
      else high = middle
    }
    const found = this.#newer.filter((word) => word.startsWith(start))
    for (let at = low; this.#sorted[at]?.startsWith(start); at++) found.push(this.#sorted[at]!)
    return found
  }
}

/** Products that have all asked words, best first. */
export interface Found { readonly places: Int32Array, readonly has: Uint8Array }

/** @param size how many places there are; @param indices each with how much its language counts */
export function search(indices: readonly (readonly [WordIndex, number])[], text: string, size: number): Found {
  const asked = [...new Set(words(text))], scores = new Float64Array(size), matched = new Uint8Array(size)
  for (const [turn, word] of asked.entries()) for (const [index, share] of indices) {
    index.find(word, (place, weight) => {
      // Only what had all the words before.
      if (matched[place]! < turn) return
      matched[place] = turn + 1
      scores[place]! += weight * share
    })
  }
  const has = new Uint8Array(size)
  let count = 0, best = 0
  for (let place = 0; place < size; place++) {
    if (asked.length === 0 || matched[place] !== asked.length) continue
    has[place] = 1
    count++
    best = Math.max(best, scores[place]!)
  }
  // Score and place in one number, because numbers alone sort fast: better scores come first, then earlier places.
  const keys = new Float64Array(count), places = new Int32Array(count)
  for (let place = 0, at = 0; place < size; place++) if (has[place]) keys[at++] = Math.round((best - scores[place]!) * 1000) * size + place
  keys.sort()
  for (let at = 0; at < count; at++) places[at] = keys[at]! % size
  return { places, has }
}
