interface BarSlot { slot: number, centre: number, count: number, place: number, zero: number, end: number }

/** One bar of a group: never wider than 48 px nor thinner than 2, at least 1 px high so that a small amount is still seen, down from zero where it is negative. */
export function barPlace({ slot, centre, count, place, zero, end }: BarSlot) {
  const width = Math.max(2, Math.min(48, (slot * 0.7) / Math.max(1, count)))
  const gap = width > 6 ? 2 : 0
  return { x: centre - (width * count) / 2 + width * place, y: Math.min(zero, end), width: width - gap, height: Math.max(zero === end ? 0 : 1, Math.abs(zero - end)) }
}
