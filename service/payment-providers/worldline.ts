import * as z from 'zod/mini'
import { languages, type LanguageCode } from '#domain/store/languages.ts'
import {
  RefundRefused,
  type KnownPayment,
  type PaymentRequest,
  type ProviderStatus,
  type RefundRequest,
  type RefundState,
  type Report,
} from '#service/ports/payments.ts'
import { NoAnswer } from '#service/ports/no-answer.ts'
import { CURRENCY, hmac, isSame, jsonIn, minorOf, type PaymentAdapter } from './adapter.ts'
import { ask, starting, startRefused, type ProviderCall, type Timeouts } from './ask.ts'
import type { WorldlineSettings } from './settings.ts'

const PROVIDER = 'ingenico'
const JSON_TYPE = 'application/json'
/** UnionPay among Worldline's payment products. */
const UNIONPAY = 56

/** Locales that the hosted page knows. */
const locales: Readonly<Record<LanguageCode, string>> = {
  en: 'en_GB',
  zh_cn: 'zh_CN',
  zh_hk: 'zh_HK',
  ms: 'ms_MY',
  vi: 'vi_VN',
  th: 'th_TH',
}

const Money = z.object({ amount: z.int(), currencyCode: z.string() })
const Created = z.object({
  hostedCheckoutId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  redirectUrl: z.url({ protocol: /^https?$/ }),
})
const PaymentAnswer = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  status: z.string(),
  paymentOutput: z.object({
    amountOfMoney: Money,
    references: z.optional(z.object({ merchantReference: z.optional(z.string()) })),
  }),
})
const Checkout = z.object({
  status: z.string(),
  createdPaymentOutput: z.optional(z.object({ payment: z.optional(PaymentAnswer) })),
})
const RefundAnswer = z.object({
  status: z.string(),
  refundOutput: z.optional(
    z.object({ references: z.optional(z.object({ merchantReference: z.optional(z.string()) })) }),
  ),
})
const Refunds = z.object({ refunds: z.array(RefundAnswer) })
const Errors = z.object({
  errors: z.array(z.object({ id: z.optional(z.string()), errorCode: z.optional(z.string()) })),
})
const Notification = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  type: z.string(),
  payment: z.optional(PaymentAnswer),
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
const refundStatuses: Readonly<Record<string, RefundState>> = {
  CREATED: 'sent',
  PENDING_APPROVAL: 'sent',
  REFUND_REQUESTED: 'sent',
  REFUNDED: 'done',
}

const codeIn = (json: unknown): string => {
  const [error] = Errors.safeParse(json).data?.errors ?? []
  return error?.id ?? error?.errorCode ?? ''
}

/** What Worldline says of a payment. Our reference of it is the path under which it is asked again. */
const reportOf = ({
  id,
  status,
  paymentOutput: { amountOfMoney },
}: z.output<typeof PaymentAnswer>): Report => ({
  status: statuses[status] ?? 'processing',
  amountMinor: minorOf(amountOfMoney.amount, amountOfMoney.currencyCode),
  message: null,
  reference: `payments/${id}`,
})

function checkoutFor(request: PaymentRequest, now: Date): object {
  const { paymentId, amountMinor, email, language, billing, returnUrl, expiresAt } = request
  const locale = locales[languages.some(({ code }) => code === language) ? language : 'en']
  const minutes = expiresAt && Math.floor((expiresAt.getTime() - now.getTime()) / 60_000)
  return {
    order: {
      amountOfMoney: { amount: amountMinor, currencyCode: CURRENCY },
      references: { merchantReference: paymentId },
      customer: {
        locale,
        ...(billing
          ? {
              billingAddress: {
                street: billing.street.join(', '),
                city: billing.city,
                ...(billing.postcode ? { zip: billing.postcode } : {}),
                countryCode: billing.countryId,
              },
            }
          : {}),
        ...(email ? { contactDetails: { emailAddress: email } } : {}),
      },
    },
    hostedCheckoutSpecificInput: {
      locale,
      returnUrl,
      ...(minutes && minutes > 0 ? { sessionTimeout: Math.min(minutes, 1440) } : {}),
      paymentProductFilters: { restrictTo: { products: [UNIONPAY] } },
    },
    // Captured at once.
    redirectPaymentMethodSpecificInput: { requiresApproval: false },
    cardPaymentMethodSpecificInput: { authorizationMode: 'SALE' },
  }
}

