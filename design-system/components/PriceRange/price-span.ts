/** The lowest and the highest price there is, in minor units (cents HKD). */
export interface PriceBounds {
  /** The lowest price there is, in cents. */
  min: number
  /** The highest price there is, in cents. */
  max: number
}

/** A chosen span in minor units; `null` is an open end, which filters nothing. */
export interface PriceSpan {
  /** The lowest price wanted, in cents; `null` is any. */
  from: number | null
  /** The highest price wanted, in cents; `null` is any. */
  to: number | null
}

const inside = (minor: number, { min, max }: PriceBounds) => Math.min(max, Math.max(min, minor))

/**
 * A span as it is kept: both ends whole cents inside the bounds, the lower one first, and an end that lies on its bound open.
 * Someone who types the higher price first has said the same thing, so it is put right and not refused.
 */
export function settleRange({ from, to }: PriceSpan, bounds: PriceBounds): PriceSpan {
  const [low, high] = [inside(Math.round(from ?? bounds.min), bounds), inside(Math.round(to ?? bounds.max), bounds)]
  const [first, second] = low <= high ? [low, high] : [high, low]
  return { from: first <= bounds.min ? null : first, to: second >= bounds.max ? null : second }
}

/** Where a price lies between the bounds, 0 to 100. */
export const shareOf = (minor: number, { min, max }: PriceBounds): number => max > min ? (inside(minor, { min, max }) - min) / (max - min) * 100 : 0
