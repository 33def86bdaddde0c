import * as z from 'zod/mini'
import type { PaymentGateway, PaymentRequest, ProviderStatus, Started } from '#service/payment/provider.ts'
import type { Db } from '#service/db/db.ts'
import { fault } from '#service/http/fault.ts'
import { SANDBOX_PAY } from './base.ts'
import { answerCard } from './cards.ts'
import { cardPublicKey, decryptCard, isSigned } from './secrets.ts'
import { findSandboxPayment, insertSandboxPayment, postCallback, setState, type SandboxKind } from './store.ts'

const Card = z.object({ number: z.string().check(z.regex(/^[\d\s-]{12,24}$/)), expiry: z.string().check(z.maxLength(9)), cvc: z.string().check(z.maxLength(4)), name: z.string().check(z.maxLength(120)) })
const Callback = z.object({
  event_id: z.string().check(z.maxLength(64)), payment_id: z.string().check(z.maxLength(64)), status: z.enum(['processing', 'review', 'success', 'failed', 'cancelled']),
  amount: z.int(), currency: z.literal('HKD'), message: z.optional(z.nullable(z.string())),
})

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)
const kindOf = ({ provider, vendor }: PaymentRequest): SandboxKind => (provider === 'citcon' ? (vendor ?? 'wechatpay') : provider === 'ingenico' ? 'unionpay' : 'planet')

async function startCard(db: Db, request: PaymentRequest, now: Date): Promise<Started> {
  const card = Card.safeParse(await decryptCard(db, request.encryptedCard ?? ''))
  if (!card.success) throw fault(400, 'The card details could not be read. Check them and try again.')
  const answer = answerCard(card.data, now)
  const settlesAt = answer.settlesAfter === null ? null : later(now, answer.settlesAfter)
  const row = { id: request.paymentId, provider: request.provider, amount_minor: request.amountMinor }
  await insertSandboxPayment(db, { ...row, kind: 'card', state: answer.needsChallenge ? 'challenge' : answer.status, settles_at: settlesAt, return_url: request.returnPath, created_at: now })
  if (answer.status === 'success' || answer.status === 'failed') await postCallback(db, row, answer.status, now, { message: answer.message })
  if (settlesAt) await postCallback(db, row, 'success', settlesAt)
  return { status: answer.status, redirectUrl: null, needsChallenge: answer.needsChallenge, message: answer.message }
}

async function startHosted(db: Db, request: PaymentRequest, now: Date): Promise<Started> {
  const kind = kindOf(request)
  await insertSandboxPayment(db, { id: request.paymentId, provider: request.provider, kind, amount_minor: request.amountMinor, state: 'pending', settles_at: null, return_url: request.returnPath, created_at: now })
  return { status: 'pending', redirectUrl: `${SANDBOX_PAY}/${kind}/${request.paymentId}`, needsChallenge: false, message: null }
}

const settled = (state: ProviderStatus | 'challenge', settlesAt: Date | null, now: Date): ProviderStatus =>
  settlesAt && settlesAt <= now && (state === 'processing' || state === 'review') ? 'success' : state === 'challenge' ? 'pending' : state

/** All four providers, played from rows. Behaves like the real thing: declines, challenges, delays, signed callbacks. */
export const sandboxGateway: PaymentGateway = {
  publicKey: cardPublicKey,
  start: (db, request, now) => (request.provider === 'worldpay' ? startCard(db, request, now) : startHosted(db, request, now)),
  async lookup(db, provider, paymentId, now) {
    const row = await findSandboxPayment(db, paymentId)
    if (!row || row.provider !== provider) return undefined
    return { status: settled(row.state, row.settles_at, now), amountMinor: row.amount_minor, message: null }
  },
  async withdraw(db, provider, paymentId) {
    const row = await findSandboxPayment(db, paymentId, true)
    if (row?.provider === provider && (row.state === 'pending' || row.state === 'challenge')) await setState(db, paymentId, 'cancelled')
  },
  challengeUrl: (paymentId) => `${SANDBOX_PAY}/3ds/${paymentId}`,
  async verify(db, provider, body, signature) {
    if (!(await isSigned(db, provider, body, signature))) return undefined
    let json: unknown
    try {
      json = JSON.parse(body)
    } catch {
      return undefined
    }
    const event = Callback.safeParse(json)
    return event.success ? { eventId: event.data.event_id, paymentId: event.data.payment_id, status: event.data.status, amountMinor: event.data.amount, message: event.data.message ?? null } : undefined
  },
}
