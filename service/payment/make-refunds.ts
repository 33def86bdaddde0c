import { formatMoney } from '#domain/money/money.ts'
import { secondsToTryAgain } from '#domain/money/try-again.ts'
import type { Db } from '#service/db/db.ts'
import { reportError } from '#service/http/report.ts'
import { log } from '#service/log/log.ts'
import { tellOfDelay } from '#service/orders/refunds/delay-mail.ts'
import {
  claimRefund,
  endRefund,
  postponeRefund,
  type ClaimedRefund,
} from '#service/orders/refunds/payment-refund-store.ts'
import { queueMessage } from '#service/outbox/store.ts'
import { NoAnswer } from '#service/ports/no-answer.ts'
import { RefundRefused } from '#service/ports/payments.ts'
import type { Ports } from '#service/ports/ports.ts'
import { SUPPORT_EMAIL } from '#service/store/support.ts'

/** Seconds for which a refund is claimed: longer than a provider may take. */
const CLAIM_SECONDS = 60
/** Refunds of one run. */
const MOST = 50

/** Ends a refund that no provider makes, asks the shop's support to make it, and tells its buyer that it is delayed. */
async function giveUp(db: Db, refund: ClaimedRefund, reason: string, now: Date): Promise<void> {
  const { payment, orderNumber: number, amount_minor: amountMinor } = refund
  const amount = formatMoney(amountMinor)
  const isEnded = await db.tx(async (tx) => {
    if (!(await endRefund(tx, refund, 'failed', reason, now))) return false
    await tellOfDelay(tx, refund.id, 'refundDelayed', now)
    await queueMessage(
      tx,
      {
        channel: 'email',
        recipient: SUPPORT_EMAIL,
        purpose: 'support',
        language: 'en',
        subject: `Refund due: order ${number}, ${amount}`,
        body: [
          `The refund of ${amount} for order ${number} was not made: ${reason}.`,
          [
            `Refund: ${refund.id}`,
            `Payment: ${payment.id}${payment.reference ? ` (${payment.reference})` : ''}`,
            `Provider: ${payment.provider} (${payment.method})`,
          ].join('\n'),
          refund.askedAt
            ? "Look in the provider's own list first: it may have taken the request. If it has not, please make the refund there. The customer knows that it is delayed."
            : 'Please make it at the provider. The customer knows that it is delayed.',
          `Then record it, which tells the customer that it was sent: shop refund ${refund.id} paid`,
        ].join('\n\n'),
      },
      now,
    )
    return true
  })
  if (!isEnded) return
  log.error(`A refund (${payment.provider}, ${refund.id}) was not made: ${reason}.`)
  reportError(new RefundRefused(`${payment.provider}: ${reason}`), 'refunds')
}

/** Asks the provider for one refund and stores what comes of it. */
async function makeRefund({ db, ports }: Outside, refund: ClaimedRefund, now: Date): Promise<void> {
  const { payment, id: refundId, amount_minor: amountMinor, attempts, created_at: queuedAt } = refund
  if (!ports.payments.providers.includes(payment.provider))
    return giveUp(db, refund, 'the provider is not connected', now)
  const again = async (failure: string | null, isSent: boolean, askedAt: Date | null) => {
    const seconds = secondsToTryAgain(attempts, queuedAt, now)
    if (seconds === undefined) return giveUp(db, refund, failure ?? 'its result did not come', now)
    if (failure !== null)
      log.error(`A refund (${payment.provider}) will be tried again in ${seconds} s: ${failure}.`)
    await postponeRefund(db, refund, { status: isSent ? 'sent' : 'waiting', askedAt, failure }, seconds, now)
  }
  try {
    const request = { payment, refundId, amountMinor, paidMinor: payment.amount_minor }
    const state = await ports.payments.refund({ ...request, askedAt: refund.askedAt }, now)
    if (state === 'done') await endRefund(db, refund, 'done', null, now)
    else await again(null, true, refund.askedAt ?? now)
  } catch (error) {
    if (error instanceof RefundRefused) return giveUp(db, refund, error.message, now)
    if (!(error instanceof NoAnswer)) throw error
    await again(error.message, refund.status === 'sent', refund.askedAt ?? (error.wasSent ? now : null))
  }
}

interface Outside {
  readonly db: Db
  readonly ports: Pick<Ports, 'payments'>
}

/**
 * Makes the refunds that are due, one by one and outside any transaction. Safe in any number of processes: each is
 * claimed by one, and a provider makes it once under its id.
 */
export async function makeRefunds(outside: Outside, now: Date): Promise<void> {
  for (let count = 0; count < MOST; count++) {
    const refund = await claimRefund(outside.db, CLAIM_SECONDS, now)
    if (!refund) return
    await makeRefund(outside, refund, now)
  }
}
