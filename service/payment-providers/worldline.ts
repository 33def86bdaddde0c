import * as z from 'zod/mini'
import { languages, type LanguageCode } from '#domain/store/languages.ts'
import {
  RefundRefused,
  type PaymentRequest,
  type RefundRequest,
  type RefundState,
} from '#service/ports/payments.ts'
import { NoAnswer } from '#service/ports/no-answer.ts'
import { CURRENCY, hmac, isSame, jsonIn, type PaymentAdapter } from './adapter.ts'
import { ask, starting, startRefused, type Timeouts } from './ask.ts'
import type { WorldlineSettings } from './settings.ts'
import {
  codeIn,
  lookup,
  PaymentAnswer,
  PROVIDER,
  reportOf,
  worldlineAccess,
  type WorldlineAccess,
} from './worldline-access.ts'
import { capture, release } from './worldline-captures.ts'

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

const Created = z.object({
  hostedCheckoutId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  redirectUrl: z.url({ protocol: /^https?$/ }),
})
const RefundAnswer = z.object({
  status: z.string(),
  refundOutput: z.optional(
    z.object({ references: z.optional(z.object({ merchantReference: z.optional(z.string()) })) }),
  ),
})
const Refunds = z.object({ refunds: z.array(RefundAnswer) })
const Notification = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  type: z.string(),
  payment: z.optional(PaymentAnswer),
})

const refundStatuses: Readonly<Record<string, RefundState>> = {
  CREATED: 'sent',
  PENDING_APPROVAL: 'sent',
  REFUND_REQUESTED: 'sent',
  REFUNDED: 'done',
}

function checkoutFor(request: PaymentRequest, now: Date): object {
  const { paymentId, amountMinor, email, language, billing, returnUrl, expiresAt } = request
  const isLater = request.capture === 'shipping'
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
    redirectPaymentMethodSpecificInput: { requiresApproval: isLater },
    cardPaymentMethodSpecificInput: { authorizationMode: isLater ? 'FINAL_AUTHORIZATION' : 'SALE' },
  }
}

/** Gives back money, as `PaymentPort.refund`. */
async function refund(
  access: WorldlineAccess,
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

/** Worldline's hosted checkout (Worldline Direct), for UnionPay. */
export function worldline(settings: WorldlineSettings, timeouts: Timeouts): PaymentAdapter {
  const access = worldlineAccess(settings, timeouts)
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
    later: {
      capture: (request, now) => capture(access, request, now),
      release: (request, now) => release(access, request, now),
    },
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
