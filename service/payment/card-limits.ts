import { isLocal } from '#service/http/caller-address.ts'
import { tooMany } from '#service/http/fault.ts'
import { attemptAll, giveBackAll, type Counted, type Limit } from '#service/http/rate-limit-store.ts'
import type { RequestContext } from '#service/http/context.ts'

const hour = 3_600

/**
 * Number of declined cards before the next attempt must wait. Enough for a mistyped code, a second card and a call to
 * the bank; far too few to test a list of stolen numbers. An address may be a household or an office, so it gets
 * more.
 */
export const cardLimits = {
  order: { name: 'card-order', points: 5, seconds: hour },
  customer: { name: 'card-customer', points: 8, seconds: 6 * hour },
  address: { name: 'card-address', points: 20, seconds: 6 * hour },
} satisfies Record<string, Limit>

/**
 * Counts a card attempt before the bank sees the card, so that parallel attempts cannot share one.
 * @returns a function that takes the attempt back; call it unless the card was declined
 * @throws Fault 429 with the wait in minutes
 */
export async function countCardAttempt(
  { db, ip, now }: RequestContext,
  customerId: number,
  orderId: number,
): Promise<() => Promise<void>> {
  const counted: Counted[] = [
    [cardLimits.order, String(orderId)],
    [cardLimits.customer, String(customerId)],
    // A local address may stand for any number of people.
    ...(isLocal(ip) ? [] : [[cardLimits.address, ip] as const]),
  ]
  const attempts = await attemptAll(db, counted, now)
  const undo = () => giveBackAll(db, counted)
  const refused = attempts.filter(({ allowed }) => !allowed)
  if (refused.length > 0) {
    await undo()
    const wait = Math.max(...refused.map(({ retryAfter }) => retryAfter))
    throw tooMany(
      'Too many card payments were declined. Please wait %1 minutes or choose another payment method.',
      wait,
      [String(Math.ceil(wait / 60))],
    )
  }
  return undo
}
