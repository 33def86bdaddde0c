import { utc } from '#domain/dates/utc.ts'
import * as z from 'zod/mini'
import type { PaymentMessage, StartMessage } from '#service/payment-gateway/message-format.ts'
import type { Provider, ProviderStatus } from '#service/ports/payments.ts'
import type { Db } from '#service/db/db.ts'
import { SANDBOX_PAY } from './base.ts'
import { answerCard, type CardAnswer } from './cards.ts'
import { decryptCard } from './secrets.ts'
import {
  findSandboxPayment,
  heldUntil,
  insertSandboxPayment,
  postCallback,
  type SandboxKind,
  type SandboxPayment,
} from './store.ts'

const Card = z.object({
  number: z.string().check(z.regex(/^[\d\s-]{12,24}$/)),
  expiry: z.string().check(z.maxLength(9)),
  cvc: z.string().check(z.maxLength(4)),
  name: z.string().check(z.maxLength(120)),
})

export type StartRequest = z.output<typeof StartMessage>

const later = (now: Date, seconds: number) => utc(now).add(seconds, 'second').toDate()
const walletKind = (vendor: StartRequest['vendor']): SandboxKind =>
  vendor === 'upop' ? 'unionpay' : (vendor ?? 'wechatpay')
const kindOf = (provider: Provider, { vendor }: StartRequest): SandboxKind =>
  provider === 'worldpay'
    ? 'card'
    : provider === 'citcon'
      ? walletKind(vendor)
      : provider === 'ingenico'
        ? 'unionpay'
        : 'planet'

/** Current state of a payment; one that settles by itself may have done so meanwhile. */
export function statusOf({ state, settles_at: settlesAt }: SandboxPayment, now: Date): ProviderStatus {
  if (state === 'challenge') return 'pending'
  return settlesAt && settlesAt <= now && (state === 'processing' || state === 'review') ? 'success' : state
}

/** Whether the money of a payment is authorised, and neither captured nor released. */
export const isHeld = (payment: SandboxPayment, now: Date): boolean =>
  payment.capture === 'shipping' &&
  payment.captured_minor === null &&
  !payment.is_released &&
  statusOf(payment, now) === 'success'

/** A payment in the provider's format. */
export const paymentMessage = (payment: SandboxPayment, now: Date): PaymentMessage => ({
  payment_id: payment.id,
  status: statusOf(payment, now),
  amount: payment.amount_minor,
  currency: 'HKD',
  message: null,
  redirect_url: payment.kind === 'card' ? null : `${SANDBOX_PAY}/${payment.kind}/${payment.id}`,
  challenge_url: payment.state === 'challenge' ? `${SANDBOX_PAY}/3ds/${payment.id}` : null,
  held_until: isHeld(payment, now) ? heldUntil(payment) : null,
})

/** Events that follow from the bank's reaction to a card, now and later. */
async function postAnswer(db: Db, row: SandboxPayment, answer: CardAnswer, now: Date): Promise<void> {
  if (answer.status === 'success' || answer.status === 'failed')
    await postCallback(db, row, answer.status, now, { message: answer.message })
  if (row.settles_at) await postCallback(db, row, 'success', row.settles_at)
}

/**
 * Starts a payment once per id; repeating it returns the current state.
 * @returns the code of a refusal for unreadable card data or an id used for another payment
 */
export async function startSandboxPayment(
  db: Db,
  provider: Provider,
  request: StartRequest,
  now: Date,
): Promise<PaymentMessage | 'unreadable_card' | 'id_taken'> {
  const kind = kindOf(provider, request)
  const card =
    kind === 'card' ? Card.safeParse(await decryptCard(db, request.encrypted_card ?? '')) : undefined
  if (card && !card.success) return 'unreadable_card'
  const answer = card && answerCard(card.data, now)
  const { settlesAfter = null } = answer ?? {}
  const row: SandboxPayment = {
    id: request.payment_id,
    provider,
    kind,
    amount_minor: request.amount,
    state: answer?.needsChallenge ? 'challenge' : (answer?.status ?? 'pending'),
    settles_at: settlesAfter === null ? null : later(now, settlesAfter),
    attempts: 0,
    return_url: request.return_url,
    created_at: now,
    capture: request.capture,
    captured_minor: null,
    is_released: false,
  }
  return db.tx(async (tx) => {
    if ((await insertSandboxPayment(tx, row)) && answer) await postAnswer(tx, row, answer, now)
    const known = await findSandboxPayment(tx, row.id)
    if (known?.provider !== provider || known.amount_minor !== row.amount_minor || known.kind !== kind)
      return 'id_taken'
    return {
      ...paymentMessage(known, now),
      message: known.state === 'failed' ? (answer?.message ?? null) : null,
    }
  })
}
