import * as z from 'zod/mini'
import type { Answer } from '#service/payment-gateway/exchange.ts'
import { NoAnswer } from '#service/ports/no-answer.ts'
import {
  RefundRefused,
  type PaymentRequest,
  type RefundRequest,
  type RefundState,
  type Started,
  type ProviderStatus,
  type Report,
  type Vendor,
} from '#service/ports/payments.ts'
import { CURRENCY, jsonIn, minorOf, type PaymentAdapter } from './adapter.ts'
import { ask, starting, startRefused, type ProviderCall, type Timeouts } from './ask.ts'
import type { CitconSettings } from './settings.ts'

const PROVIDER = 'citcon'
/** Citcon's code for a reference that it has seen. */
const DUPLICATE = '4100'
/** Seconds before its end from which an access token is no longer used. */
const TOKEN_MARGIN = 60

const name = z.string().check(z.regex(/^[\w-]{1,64}$/))
const Token = z.object({ data: z.object({ access_token: z.string(), expiry: z.number() }) })
const Charge = z.object({
  data: z.object({
    id: name,
    payment: z.object({
      client: z.array(
        z.object({
          client: z.string(),
          format: z.string(),
          content: z.string(),
        }),
      ),
    }),
  }),
})
const Transaction = z.object({
  data: z.object({
    id: name,
    reference: z.string(),
    amount: z.int(),
    currency: z.string(),
    status: z.string(),
  }),
})
const Refund = z.object({ data: z.object({ reference: z.string(), status: z.string() }) })
const Refusal = z.object({ data: z.object({ code: z.coerce.string() }) })
const Notification = z.object({ id: name, reference: z.string().check(z.maxLength(64)) })

/** Our vendors are Citcon's payment methods. */
const methods: Readonly<Record<Vendor, string>> = { wechatpay: 'wechatpay', alipay: 'alipay', upop: 'upop' }

const statuses: Readonly<Record<string, ProviderStatus>> = {
  initiated: 'pending',
  pending: 'pending',
  authorized: 'processing',
  captured: 'success',
  succeeded: 'success',
  success: 'success',
  refunded: 'success',
  partially_refunded: 'success',
  partial_refunded: 'success',
  failed: 'failed',
  expired: 'failed',
  canceled: 'cancelled',
  cancelled: 'cancelled',
}

const codeIn = (json: unknown): string => Refusal.safeParse(json).data?.data.code ?? ''

function chargeFor({
  paymentId,
  amountMinor,
  vendor,
  orderNumber,
  isPhone,
  returnUrl,
  eventUrl,
}: PaymentRequest): object {
  return {
    transaction: {
      reference: paymentId,
      amount: amountMinor,
      currency: CURRENCY,
      country: 'HK',
      auto_capture: true,
      note: `Order ${orderNumber}`,
    },
    payment: { method: methods[vendor ?? 'wechatpay'], client: [isPhone ? 'mobile_browser' : 'desktop'] },
    urls: { ipn: eventUrl, success: returnUrl, fail: returnUrl, cancel: returnUrl, mobile: returnUrl },
    country_accelerator: 'CN',
  }
}

/** Sends a request with a token and reads its answer; `read` as in `ask`. */
type Send = <T>(
  method: 'GET' | 'POST',
  path: string,
  body: object | undefined,
  read: (answer: Answer) => T | undefined,
) => Promise<T>

