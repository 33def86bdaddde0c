/** Words grouped by their first letters and sorted on demand: a few hundred per group, whatever the size of the catalogue. */
interface Bucket {
  words: string[]
  isSorted: boolean
}
const keyOf = (word: string): string => word.slice(0, 3)

/** All words of an index, numbered from 0. Most occur in several languages; each is kept once. */
export class WordTable {
  readonly #numbers = new Map<string, number>()
  readonly #buckets = new Map<string, Bucket>()

  get size(): number {
    return this.#numbers.size
  }

  numberOf(word: string): number | undefined {
    return this.#numbers.get(word)
  }

  /** Adds a word unless it is known. @returns its number */
  add(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    const number = this.#numbers.size
    this.#numbers.set(word, number)
    const bucket = this.#buckets.get(keyOf(word))
    if (!bucket) this.#buckets.set(keyOf(word), { words: [word], isSorted: true })
    else {
      bucket.words.push(word)
      bucket.isSorted = false
    }
    return number
  }

  /** Words that begin with `start`: in alphabetical order from three letters on. */
  *startingWith(start: string): Generator<string> {
    if (start.length < 3) {
      for (const [key, { words }] of this.#buckets) if (key.startsWith(start)) yield* words
      return
    }
    const bucket = this.#buckets.get(keyOf(start))
    if (!bucket) return
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
    for (let at = low; words[at]?.startsWith(start); at++) yield words[at]!
  }
}
