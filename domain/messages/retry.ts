import { CODE_LIFETIME_SECONDS } from '../auth/code.ts'
import type { MessagePurpose } from './purposes.ts'

/** Seconds before the second attempt; every further one waits twice as long. */
const firstWait = { code: 3, other: 15 }
/** Longest wait in seconds. */
const LONGEST_WAIT = 3_600
/** Seconds after which a message is given up. */
const LIFETIME = 86_400

const lifetimeOf = (purpose: MessagePurpose): number =>
  purpose === 'code' ? CODE_LIFETIME_SECONDS : LIFETIME

/** Whether it is too late to send a message: its code has expired, or it is a day old. */
export const isTooLate = (purpose: MessagePurpose, queuedAt: Date, now: Date): boolean =>
  now.getTime() - queuedAt.getTime() >= lifetimeOf(purpose) * 1000

/**
 * Seconds until a message that failed is tried again: a code soon, others at growing intervals of up to an hour.
 * @param attempts how often it was tried
 * @returns undefined when it would be too late by then
 */
export function secondsToRetry(
  purpose: MessagePurpose,
  attempts: number,
  queuedAt: Date,
  now: Date,
): number | undefined {
  const wait = Math.min(
    LONGEST_WAIT,
    firstWait[purpose === 'code' ? 'code' : 'other'] * 2 ** Math.max(0, attempts - 1),
  )
  return isTooLate(purpose, queuedAt, new Date(now.getTime() + wait * 1000)) ? undefined : wait
}
