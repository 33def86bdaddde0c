export interface RankRequirement {
  /** Tells the requirements apart; no two are alike. */
  id: string
  /** What is counted: “Leg points”. */
  label: string
  /** What the word means, and where all words are explained. */
  help?: { text: string; more?: { label: string; href: string } | undefined } | undefined
  /** How many there are now; null where it is not known. */
  current: number | null
  /** How many the next level takes; null where there is none. */
  required: number | null
  /** What is missing in words with its number, for the sentence above: “2 leg points”. Leave it out where it is reached. */
  missing?: string | undefined
  /** The figure of the last period in words: “October 20”. */
  previous?: string | undefined
  /** A word more beside “Reached”: “4 of 6 legs”. */
  note?: string | undefined
}

/** Where a requirement stands: reached, how many are missing, or neither where a figure is not known. */
export function standing({ current, required }: Pick<RankRequirement, 'current' | 'required'>): {
  state: 'reached' | 'missing' | 'unknown'
  toGo: number
} {
  if (current === null || required === null) return { state: 'unknown', toGo: 0 }
  return current >= required ? { state: 'reached', toGo: 0 } : { state: 'missing', toGo: required - current }
}

/** What is missing comes first; otherwise the given order stays. */
export function missingFirst<T extends RankRequirement>(requirements: readonly T[]): T[] {
  const rank = (one: T) => (standing(one).state === 'missing' ? 0 : 1)
  return requirements.toSorted((one, other) => rank(one) - rank(other))
}
