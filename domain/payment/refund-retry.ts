/** Seconds before the second attempt; every further one waits twice as long. */
const FIRST_WAIT = 30
/** Longest wait in seconds. */
const LONGEST_WAIT = 6 * 3_600
/** Seconds after which a person has to make a refund. */
const LIFETIME = 3 * 86_400

/**
 * Seconds until a refund is tried again that its provider has not answered, or has not finished.
 * @param attempts how often it was tried
 * @returns undefined when it would be too late by then: three days after it was queued
 */
export function secondsToRefundAgain(attempts: number, queuedAt: Date, now: Date): number | undefined {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, attempts - 1))
  return now.getTime() + wait * 1000 - queuedAt.getTime() >= LIFETIME * 1000 ? undefined : wait
}
