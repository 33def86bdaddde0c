/** Number of typing mistakes allowed in a word of this length. */
export const mistakesIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * Number of letters inserted, deleted, substituted or swapped with their neighbour (optimal string alignment
 * distance).
 * @returns `most + 1` for any larger distance
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let at = 1; at <= b.length; at++) {
      const isSame = a[row - 1] === b[at - 1]
      let least = Math.min(previous[at]! + 1, current[at - 1]! + 1, previous[at - 1]! + Number(!isSame))
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        least = Math.min(least, before[at - 2]! + 1)
      current.push(least)
    }
    if (Math.min(...current) > most) return most + 1
    before = previous
    previous = current
  }
  return Math.min(most + 1, previous[b.length]!)
}

/** Dictionary words by length, as candidates for corrections. */
export class Vocabulary {
  readonly #byLength = new Map<number, Set<string>>()

  add(word: string): void {
    const known = this.#byLength.get(word.length)
    if (known) known.add(word)
    else this.#byLength.set(word.length, new Set([word]))
  }

  /**
   * The nearest known words within the allowed distance; those with the same first letter come first, because it is
   * seldom wrong.
   */
  nearest(word: string, limit = 4): string[] {
    const maxMistakes = mistakesIn(word.length)
    if (maxMistakes === 0) return []
    const found: { known: string; cost: number }[] = []
    for (let length = word.length - maxMistakes; length <= word.length + maxMistakes; length++)
      for (const known of this.#byLength.get(length) ?? []) {
        const mistakes = distance(word, known, maxMistakes)
        if (mistakes <= maxMistakes) found.push({ known, cost: mistakes + (known[0] === word[0] ? 0 : 0.9) })
      }
    found.sort((a, b) => a.cost - b.cost)
    const least = found[0]?.cost ?? 0
    return found
      .filter(({ cost }) => cost <= least)
      .slice(0, limit)
      .map(({ known }) => known)
  }
}