function createSend(settings: CitconSettings, timeouts: Timeouts): Send {
  let token: { readonly value: string; readonly endsAt: number } | undefined

  const call = (method: 'GET' | 'POST', path: string, bearer: string, body?: object): ProviderCall => ({
    method,
    url: new URL(`/v1/${path}`, settings.url),
    headers: {
      Authorization: `Bearer ${bearer}`,
      Accept: 'application/json',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

  /** An access token. Without one nothing was asked for: a failure counts as not sent. */
  async function accessToken(): Promise<string> {
    if (token && token.endsAt > Date.now()) return token.value
    try {
      const { data } = await ask(
        PROVIDER,
        call('POST', 'access-tokens', settings.key, { token_type: 'server' }),
        timeouts,
        ({ isOk, json }) => (isOk ? Token.safeParse(json).data : undefined),
      )
      token = { value: data.access_token, endsAt: (data.expiry - TOKEN_MARGIN) * 1000 }
      return token.value
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      throw new NoAnswer(`no access token: ${error.message}`, { wasSent: false, cause: error })
    }
  }

  /** Sends a request with a token; one that Citcon no longer takes is replaced once. */
  async function send<T>(
    method: 'GET' | 'POST',
    path: string,
    body: object | undefined,
    read: (answer: Answer) => T | undefined,
  ): Promise<T> {
    const attempt = async () =>
      ask<T | 'token ended'>(PROVIDER, call(method, path, await accessToken(), body), timeouts, (answer) =>
        answer.status === 401 ? 'token ended' : read(answer),
      )
    const first = await attempt()
    if (first !== 'token ended') return first
    token = undefined
    const second = await attempt()
    if (second === 'token ended')
      throw new NoAnswer('citcon: the access token is refused', { wasSent: false })
    return second
  }
  return send
}

/** What Citcon says of a charge, and our id of it; undefined if there is none. */
const transaction = async (
  send: Send,
  id: string,
): Promise<(Report & { readonly paymentId: string }) | undefined> => {
  const { report } = await send(
    'GET',
    `transactions/${encodeURIComponent(id)}`,
    undefined,
    ({ isOk, status, json }) => {
      if (status === 404) return { report: undefined }
      const found = isOk ? Transaction.safeParse(json).data?.data : undefined
      if (found?.id !== id) return undefined
      return {
        report: {
          paymentId: found.reference,
          status: statuses[found.status] ?? ('processing' as const),
          amountMinor: minorOf(found.amount, found.currency),
          message: null,
          reference: found.id,
        },
      }
    },
  )
  return report
}

const start = (send: Send, request: PaymentRequest): Promise<Started> =>
  starting(() =>
    send('POST', 'charges', chargeFor(request), ({ isOk, status, json }) => {
      // A reference that Citcon has seen is a payment that may be paid: that is no refusal.
      if (!isOk && codeIn(json) !== DUPLICATE) throw startRefused(PROVIDER, status, codeIn(json))
      const { data } = isOk ? Charge.safeParse(json) : { data: undefined }
      const page = data?.data.payment.client.find(
        ({ format, content }) => format === 'redirect' && /^https?:\/\//.test(content),
      )
      return (
        data &&
        page && {
          status: 'pending',
          redirectUrl: page.content,
          needsChallenge: false,
          message: null,
          reference: data.data.id,
        }
      )
    }),
  )

/** Gives back money, as `PaymentPort.refund`. */
async function refund(send: Send, { payment, refundId, amountMinor }: RefundRequest): Promise<RefundState> {
  if (!payment.reference) throw new RefundRefused('the charge is not known by its name at Citcon')
  const body = { id: payment.reference, reference: refundId, amount: amountMinor }
  return send('POST', 'refunds', body, ({ isOk, status, json }) => {
    // Its reference is the refund's id: Citcon has made it.
    if (!isOk && codeIn(json) === DUPLICATE) return 'done'
    if (!isOk) throw new RefundRefused(`${status} ${codeIn(json)}`.trim())
    const { data } = Refund.safeParse(json)
    if (data?.data.reference !== refundId) return undefined
    if (data.data.status === 'failed') throw new RefundRefused('the refund has failed')
    return data.data.status === 'succeeded' ? 'done' : 'sent'
  })
}

/** Citcon's universal payment interface, for wallets. Its notifications carry no signature: they only say what it may be asked about. */
export function citcon(settings: CitconSettings, timeouts: Timeouts): PaymentAdapter {
  const send = createSend(settings, timeouts)
  return {
    start: (request) => start(send, request),
    async lookup({ id, reference }) {
      // Without a name of the charge only a notification can tell of it.
      const report = reference ? await transaction(send, reference) : undefined
      return report?.paymentId === id ? report : undefined
    },
    async withdraw({ id, reference }) {
      if (!reference) return
      // Refused for a charge that was paid meanwhile, whose money then goes back.
      await send('POST', 'cancels', { id: reference, reference: `cancel-${id}` }, () => true)
    },
    refund: (request) => refund(send, request),
    verify({ body }) {
      const json = jsonIn(body)
      const inner: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, 'data') : undefined
      const { data } = Notification.safeParse(Notification.safeParse(inner).success ? inner : json)
      return Promise.resolve(data && { paymentId: data.reference, reference: data.id })
    },
  }
}
