import type { Db } from '#service/db/db.ts'
import { attempt, type Limit } from '#service/http/rate-limit-store.ts'
import type { PaymentRow } from '#service/orders/payment-store.ts'
import { NoAnswer } from '#service/ports/no-answer.ts'
import type { Provider, UnprovenEvent } from '#service/ports/payments.ts'
import type { Ports } from '#service/ports/ports.ts'
import { isAnswered, takeEvent, type Outcome } from './apply.ts'
import { findDueLookUps, findPayment, noteLookUpDue, noteLookedUp } from './question-store.ts'

type Outside = { readonly db: Db; readonly ports: Pick<Ports, 'payments'> }

/** Result of a notification without proof; `later`: the provider is asked when there is room for it. */
export type Answered = Outcome | 'forged' | 'later'

/** How often a provider is asked because of notifications that anybody could have written, over all processes. */
export const questionLimits = {
  payment: { name: 'payment-question', points: 4, seconds: 60 },
  provider: { name: 'payment-questions', points: 60, seconds: 60 },
} satisfies Record<string, Limit>

/** Payments that the job looks at in one run. */
const MOST = 20

const mayAsk = async (db: Db, { id, provider }: PaymentRow, now: Date): Promise<boolean> =>
  (await attempt(db, questionLimits.payment, id, now)).allowed &&
  (await attempt(db, questionLimits.provider, provider, now)).allowed

/** Asks about one payment, and applies the answer as an event. @throws NoAnswer */
async function ask({ db, ports }: Outside, payment: PaymentRow, now: Date): Promise<Answered> {
  const report = await ports.payments.lookup(payment, now)
  if (!report) return 'forged'
  const eventId = `${report.reference ?? payment.id}:${report.status}`
  return takeEvent(db, payment.provider, { ...report, eventId, paymentId: payment.id }, now)
}

/** Asks within the limits; what cannot be asked, or is not answered, is left to the job. @throws NoAnswer */
async function askWithinLimits(outside: Outside, payment: PaymentRow, now: Date): Promise<Answered> {
  const leave = () => noteLookUpDue(outside.db, payment, now)
  if (!(await mayAsk(outside.db, payment, now))) {
    await leave()
    return 'later'
  }
  try {
    return await ask(outside, payment, now)
  } catch (error) {
    if (error instanceof NoAnswer) await leave()
    throw error
  }
}

/** Questions that this process has open, by payment: a notification that arrives meanwhile shares the answer. */
const underWay = new Map<string, Promise<Answered>>()

/** Outcomes after which a payment may still change. */
const isOpenAfter = (outcome: Answered) => outcome === 'unchanged' || outcome === 'duplicate'

/**
 * Processes a notification that carries no proof: only what the provider then says counts. Nothing is asked about a
 * payment that is unknown, has succeeded, or that the provider calls otherwise.
 * @throws NoAnswer
 */
export async function askAbout(
  outside: Outside,
  provider: Provider,
  { paymentId, reference }: UnprovenEvent,
  now: Date,
): Promise<Answered> {
  const payment = await findPayment(outside.db, paymentId, provider)
  if (!payment) return 'unknown_payment'
  if (payment.reference !== null && payment.reference !== reference) return 'forged'
  if (payment.status === 'success') return 'unchanged'
  const named = { ...payment, reference }
  const open = underWay.get(payment.id)
  if (open) {
    const outcome = await open
    // The question may be older than what this notification tells of.
    if (isOpenAfter(outcome)) await noteLookUpDue(outside.db, named, now)
    return outcome
  }
  const question = askWithinLimits(outside, named, now)
  underWay.set(payment.id, question)
  try {
    return await question
  } finally {
    underWay.delete(payment.id)
  }
}

/** Asks about the payments that notifications have named and nobody has asked about yet, within the same limits. */
export async function askLater(outside: Outside, now: Date): Promise<void> {
  const silent = new Set<Provider>()
  for (const payment of await findDueLookUps(outside.db, MOST)) {
    const { provider, look_up_at: since } = payment
    if (silent.has(provider) || !(await mayAsk(outside.db, payment, now))) continue
    if (await isAnswered(ask(outside, payment, now))) await noteLookedUp(outside.db, payment.id, since)
    else silent.add(provider)
  }
}
