import { mustPayNow, paymentState } from './payment-state.ts'

/** Milliseconds between reads of an order whose payment a bank is reviewing, which takes hours (requirements R-287). */
export const REVIEW_PAUSE = 10_000
const EXPIRED_PAUSE = 2000
const MOST_READS = 30

/**
 * Milliseconds until a displayed order is read again; false when nothing is expected. A due order is polled for a
 * minute after its deadline, because the service's clock may be slightly behind the visitor's. A payment under review
 * is polled until it ends.
 */
export function pauseUntilNextRead(
  status: string | undefined,
  hasExpired = false,
  readsSoFar = 0,
): number | false {
  if (paymentState(status) === 'review') return REVIEW_PAUSE
  return hasExpired && mustPayNow(status) && readsSoFar < MOST_READS ? EXPIRED_PAUSE : false
}
