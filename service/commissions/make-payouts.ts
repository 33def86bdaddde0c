import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { formatMoney } from '#domain/money/money.ts'
import { secondsToTryAgain } from '#domain/money/try-again.ts'
import type { Db } from '#service/db/db.ts'
import { reportError } from '#service/http/report.ts'
import { log } from '#service/log/log.ts'
import { queueMessage } from '#service/outbox/store.ts'
import { NoAnswer } from '#service/ports/no-answer.ts'
import { PayoutRefused, type PayoutResult } from '#service/ports/payouts.ts'
import type { Ports } from '#service/ports/ports.ts'
import { SUPPORT_EMAIL } from '#service/store/support.ts'
import {
  claimPayout,
  enterPayouts,
  failPayout,
  notePaid,
  postponePayout,
  type ClaimedPayout,
} from './payout-store.ts'

/** Seconds for which a payout is claimed: longer than a provider may take. */
const CLAIM_SECONDS = 60
/** Payouts of one run. */
const MOST = 50
/** Days for which the provider may keep a payout pending: its owner may have to activate the account first. */
const PENDING_DAYS = 30

interface Outside {
  readonly db: Db
  readonly ports: Pick<Ports, 'payouts'>
}

/** What support is told to do about a payout that ended without success. */
const advice = {
  refused: 'Nothing was paid. When the cause is removed, repeat it with',
  unanswered: "It may have been paid: look in the provider's list first. If it has not, repeat it with",
} as const

/** Ends a payout without success, and asks the shop's support to look after it. */
async function giveUp(
  db: Db,
  payout: ClaimedPayout,
  status: 'refused' | 'unanswered',
  reason: string,
  now: Date,
): Promise<void> {
  const amount = formatMoney(payout.amount_minor)
  const isEnded = await db.tx(async (tx) => {
    if (!(await failPayout(tx, payout, status, reason, now))) return false
    await queueMessage(
      tx,
      {
        channel: 'email',
        recipient: SUPPORT_EMAIL,
        purpose: 'support',
        language: 'en',
        subject: `Payout not made: no. ${payout.id}, ${amount}`,
        body: [
          `The payout of ${amount} that was due on ${payout.pay_day} was not made: ${reason}.`,
          [
            `Payout: ${payout.id} (${payout.request_id})`,
            `Account: ${payout.account}`,
            `Customer: ${payout.customer_id}`,
          ].join('\n'),
          `${advice[status]} "shop payout ${payout.id} retry"; paid by hand, record it with "shop payout ${payout.id} paid".`,
        ].join('\n\n'),
      },
      now,
    )
    return true
  })
  if (!isEnded) return
  log.error(`A payout (${payout.id}) was not made: ${reason}.`)
  reportError(new PayoutRefused(reason), 'payouts')
}

/** Asks the provider for a payout: what an earlier request may have done is looked up before it is repeated. */
async function ask({ ports }: Outside, payout: ClaimedPayout, now: Date): Promise<PayoutResult> {
  const request = {
    payoutId: payout.request_id,
    account: payout.account,
    amountMinor: payout.amount_minor,
    currency: 'HKD',
  } as const
  const known = payout.askedAt ? await ports.payouts.findPayment(request, now) : undefined
  return known ?? ports.payouts.pay(request, now)
}

/** Asks the provider for one payout and stores what comes of it. */
async function makePayout(outside: Outside, payout: ClaimedPayout, now: Date): Promise<void> {
  const { db } = outside
  const again = async (failure: string, isSent: boolean, askedAt: Date | null) => {
    const days = isSent ? PENDING_DAYS : undefined
    const seconds = secondsToTryAgain(payout.attempts, payout.tried_since, now, days)
    if (seconds === undefined) return giveUp(db, payout, 'unanswered', failure, now)
    if (!isSent) log.error(`A payout (${payout.id}) will be tried again in ${seconds} s: ${failure}.`)
    await postponePayout(db, payout, { status: isSent ? 'sent' : 'waiting', askedAt, failure }, seconds, now)
  }
  try {
    const result = await ask(outside, payout, now)
    if (result.state === 'paid') await notePaid(db, payout, toHongKongDate(now), now)
    else if (result.state === 'refused') await giveUp(db, payout, 'refused', result.reason, now)
    else await again(result.reason, true, payout.askedAt ?? now)
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    await again(error.message, payout.status === 'sent', payout.askedAt ?? (error.wasSent ? now : null))
  }
}

/**
 * Enters what is due and pays it, one by one and outside any transaction. Without a provider, or without an active
 * account, it waits. Safe in any number of processes: each payout is claimed by one, and the provider pays it once under
 * its id.
 */
export async function makePayouts(outside: Outside, now: Date): Promise<void> {
  await enterPayouts(outside.db, toHongKongDate(now), now)
  if (!outside.ports.payouts.isConnected) return
  for (let count = 0; count < MOST; count++) {
    const payout = await claimPayout(outside.db, CLAIM_SECONDS, now)
    if (!payout) return
    await makePayout(outside, payout, now)
  }
}
