/**
 * What an order or its refund adds to the figures of a period. A refund has the same numbers, negative, and names the
 * same upline: both count for the people who were above the buyer when the order was paid.
 */
export interface VolumeEntry {
  readonly buyer: number
  /** Everyone above the buyer in the sponsorship tree, nearest first. */
  readonly upline: readonly number[]
  readonly enroller: number | null
  /** Volume of the products, in hundredths of a point. */
  readonly volume: number
  /** Amount paid for memberships and other packs, in cents. */
  readonly packMinor: number
}

/** Maximum number of generations that earn product commission. */
const DEPTH_MOST = 6

/** Figures of one person in one period, summed from entries. Volumes in hundredths of a point, money in cents. */
export interface PeriodFigures {
  readonly ppv: number
  readonly dpv: number
  /** Volume of each generation below, nearest first; always `DEPTH_MOST` long. */
  readonly generations: readonly number[]
  /** Volume of each leg by the person at its head. */
  readonly legs: ReadonlyMap<number, number>
  /** Price of the packs bought by people they enrolled. */
  readonly packMinor: number
}

export const noFigures: PeriodFigures = {
  ppv: 0,
  dpv: 0,
  generations: Array.from({ length: DEPTH_MOST }, () => 0),
  legs: new Map(),
  packMinor: 0,
}

/** The enroller of an entry if they may earn from it: only someone above the buyer does. */
const earningEnroller = ({ enroller, upline }: VolumeEntry): number | null =>
  enroller !== null && upline.includes(enroller) ? enroller : null

function addToAncestor(before: PeriodFigures, entry: VolumeEntry, generation: number): PeriodFigures {
  const head = generation === 0 ? entry.buyer : (entry.upline[generation - 1] ?? entry.buyer)
  return {
    ...before,
    dpv: before.dpv + entry.volume,
    generations: before.generations.map((sum, at) => (at === generation ? sum + entry.volume : sum)),
    legs: new Map(before.legs).set(head, (before.legs.get(head) ?? 0) + entry.volume),
  }
}

/** Sums the entries of a period by person, for everyone they concern. The order of entries makes no difference. */
export function sumVolume(entries: readonly VolumeEntry[]): Map<number, PeriodFigures> {
  const sums = new Map<number, PeriodFigures>()
  const of = (person: number) => sums.get(person) ?? noFigures
  for (const entry of entries) {
    if (entry.volume !== 0) {
      const own = of(entry.buyer)
      sums.set(entry.buyer, { ...own, ppv: own.ppv + entry.volume })
      for (const [generation, person] of entry.upline.entries())
        sums.set(person, addToAncestor(of(person), entry, generation))
    }
    const enroller = earningEnroller(entry)
    if (enroller !== null && entry.packMinor !== 0) {
      const figures = of(enroller)
      sums.set(enroller, { ...figures, packMinor: figures.packMinor + entry.packMinor })
    }
  }
  return sums
}
