import { createHmac, timingSafeEqual } from 'node:crypto'
import type {
  CaptureRequest,
  CaptureState,
  KnownPayment,
  PaymentRequest,
  ProviderEvent,
  ProviderMessage,
  RefundRequest,
  RefundState,
  ReleaseRequest,
  Report,
  Started,
  UnprovenEvent,
} from '#service/ports/payments.ts'

/**
 * A payment provider in its own documented format, with a page of its own where shoppers pay. Amounts in minor units of
 * HKD. What each method promises, and its errors, are those of `PaymentPort`.
 */
export interface PaymentAdapter {
  start(request: PaymentRequest, now: Date): Promise<Started>
  lookup(payment: KnownPayment, now: Date): Promise<Report | undefined>
  withdraw(payment: KnownPayment, now: Date): Promise<void>
  refund(request: RefundRequest, now: Date): Promise<RefundState>
  /** How authorised payments are captured and released; undefined where the money is always taken with the payment. */
  readonly later?: {
    capture(request: CaptureRequest, now: Date): Promise<CaptureState>
    release(request: ReleaseRequest, now: Date): Promise<CaptureState>
  }
  verify(message: ProviderMessage, now: Date): Promise<ProviderEvent | UnprovenEvent | 'other' | undefined>
}

/** The shop's only currency. */
export const CURRENCY = 'HKD'

/** Minor units of an amount in the shop's currency; -1, which is no payment's amount, for one in another. */
export const minorOf = (amount: number, currency: string): number => (currency === CURRENCY ? amount : -1)

/** HMAC with SHA-256 of a text. */
export const hmac = (secret: string, text: string, encoding: 'hex' | 'base64'): string =>
  createHmac('sha256', secret).update(text).digest(encoding)

/** Whether two texts are equal, in a time that does not tell where they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The JSON of a callback; undefined if it is none. */
export function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return undefined
  }
}
