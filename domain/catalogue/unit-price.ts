import type { Minor } from '../money/money.ts'

/** How a pack is counted: in pieces (tablets, softgels), or in grams. */
export const packUnits = ['piece', 'gram'] as const
export type PackUnit = (typeof packUnits)[number]

/** A pack on sale: how much it holds, and its price in cents. Absent where the service does not say. */
export interface SizedPack {
  readonly amount?: number | undefined
  readonly unit?: PackUnit | undefined
  readonly finalMinor?: Minor | undefined
}

/** What a pack costs by what it holds. */
export interface UnitPrice {
  /** Price of a piece or of 100 grams, rounded to cents. */
  readonly eachMinor: Minor
  readonly unit: PackUnit
  /** Whole percent saved against the smallest pack, rounded down; 0 for that pack, or where nothing is saved. */
  readonly savedPercent: number
}

const perAmount: Readonly<Record<PackUnit, number>> = { piece: 1, gram: 100 }

type Sized = Required<{ readonly [Key in keyof SizedPack]: NonNullable<SizedPack[Key]> }>
const isSized = (pack: SizedPack): pack is Sized =>
  pack.unit !== undefined && (pack.amount ?? 0) > 0 && (pack.finalMinor ?? 0) > 0

/**
 * Prices by unit of the packs of one product, in their order. Undefined for a pack that lacks a figure; for all of
 * them where there is only one pack to compare, or where they are counted differently.
 */
export function unitPrices(packs: readonly SizedPack[]): (UnitPrice | undefined)[] {
  const sized = packs.filter(isSized)
  const [first] = sized
  if (!first || sized.length < 2 || sized.some(({ unit }) => unit !== first.unit))
    return packs.map(() => undefined)
  const smallest = sized.reduce((least, pack) => (pack.amount < least.amount ? pack : least))
  return packs.map((pack) => {
    if (!isSized(pack)) return undefined
    const { amount, unit, finalMinor } = pack
    // both sides multiplied by the two amounts: no fractions before the division
    const atSmallest = smallest.finalMinor * amount
    const saved = atSmallest - finalMinor * smallest.amount
    return {
      eachMinor: Math.round((finalMinor * perAmount[unit]) / amount),
      unit,
      savedPercent: Math.max(0, Math.floor((saved * 100) / atSmallest)),
    }
  })
}
