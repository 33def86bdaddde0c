import type { LanguageCode } from '#domain/store/languages.ts'
import type { ProductIndex } from './product-index.ts'
import { Question, type Unit } from './query.ts'
import { tokensOf } from './tokenize.ts'

/** Maximum length of a query in characters and words; the rest is cut off. */
const LONGEST = 100
const MOST_TOKENS = 12

/** Weight of a concept beside a better one of the same part, and of a part that affects only the order. */
const ALSO = 0.25,
  ORDERING = 0.2

/** The query and its site. */
export interface SearchedText {
  readonly language: LanguageCode
  readonly text: string
  /** Whether the last word is being typed and may be the beginning of another. */
  readonly isUnfinished?: boolean
}

/** Search results, best first, by position in the catalogue. */
export interface Found {
  readonly places: Int32Array
  readonly has: Uint8Array
}

/** Score of each position for one part of a query; 0 for no match. */
function scoresOf({ concepts, phrases }: Unit, index: ProductIndex, size: number): Float64Array {
  const scores = new Float64Array(size)
  for (const [concept, share] of concepts)
    index.concepts.find(concept, (place, weight) => {
      if (place >= size) return
      // The best concept, plus a little for each other one.
      const best = Math.max(scores[place]!, weight * share)
      scores[place] = best + ALSO * (scores[place]! + weight * share - best)
    })
  for (const { index: words, words: asked, share, isAny } of phrases) {
    const hits = new Uint8Array(size),
      sums = new Float64Array(size)
    for (const [turn, word] of asked.entries())
      words.find(word, (place, weight) => {
        if (place >= size || (!isAny && hits[place]! !== turn)) return
        hits[place] = isAny ? 1 : turn + 1
        sums[place] = isAny ? Math.max(sums[place]!, weight) : sums[place]! + weight
      })
    const enough = isAny ? 1 : asked.length
    for (let place = 0; place < size; place++)
      if (hits[place] === enough) scores[place]! += sums[place]! * share
  }
  return scores
}

/** Packs score and position into one number, because numbers alone sort fast: higher scores first, then lower positions. */
function ordered(total: Float64Array, has: Uint8Array): Found {
  const size = total.length
  let count = 0,
    best = 0
  for (let place = 0; place < size; place++)
    if (has[place]) {
      count++
      best = Math.max(best, total[place]!)
    }
  const keys = new Float64Array(count),
    places = new Int32Array(count)
  for (let place = 0, at = 0; place < size; place++)
    if (has[place]) keys[at++] = Math.round((best - total[place]!) * 1000) * size + place
  keys.sort()
  for (let at = 0; at < count; at++) places[at] = keys[at]! % size
  return { places, has }
}

/** The matched parts of a query, and those that affect only the order. */
function knownParts(units: readonly Unit[], index: ProductIndex, size: number) {
  const scored = units.map((unit) => ({ unit, scores: scoresOf(unit, index, size) }))
  const known = scored.filter(({ scores }) => scores.some((score) => score > 0))
  const needed = known.filter(({ unit }) => !unit.isOptional)
  const hasMeaning = needed.some(({ unit }) => unit.concepts.size > 0)
  // At least half of the words without a known meaning must occur.
  const isEnough = hasMeaning || known.length * 2 >= units.length
  if (!isEnough) return { needed: [], ordering: [] }
  return needed.length > 0
    ? { needed, ordering: known.filter(({ unit }) => unit.isOptional) }
    : { needed: known, ordering: [] }
}

/**
 * Products that match a query, best first: those with all its parts, or with most of them if none has all. Parts that
 * no product has are ignored.
 * @param size number of positions
 */
export function searchProducts(
  index: ProductIndex,
  { language, text, isUnfinished = false }: SearchedText,
  size: number,
): Found {
  const tokens = tokensOf(text.slice(0, LONGEST)).slice(0, MOST_TOKENS)
  const units = tokens.length > 0 ? new Question(index, language, isUnfinished).units(tokens) : []
  const { needed, ordering } = knownParts(units, index, size)
  const total = new Float64Array(size),
    has = new Uint8Array(size),
    fitting = new Uint8Array(size)
  for (const { scores } of needed)
    for (let place = 0; place < size; place++)
      if (scores[place]! > 0) {
        total[place]! += scores[place]!
        fitting[place]!++
      }
  for (const { scores } of ordering)
    for (let place = 0; place < size; place++) total[place]! += scores[place]! * ORDERING
  const highest = fitting.reduce((least, count) => Math.max(least, count), 0)
  for (let place = 0; place < size; place++) has[place] = Number(highest > 0 && fitting[place] === highest)
  return ordered(total, has)
}
