import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { formatMoney } from '#domain/money/money.ts'
import { secondsToTryAgain } from '#domain/money/try-again.ts'
import { hasEnded } from '#domain/payment/authorisation.ts'
import type { Db } from '#service/db/db.ts'
import { reportError } from '#service/http/report.ts'
import { log } from '#service/log/log.ts'
import {
  claimAuthorisation,
  enterDue,
  failAuthorisation,
  noteDone,
  postponeAuthorisation,
  type ClaimedAuthorisation,
} from '#service/orders/captures/authorisation-store.ts'
import { queueMessage } from '#service/outbox/store.ts'
import { NoAnswer } from '#service/ports/no-answer.ts'
import { CaptureRefused, type CaptureState } from '#service/ports/payments.ts'
import type { Ports } from '#service/ports/ports.ts'
import { describeAuthorisation, mailToSupport } from './capture-mail.ts'

/** Seconds for which a capture is claimed: longer than a provider may take. */
const CLAIM_SECONDS = 60
/** Captures and releases of one run. */
const MOST = 50

interface Outside {
  readonly db: Db
  readonly ports: Pick<Ports, 'payments'>
}

/** What support is told of a task that ended without success, and to do about it. */
const texts = {
  capture: { noun: 'capture', subject: 'Capture not made', missed: 'was not captured' },
  release: { noun: 'release', subject: 'Authorisation not released', missed: 'was not released' },
} as const
const advice = {
  refused: 'Nothing was done under this request. When the cause is removed, repeat it with',
  unanswered: "It may have been done: look in the provider's own list first. If it has not, repeat it with",
} as const

/** Ends a capture or release without success, and asks the shop's support to look after it. */
async function giveUp(
  db: Db,
  claimed: ClaimedAuthorisation,
  status: 'refused' | 'unanswered',
  reason: string,
  now: Date,
): Promise<void> {
  const { payment, orderNumber, task } = claimed
  const { noun, subject, missed } = texts[task]
  const amount = formatMoney(task === 'capture' ? claimed.amount_minor : claimed.authorised_minor)
  const isEnded = await db.tx(async (tx) => {
    if (!(await failAuthorisation(tx, claimed, status, reason, now))) return false
    await queueMessage(
      tx,
      mailToSupport(`${subject}: order ${orderNumber}, ${amount}`, [
        `${amount} of order ${orderNumber} ${missed}: ${reason}.`,
        describeAuthorisation(claimed),
        `${advice[status]} "shop payment ${payment.id} retry"; done by hand, record it with "shop payment ${payment.id} done".`,
      ]),
      now,
    )
    return true
  })
  if (!isEnded) return
  log.error(`A ${noun} (${payment.provider}, ${payment.id}) was not made: ${reason}.`)
  reportError(new CaptureRefused(`${payment.provider}: ${reason}`), 'captures')
}

/** Asks the provider for what a claimed authorisation is due. */
function ask({ ports }: Outside, claimed: ClaimedAuthorisation, now: Date): Promise<CaptureState> {
  const { payment, request_id: requestId, askedAt, amount_minor: amountMinor } = claimed
  const request = { payment, requestId, askedAt }
  return claimed.task === 'capture'
    ? ports.payments.capture({ ...request, amountMinor }, now)
    : ports.payments.release(request, now)
}

/** Why the provider is not asked; undefined where it is. */
function obstacle({ ports }: Outside, claimed: ClaimedAuthorisation, now: Date): string | undefined {
  if (!ports.payments.capturesLater.includes(claimed.payment.provider)) return 'the provider is not connected'
  const isLate =
    claimed.task === 'capture' && hasEnded(claimed, now) && !claimed.askedAt && !claimed.is_retried
  return isLate ? `the authorisation ended on ${toHongKongDate(claimed.expires_at)}` : undefined
}

/** Carries out one capture or release, and stores what comes of it. */
async function settle(outside: Outside, claimed: ClaimedAuthorisation, now: Date): Promise<void> {
  const { db } = outside
  // What the provider holds no longer needs no release.
  if (claimed.task === 'release' && hasEnded(claimed, now)) return void (await noteDone(db, claimed, now))
  const reason = obstacle(outside, claimed, now)
  if (reason !== undefined) return giveUp(db, claimed, 'refused', reason, now)
  const again = async (failure: string | null, isSent: boolean, askedAt: Date | null) => {
    const seconds = secondsToTryAgain(claimed.attempts, claimed.tried_since, now)
    if (seconds === undefined)
      return giveUp(db, claimed, 'unanswered', failure ?? 'its result did not come', now)
    if (failure !== null)
      log.error(
        `A ${texts[claimed.task].noun} (${claimed.payment.provider}, ${claimed.payment.id}) will be tried again in ${seconds} s: ${failure}.`,
      )
    const state = { status: isSent ? 'sent' : 'waiting', askedAt, failure } as const
    await postponeAuthorisation(db, claimed, state, seconds, now)
  }
  try {
    const state = await ask(outside, claimed, now)
    if (state === 'done') await noteDone(db, claimed, now)
    else await again(null, true, claimed.askedAt ?? now)
  } catch (error) {
    if (error instanceof CaptureRefused) return giveUp(db, claimed, 'refused', error.message, now)
    if (!(error instanceof NoAnswer)) throw error
    await again(error.message, claimed.status === 'sent', claimed.askedAt ?? (error.wasSent ? now : null))
  }
}

/**
 * Captures the payments of orders that were sent and releases those of which nothing is left, one by one and outside any
 * transaction. Safe in any number of processes: each is claimed by one, and a provider carries it out once under its id.
 */
export async function makeCaptures(outside: Outside, now: Date): Promise<void> {
  await enterDue(outside.db, now)
  for (let count = 0; count < MOST; count++) {
    const claimed = await claimAuthorisation(outside.db, CLAIM_SECONDS, now)
    if (!claimed) return
    await settle(outside, claimed, now)
  }
}
