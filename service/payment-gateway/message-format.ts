import * as z from 'zod/mini'
import {
  captureTimes,
  vendors,
  type CaptureRequest,
  type CaptureState,
  type PaymentRequest,
  type ProviderEvent,
  type RefundRequest,
  type RefundState,
  type ReleaseRequest,
  type Report,
  type Started,
} from '#service/ports/payments.ts'
import { isSignedText, SIGNATURE_HEADER, signedPart, signText } from './signature.ts'

/** A request to a provider; `path` follows the provider's address. */
export interface ProviderRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body: string
}

/** Format of the providers' messages. The `read…` functions return undefined for anything that is not one of their messages. */
export interface MessageFormat {
  /** Headers of a request, including its signature. `pathname`: path of the complete address. */
  headers(key: string, request: ProviderRequest, pathname: string, now: Date): Record<string, string>
  readonly askCardKey: ProviderRequest
  readCardKey(answer: unknown): string | undefined
  start(request: PaymentRequest): ProviderRequest
  readStarted(answer: unknown, request: PaymentRequest): Started | undefined
  lookup(paymentId: string): ProviderRequest
  readReport(answer: unknown, paymentId: string): (Report & { challengeUrl: string | null }) | undefined
  withdraw(paymentId: string): ProviderRequest
  refund(request: RefundRequest): ProviderRequest
  readRefund(answer: unknown, request: RefundRequest): RefundState | undefined
  capture(request: CaptureRequest): ProviderRequest
  readCapture(answer: unknown, request: CaptureRequest): CaptureState | undefined
  release(request: ReleaseRequest): ProviderRequest
  readRelease(answer: unknown, request: ReleaseRequest): CaptureState | undefined
  /** Code of a refusal. */
  readRefusal(answer: unknown): string | undefined
  isEventSigned(key: string, body: string, signature: string | undefined, now: Date): boolean
  readEvent(answer: unknown): ProviderEvent | undefined
}

/** Refusal codes that are handled separately. */
export const refusals = { unreadableCard: 'unreadable_card', unknownPayment: 'unknown_payment' } as const

/** Addresses that a browser may be sent to: web addresses, or a path of the shop. */
const address = z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))\S*$/), z.maxLength(2000))
const heldUntil = z.nullable(z.iso.datetime())
const status = z.enum(['pending', 'processing', 'review', 'success', 'failed', 'cancelled'])
const Payment = z.object({
  payment_id: z.string(),
  status,
  amount: z.int(),
  currency: z.literal('HKD'),
  message: z._default(z.nullable(z.string().check(z.maxLength(500))), null),
  redirect_url: z._default(z.nullable(address), null),
  challenge_url: z._default(z.nullable(address), null),
  /** Until when the money is authorised and not taken; null unless it is. */
  held_until: z._default(heldUntil, null),
})
/** A provider's answer about a payment. Amount in minor units. */
export type PaymentMessage = z.output<typeof Payment>

/** Message that starts a payment. Amount in minor units. */
export const StartMessage = z.object({
  payment_id: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
  amount: z.int().check(z.gte(1)),
  currency: z.literal('HKD'),
  vendor: z.nullable(z.enum(vendors)),
  return_url: z.string().check(z.maxLength(2000)),
  capture: z._default(z.enum(captureTimes), 'at-once'),
  encrypted_card: z.optional(z.string()),
})

/** Message that gives back money. Amount in minor units. */
export const RefundMessage = z.object({
  refund_id: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
  amount: z.int().check(z.gte(1)),
  currency: z.literal('HKD'),
})
const Refunded = z.object({ refund_id: z.string(), amount: z.int(), status: z.enum(['sent', 'done']) })

/** Message that takes the money of an authorised payment. Amount in minor units. */
export const CaptureMessage = z.object({
  capture_id: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
  amount: z.int().check(z.gte(1)),
  currency: z.literal('HKD'),
})
const Captured = z.object({ capture_id: z.string(), amount: z.int(), status: z.enum(['sent', 'done']) })
const Released = z.object({ payment_id: z.string(), status: z.enum(['sent', 'done']) })

