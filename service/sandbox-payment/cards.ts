import { utc } from '#domain/dates/utc.ts'
import type { ProviderStatus } from '#service/ports/payments.ts'
import { CVC, IN_PROGRESS_SECONDS } from '#service/sandbox/card-list.ts'

export interface Card {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
  readonly name: string
}
/** Reaction of the sandbox's bank to a card. `settlesAfter` in seconds. */
export interface CardAnswer {
  readonly status: ProviderStatus
  readonly needsChallenge: boolean
  readonly settlesAfter: number | null
  readonly message: string | null
}

/** A UnionPay review takes 24 to 48 working hours; in the sandbox, a day. */
export const REVIEW_SECONDS = 24 * 3600

const declined = (message: string): CardAnswer => ({
  status: 'failed',
  needsChallenge: false,
  settlesAfter: null,
  message,
})

const answers: Readonly<Record<string, CardAnswer>> = {
  '4111111111111111': { status: 'success', needsChallenge: false, settlesAfter: null, message: null },
  '4000000000000002': declined('The card was declined.'),
  '4000000000003220': { status: 'pending', needsChallenge: true, settlesAfter: null, message: null },
  '4000000000000259': {
    status: 'processing',
    needsChallenge: false,
    settlesAfter: IN_PROGRESS_SECONDS,
    message: null,
  },
  '6222020000000005': {
    status: 'review',
    needsChallenge: false,
    settlesAfter: REVIEW_SECONDS,
    message: null,
  },
}

/** Whether 'MM/YY' or 'MM/YYYY' has not passed: a card is valid through the last day of its month. */
function isGoodThrough(expiry: string, now: Date): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2}|\d{4})$/.exec(expiry.trim())
  if (!match) return false
  const year = Number(match[2]) + (match[2]?.length === 2 ? 2000 : 0)
  return utc(`${year}-${match[1]}`).add(1, 'month').isAfter(now)
}

/** The bank's answer to a card: any future date, CVC 123. */
export function answerCard(card: Card, now: Date): CardAnswer {
  const answer = answers[card.number.replace(/[\s-]/g, '')]
  if (!answer) return declined('The sandbox does not know this card.')
  if (!isGoodThrough(card.expiry, now)) return declined('The card has expired.')
  return card.cvc === CVC ? answer : declined('The security code is wrong.')
}