/** How Worldline is called. */
interface Access {
  /** @param key repeats of a request under it are made once */
  call(method: 'GET' | 'POST', path: string, now: Date, body?: object, key?: string): ProviderCall
  readonly timeouts: Timeouts
}

/** Signs requests as documented (GCS v1HMAC). */
function accessOf(settings: WorldlineSettings, timeouts: Timeouts): Access {
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
const lookup = async (
  { call, timeouts }: Access,
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

/** Gives back money, as `PaymentPort.refund`. */
async function refund(
  access: Access,
  { payment, refundId, amountMinor, askedAt }: RefundRequest,
  now: Date,
): Promise<RefundState> {
  const { call, timeouts } = access
  const report = await lookup(access, payment, now)
  if (report?.status !== 'success' || !report.reference)
    throw new RefundRefused('Worldline knows no such payment')
  const path = report.reference
  const stateOf = (status: string): RefundState => {
    const state = refundStatuses[status]
    if (!state) throw new RefundRefused(`the refund is ${status}`)
    return state
  }
  if (askedAt) {
    const known = await ask(PROVIDER, call('GET', `${path}/refunds`, now), timeouts, ({ isOk, json }) =>
      isOk ? Refunds.safeParse(json).data?.refunds : undefined,
    )
    const mine = known.find(({ refundOutput }) => refundOutput?.references?.merchantReference === refundId)
    if (mine) return stateOf(mine.status)
  }
  const body = {
    amountOfMoney: { amount: amountMinor, currencyCode: CURRENCY },
    references: { merchantReference: refundId },
  }
  return ask(
    PROVIDER,
    call('POST', `${path}/refund`, now, body, refundId),
    timeouts,
    ({ isOk, status, json }) => {
      // 409: the first request under this key is still being answered.
      if (status === 409) throw new NoAnswer('worldline: the refund is being made')
      if (!isOk) throw new RefundRefused(`${status} ${codeIn(json)}`.trim())
      const { data } = RefundAnswer.safeParse(json)
      return data && stateOf(data.status)
    },
  )
}

/** Worldline's hosted checkout (Worldline Direct), for UnionPay. Payments are captured at once. */
export function worldline(settings: WorldlineSettings, timeouts: Timeouts): PaymentAdapter {
  const access = accessOf(settings, timeouts)
  const { call } = access
  return {
    start: (request, now) =>
      starting(() =>
        ask(
          PROVIDER,
          call('POST', 'hostedcheckouts', now, checkoutFor(request, now)),
          timeouts,
          ({ isOk, status, json }) => {
            if (!isOk) throw startRefused(PROVIDER, status, codeIn(json))
            const { data } = Created.safeParse(json)
            return (
              data && {
                status: 'pending',
                redirectUrl: data.redirectUrl,
                needsChallenge: false,
                message: null,
                reference: `hostedcheckouts/${data.hostedCheckoutId}`,
              }
            )
          },
        ),
      ),
    lookup: (payment, now) => lookup(access, payment, now),
    // A page ends with its session; there is no call that ends it.
    withdraw: () => Promise.resolve(),
    refund: (request, now) => refund(access, request, now),
    verify({ headers, body }) {
      const signature = headers.get('X-GCS-Signature') ?? ''
      const isOurs =
        headers.get('X-GCS-KeyId') === settings.eventKey &&
        isSame(hmac(settings.eventSecret, body, 'base64'), signature)
      if (!isOurs) return Promise.resolve(undefined)
      const { data } = Notification.safeParse(jsonIn(body))
      const paymentId = data?.payment?.paymentOutput.references?.merchantReference
      if (!data?.payment || !paymentId || !data.type.startsWith('payment.')) return Promise.resolve('other')
      return Promise.resolve({
        eventId: data.id,
        paymentId: paymentId.slice(0, 64),
        ...reportOf(data.payment),
      })
    },
  }
}
