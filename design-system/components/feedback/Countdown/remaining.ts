/** Remaining time, split into the parts that a countdown shows. */
export interface Remaining {
  /** Whole seconds left, rounded up and never negative: 0 exactly when the deadline is reached. */
  total: number
  /** Whole days left. */
  days: number
  /** Hours beyond the whole days, 0 to 23. */
  hours: number
  /** Minutes beyond the whole hours, 0 to 59. */
  minutes: number
  /** Seconds beyond the whole minutes, 0 to 59. */
  seconds: number
}

/** Splits `milliseconds` into parts. */
export function remaining(milliseconds: number): Remaining {
  const total = Number.isFinite(milliseconds) ? Math.max(0, Math.ceil(milliseconds / 1000)) : 0
  return {
    total,
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}

/** Formats as a clock: “27:41”, from an hour on “03:05:00”. */
export function clockText(left: Remaining): string {
  return [left.days * 24 + left.hours, left.minutes, left.seconds]
    .slice(left.total >= 3600 ? 0 : 1)
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** The only times announced to screen readers, in seconds left: 10 min, 5 min, 1 min, 30 s, the end. */
export const thresholds = [600, 300, 60, 30, 0] as const
export type Threshold = (typeof thresholds)[number]

/** Returns the threshold passed between two measurements; if several were passed (after sleep), only the last one. */
export function passedThreshold(before: number, after: number): Threshold | undefined {
  return thresholds.findLast((threshold) => before > threshold && after <= threshold)
}

/**
 * Milliseconds that really passed. The monotonic clock may stop during sleep; the system clock does not. If the server
 * cannot be asked for the time (`canAsk` is false), a system clock that is ahead by more than five seconds is trusted;
 * one that went back never is.
 */
export function elapsed(
  stopwatch: number,
  calendar: number,
  canAsk: boolean,
): { passed: number; hasSlept: boolean } {
  const hasSlept = calendar - stopwatch > 5000
  return { passed: hasSlept && !canAsk ? calendar : stopwatch, hasSlept }
}

/**
 * Seconds named in an announcement: the threshold, or what is left if the clock jumped past it (a hidden tab, a device
 * that slept). A slightly late tick still names the threshold.
 */
export const announcedSeconds = (threshold: Threshold, total: number): number =>
  threshold - total < 5 ? threshold : total

/**
 * Next text of the live region: a passed threshold, otherwise the previous one, except “time is up” once there is time
 * again.
 */
export function nextAnnouncement(
  before: number | undefined,
  threshold: Threshold | undefined,
  total: number,
): number | undefined {
  if (threshold !== undefined) return announcedSeconds(threshold, total)
  return before === 0 && total > 0 ? undefined : before
}
