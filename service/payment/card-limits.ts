import { paymentRefusals } from '#domain/payment/refusals.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { isLocal } from '#service/http/caller-address.ts'
import { refuseFor, type Fault } from '#service/http/fault.ts'
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
 * Seconds after which the attempts of a killed process no longer count as under way. Longer than a bank takes to
 * answer.
 */
const UNDER_WAY_SECONDS = 120

/** Milliseconds between tries of an attempt that waits for those under way, and how long it waits in all. */
const POLL_MS = 50,
  WAIT_MS = 15_000

/** Counts the attempts of a limit whose result is not known yet. They are no declines. */
const underWay = ([{ name, points }, subject]: Counted): Counted => [
  { name: `${name}-under-way`, points, seconds: UNDER_WAY_SECONDS },
  subject,
]

/** A counted attempt. Call one of the two functions once its result is known. */
export interface CardAttempt {
  /** It waited for others. */
  readonly hasWaited: boolean
  /** The card was declined, or the bank asks for a code: the attempt stays counted. */
  keep(): Promise<void>
  /** The attempt does not count. */
  takeBack(): Promise<void>
}

/** A refusal, and whether it is certain whatever becomes of the attempts under way. */
interface Refused {
  readonly isFinal: boolean
  /** Seconds. */
  readonly wait: number
}

async function tryOnce(
  { db, now }: RequestContext,
  limits: readonly Counted[],
): Promise<Omit<CardAttempt, 'hasWaited'> | Refused> {
  const running = limits.map(underWay)
  const attempts = await attemptAll(db, [...limits, ...running], now)
  const takeBack = () => giveBackAll(db, [...limits, ...running])
  const refused = limits.flatMap(([limit], index) => {
    const attempt = attempts[index]
    if (!attempt || attempt.allowed) return []
    // This attempt is in both counts.
    const declined = attempt.points - (attempts[limits.length + index]?.points ?? 0)
    return [{ isFinal: declined >= limit.points, wait: attempt.retryAfter }]
  })
  if (refused.length === 0) return { keep: () => giveBackAll(db, running), takeBack }
  await takeBack()
  return {
    isFinal: refused.some(({ isFinal }) => isFinal),
    wait: Math.max(...refused.map(({ wait }) => wait)),
  }
}

const tooManyDeclined = (wait: number): Fault =>
  refuseFor(wait, paymentRefusals.cardsDeclined, [String(Math.ceil(wait / 60))])

/**
 * Counts a card attempt before the bank sees the card, so that parallel attempts cannot share one. An attempt that
 * would exceed a limit only because of others under way waits for their results.
 * @throws Fault 429: too many declined cards, with the wait in minutes, or others still under way
 */
export async function countCardAttempt(
  context: RequestContext,
  customerId: number,
  orderId: number,
): Promise<CardAttempt> {
  const limits: Counted[] = [
    [cardLimits.order, String(orderId)],
    [cardLimits.customer, String(customerId)],
    // A local address may stand for any number of people.
    ...(isLocal(context.ip) ? [] : [[cardLimits.address, context.ip] as const]),
  ]
  let hasWaited = false
  for (const until = Date.now() + WAIT_MS; ; await sleep(POLL_MS)) {
    const counted = await tryOnce(context, limits)
    if (!('isFinal' in counted)) return { ...counted, hasWaited }
    hasWaited = true
    if (counted.isFinal) throw tooManyDeclined(counted.wait)
    if (Date.now() > until) throw refuseFor(60, paymentRefusals.running)
  }
}