const EventMessage = z.object({
  event_id: z.string().check(z.maxLength(64)),
  payment_id: z.string().check(z.maxLength(64)),
  status: z.enum(['processing', 'review', 'success', 'failed', 'cancelled']),
  amount: z.int(),
  currency: z.literal('HKD'),
  message: z.optional(z.nullable(z.string())),
  held_until: z._default(heldUntil, null),
})

const heldOf = (until: string | null) => (until === null ? undefined : { until: new Date(until) })

const path = (paymentId: string) => `/payments/${encodeURIComponent(paymentId)}`

/** The answer, if it is about the requested payment. */
function paymentIn(answer: unknown, paymentId: string): PaymentMessage | undefined {
  const { data } = Payment.safeParse(answer)
  return data?.payment_id === paymentId ? data : undefined
}

/** JSON signed with HMAC-SHA-256, as used by the sandbox's providers. */
export const jsonFormat: MessageFormat = {
  headers: (key, { method, body }, pathname, now) => ({
    Accept: 'application/json',
    [SIGNATURE_HEADER]: signText(key, signedPart(method, pathname, body), now),
    ...(body ? { 'Content-Type': 'application/json' } : {}),
  }),
  askCardKey: { method: 'GET', path: '/card-key', body: '' },
  readCardKey: (answer) => z.object({ public_key: z.string() }).safeParse(answer).data?.public_key,
  start: ({ paymentId, amountMinor, vendor, returnUrl, capture, encryptedCard }) => ({
    method: 'POST',
    path: '/payments',
    body: JSON.stringify({
      payment_id: paymentId,
      amount: amountMinor,
      currency: 'HKD',
      vendor,
      return_url: returnUrl,
      capture,
      encrypted_card: encryptedCard,
    } satisfies z.output<typeof StartMessage>),
  }),
  readStarted(answer, { paymentId, amountMinor }) {
    const payment = paymentIn(answer, paymentId)
    if (payment?.amount !== amountMinor) return undefined
    return {
      status: payment.status,
      redirectUrl: payment.redirect_url,
      needsChallenge: payment.challenge_url !== null,
      message: payment.message,
      held: heldOf(payment.held_until),
    }
  },
  lookup: (paymentId) => ({ method: 'GET', path: path(paymentId), body: '' }),
  readReport(answer, paymentId) {
    const payment = paymentIn(answer, paymentId)
    return (
      payment && {
        status: payment.status,
        amountMinor: payment.amount,
        message: payment.message,
        challengeUrl: payment.challenge_url,
        held: heldOf(payment.held_until),
      }
    )
  },
  withdraw: (paymentId) => ({ method: 'POST', path: `${path(paymentId)}/withdrawal`, body: '{}' }),
  refund: ({ payment, refundId, amountMinor }) => ({
    method: 'POST',
    path: `${path(payment.id)}/refunds`,
    body: JSON.stringify({ refund_id: refundId, amount: amountMinor, currency: 'HKD' } satisfies z.output<
      typeof RefundMessage
    >),
  }),
  readRefund(answer, { refundId, amountMinor }) {
    const { data } = Refunded.safeParse(answer)
    return data?.refund_id === refundId && data.amount === amountMinor ? data.status : undefined
  },
  capture: ({ payment, requestId, amountMinor }) => ({
    method: 'POST',
    path: `${path(payment.id)}/captures`,
    body: JSON.stringify({ capture_id: requestId, amount: amountMinor, currency: 'HKD' } satisfies z.output<
      typeof CaptureMessage
    >),
  }),
  readCapture(answer, { requestId, amountMinor }) {
    const { data } = Captured.safeParse(answer)
    return data?.capture_id === requestId && data.amount === amountMinor ? data.status : undefined
  },
  release: ({ payment }) => ({ method: 'POST', path: `${path(payment.id)}/release`, body: '{}' }),
  readRelease(answer, { payment }) {
    const { data } = Released.safeParse(answer)
    return data?.payment_id === payment.id ? data.status : undefined
  },
  readRefusal: (answer) => z.object({ code: z.string() }).safeParse(answer).data?.code,
  isEventSigned: isSignedText,
  readEvent(answer) {
    const { data } = EventMessage.safeParse(answer)
    return (
      data && {
        eventId: data.event_id,
        paymentId: data.payment_id,
        status: data.status,
        amountMinor: data.amount,
        message: data.message ?? null,
        held: heldOf(data.held_until),
      }
    )
  },
}
