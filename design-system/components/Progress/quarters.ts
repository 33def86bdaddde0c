/** How much of `max` is done, 0 to 1; what is not a number counts as nothing done. */
export function portion(value: number, max: number): number {
  if (!Number.isFinite(value) || !(max > 0)) return 0
  return Math.max(0, Math.min(1, value / max))
}

const quarters = [0.25, 0.5, 0.75, 1] as const
export type Quarter = (typeof quarters)[number]

/** The quarter passed between two looks; if several were passed at once only the last counts, and going back says nothing. */
export function passedQuarter(before: number, after: number): Quarter | undefined {
  return quarters.findLast((quarter) => before < quarter && after >= quarter)
}
