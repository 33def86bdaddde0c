interface BarSlot {
  slot: number
  centre: number
  count: number
  place: number
  zero: number
  end: number
}

/**
 * Computes one bar of a group: 2 to 48 px wide, at least 1 px high so that small amounts are visible, below zero if
 * negative.
 */
export function barPlace({ slot, centre, count, place, zero, end }: BarSlot) {
  const width = Math.max(2, Math.min(48, (slot * 0.7) / Math.max(1, count)))
  const gap = width > 6 ? 2 : 0
  return {
    x: centre - (width * count) / 2 + width * place,
    y: Math.min(zero, end),
    width: width - gap,
    height: Math.max(zero === end ? 0 : 1, Math.abs(zero - end)),
  }
}
