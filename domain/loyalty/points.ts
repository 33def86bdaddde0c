/** Loyalty points are integers of a ten-thousandth inside the product. Texts with four decimals exist only on the wire. */
export type TenThousandths = number

const POINT = 10_000

/** Ten-thousandths of a loyalty point that equal an amount in cents: a point is worth a dollar. */
export const loyaltyForMinor = (amountMinor: number): TenThousandths => amountMinor * 100

/** Formats points for the wire: "1234.5678". */
export const pointsText = (points: TenThousandths): string => (points / POINT).toFixed(4)

/** Parses a text or number of the wire to points; anything that is not a number counts as 0. */
export function parsePoints(text: string | number | null | undefined): TenThousandths {
  const value = Number(text ?? 0)
  return Number.isFinite(value) ? Math.round(value * POINT) : 0
}

/** Points earned per dollar paid for goods, by the value of the goods: up to 20% (R-556). */
const earningRates = [
  { fromMinor: 200_000, percent: 20 },
  { fromMinor: 100_000, percent: 15 },
  { fromMinor: 0, percent: 10 },
] as const

/**
 * Points that an associate earns with a paid order. Only money spent on goods counts: not points, delivery or
 * memberships.
 * @param goodsMinor the goods after their discount, in cents
 */
export function earnedPoints(goodsMinor: number): TenThousandths {
  const rate = earningRates.find(({ fromMinor }) => goodsMinor >= fromMinor)
  // A percent of a cent is a ten-thousandth of a dollar.
  return rate && goodsMinor > 0 ? goodsMinor * rate.percent : 0
}

/** A credit of points that is not used up. `lastDay` is a Hong Kong date; null for points that never expire. */
export interface Credit {
  readonly id: number
  readonly remaining: TenThousandths
  readonly lastDay: string | null
}

/** Order in which credits are used: earliest expiry first. */
const byLastDay = (a: Credit, b: Credit) =>
  (a.lastDay ?? '9999').localeCompare(b.lastDay ?? '9999') || a.id - b.id

/** Which credits pay for a number of points, and how much each gives; null when there are too few. */
export function takeFrom(
  credits: readonly Credit[],
  points: TenThousandths,
): { id: number; points: TenThousandths }[] | null {
  let rest = points
  const taken: { id: number; points: TenThousandths }[] = []
  for (const { id, remaining } of [...credits].sort(byLastDay)) {
    const share = Math.min(rest, remaining)
    if (share > 0) taken.push({ id, points: share })
    rest -= share
  }
  return rest > 0 ? null : taken
}
