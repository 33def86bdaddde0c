import type { PaymentType } from './payment-types.ts'
import { ACTIVE_PPV, levelOf, type LevelId } from './levels.ts'
import type { PeriodFigures } from './volume.ts'

/** Product commission on one point of volume, in cents. */
const POINT_MINOR = 800

/** Percentages of each generation's volume, the nearest first. Their sum is the most that is paid for one sale. */
const generationPercents: readonly number[] = [10, 8, 5, 4, 2, 1]

/** Percentage of a pack's price paid to the enroller of its buyer. */
export const PACK_PERCENT = 20

/** Earnings of a person in a period, in cents. */
export interface Commission {
  readonly level: LevelId
  readonly productMinor: number
  readonly packMinor: number
}

/** The most that a period's volume pays in product commission over all people: the fixed share of the plan. */
export const productShareMinor = (volume: number): number =>
  (volume * POINT_MINOR * generationPercents.reduce((sum, percent) => sum + percent, 0)) / 10_000

/**
 * Commissions of one person in one period (docs/decisions/0016). Product commission is a percentage of the volume of
 * each generation below, as deep as the level of the period reaches, for people who are active themselves. Pack
 * commission is a percentage of the packs bought by people they enrolled. Rounded down to a cent, so that the total
 * never exceeds the plan's share.
 */
export function commissionOf(figures: PeriodFigures): Commission {
  const level = levelOf({ ppv: figures.ppv, dpv: figures.dpv, legs: [...figures.legs.values()] })
  const percentPoints = generationPercents
    .slice(0, level.depth)
    .reduce((sum, percent, generation) => sum + percent * (figures.generations[generation] ?? 0), 0)
  const isActive = figures.ppv >= ACTIVE_PPV
  return {
    level: level.id,
    productMinor: isActive ? Math.max(0, Math.floor((percentPoints * POINT_MINOR) / 10_000)) : 0,
    packMinor: Math.max(0, Math.floor((figures.packMinor * PACK_PERCENT) / 100)),
  }
}

/** An amount of one payment type, in cents. */
export interface TypedAmount {
  readonly type: PaymentType
  readonly amountMinor: number
}

/** Total paid for a period so far, in cents: its commissions and all later recalculations. */
export interface PaidSoFar {
  readonly productMinor: number
  readonly packMinor: number
}

/**
 * Amount that a recalculation of a closed period pays or takes back: the commission computed anew, less what was paid
 * for the period so far.
 */
export const recalculationOf = (anew: PaidSoFar, paid: PaidSoFar): TypedAmount[] =>
  (
    [
      { type: 'product recalculation', amountMinor: anew.productMinor - paid.productMinor },
      { type: 'pack recalculation', amountMinor: anew.packMinor - paid.packMinor },
    ] as const
  ).filter(({ amountMinor }) => amountMinor !== 0)

/** Volume for which the shop donates one meal, in hundredths of a point. */
const MEAL_VOLUME = 40_00

/** Meals donated for the purchases of a person and everyone below them in a period. */
export const mealsDonated = ({ ppv, dpv }: Pick<PeriodFigures, 'ppv' | 'dpv'>): number =>
  Math.floor(Math.max(0, ppv + dpv) / MEAL_VOLUME)
