/** Share of `max` that is done, 0 to 1; anything but a number counts as 0. */
export function portion(value: number, max: number): number {
  if (!Number.isFinite(value) || !(max > 0)) return 0
  return Math.max(0, Math.min(1, value / max))
}

const quarters = [0.25, 0.5, 0.75, 1] as const
export type Quarter = (typeof quarters)[number]

/** Returns the quarter passed between two measurements: the last one if several, undefined if the value went down. */
export function passedQuarter(before: number, after: number): Quarter | undefined {
  return quarters.findLast((quarter) => before < quarter && after >= quarter)
}
