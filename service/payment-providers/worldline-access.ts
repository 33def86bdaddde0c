import * as z from 'zod/mini'
import type { KnownPayment, ProviderStatus, Report } from '#service/ports/payments.ts'
import { hmac, minorOf } from './adapter.ts'
import { ask, type ProviderCall, type Timeouts } from './ask.ts'
import type { WorldlineSettings } from './settings.ts'

/** What errors call Worldline: its first product's name, as in the contract. */
export const PROVIDER = 'ingenico'
const JSON_TYPE = 'application/json'
/** Status code of a payment that is authorised and waits for its capture; one that is being captured has 9. */
const AUTHORISED = 5

const Money = z.object({ amount: z.int(), currencyCode: z.string() })
/** A payment in Worldline's answers and events. */
export const PaymentAnswer = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  status: z.string(),
  statusOutput: z.optional(z.object({ statusCode: z.optional(z.int()) })),
  paymentOutput: z.object({
    amountOfMoney: Money,
    references: z.optional(z.object({ merchantReference: z.optional(z.string()) })),
  }),
})
const Checkout = z.object({
  status: z.string(),
  createdPaymentOutput: z.optional(z.object({ payment: z.optional(PaymentAnswer) })),
})
const Errors = z.object({
  errors: z.array(z.object({ id: z.optional(z.string()), errorCode: z.optional(z.string()) })),
})

const statuses: Readonly<Record<string, ProviderStatus>> = {
  CREATED: 'pending',
  REDIRECTED: 'pending',
  PENDING_PAYMENT: 'processing',
  AUTHORIZATION_REQUESTED: 'processing',
  PENDING_COMPLETION: 'processing',
  PENDING_CAPTURE: 'processing',
  PENDING_APPROVAL: 'processing',
  PENDING_FRAUD_APPROVAL: 'review',
  CAPTURE_REQUESTED: 'processing',
  CAPTURED: 'success',
  PAID: 'success',
  REFUND_REQUESTED: 'success',
  REFUNDED: 'success',
  CANCELLED: 'cancelled',
  REJECTED: 'failed',
  REJECTED_CAPTURE: 'failed',
}

/** The code of a refusal; empty without one. */
export const codeIn = (json: unknown): string => {
  const [error] = Errors.safeParse(json).data?.errors ?? []
  return error?.id ?? error?.errorCode ?? ''
}

/** What Worldline says of a payment. Our reference of it is the path under which it is asked again. */
export function reportOf({
  id,
  status,
  statusOutput,
  paymentOutput: { amountOfMoney },
}: z.output<typeof PaymentAnswer>): Report {
  const isHeld = status === 'PENDING_CAPTURE' && statusOutput?.statusCode === AUTHORISED
  return {
    status: isHeld ? 'success' : (statuses[status] ?? 'processing'),
    amountMinor: minorOf(amountOfMoney.amount, amountOfMoney.currencyCode),
    message: null,
    reference: `payments/${id}`,
    ...(isHeld ? { held: { until: null } } : {}),
  }
}

/** How Worldline is called. */
export interface WorldlineAccess {
  /** @param key repeats of a request under it are made once */
  call(method: 'GET' | 'POST', path: string, now: Date, body?: object, key?: string): ProviderCall
  readonly timeouts: Timeouts
}

/** Signs requests as documented (GCS v1HMAC). */
export function worldlineAccess(settings: WorldlineSettings, timeouts: Timeouts): WorldlineAccess {
  const call = (
    method: 'GET' | 'POST',
    path: string,
    now: Date,
    body?: object,
    key?: string,
  ): ProviderCall => {
    const url = new URL(`/v2/${encodeURIComponent(settings.merchant)}/${path}`, settings.url)
    const type = body ? JSON_TYPE : ''
    const date = now.toUTCString()
    const idempotence = key ? `x-gcs-idempotence-key:${key}\n` : ''
    const signed = `${method}\n${type}\n${date}\n${idempotence}${url.pathname}${url.search}\n`
    return {
      method,
      url,
      headers: {
        Accept: JSON_TYPE,
        Date: date,
        Authorization: `GCS v1HMAC:${settings.key}:${hmac(settings.secret, signed, 'base64')}`,
        ...(type ? { 'Content-Type': type } : {}),
        ...(key ? { 'X-GCS-Idempotence-Key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }
  }
  return { call, timeouts }
}

/** What Worldline says of a payment, as `PaymentPort.lookup`. */
export const lookup = async (
  { call, timeouts }: WorldlineAccess,
  { reference }: KnownPayment,
  now: Date,
): Promise<Report | undefined> => {
  // Without a name of the payment only a notification can tell of it.
  if (!reference) return undefined
  const { report } = await ask(PROVIDER, call('GET', reference, now), timeouts, ({ isOk, status, json }) => {
    if (status === 404) return { report: undefined }
    if (!isOk) return undefined
    if (reference.startsWith('payments/')) {
      const { data } = PaymentAnswer.safeParse(json)
      return data && { report: reportOf(data) }
    }
    const { data } = Checkout.safeParse(json)
    const payment = data?.createdPaymentOutput?.payment
    // Nobody has paid on the page yet, or it has ended.
    return data && { report: payment && reportOf(payment) }
  })
  return report
}
