/** Time left, cut into the parts a countdown shows. */
export interface Remaining {
  /** Whole seconds left, rounded up, never negative: it is 0 exactly when the deadline has come. */
  total: number
  /** Whole days in it. */
  days: number
  /** Hours beyond the whole days, 0 to 23. */
  hours: number
  /** Minutes beyond the whole hours, 0 to 59. */
  minutes: number
  /** Seconds beyond the whole minutes, 0 to 59. */
  seconds: number
}

/** What is left of `milliseconds`. */
export function remaining(milliseconds: number): Remaining {
  const total = Number.isFinite(milliseconds) ? Math.max(0, Math.ceil(milliseconds / 1000)) : 0
  return { total, days: Math.floor(total / 86_400), hours: Math.floor(total / 3600) % 24, minutes: Math.floor(total / 60) % 60, seconds: total % 60 }
}

/** The only moments a screen reader hears of, in seconds left: 10 min, 5 min, 1 min, 30 s, the end. */
export const thresholds = [600, 300, 60, 30, 0] as const
export type Threshold = (typeof thresholds)[number]

/** The threshold passed between two looks at the clock. After a long sleep several were passed: only the last one counts. */
export function passedThreshold(before: number, after: number): Threshold | undefined {
  return thresholds.findLast((threshold) => before > threshold && after <= threshold)
}

/**
 * Milliseconds that really passed. A device's stopwatch may stand still while it sleeps; its calendar does not. Where nobody can ask the server for the time (`canAsk` false)
 * a calendar that ran ahead by more than five seconds is believed; a calendar that went back never is.
 */
export function elapsed(stopwatch: number, calendar: number, canAsk: boolean): { passed: number, hasSlept: boolean } {
  const hasSlept = calendar - stopwatch > 5000
  return { passed: hasSlept && !canAsk ? calendar : stopwatch, hasSlept }
}
