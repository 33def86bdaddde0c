import * as z from 'zod/mini'
import type {
  PaymentRequest,
  ProviderEvent,
  ProviderStatus,
  RefundRequest,
  RefundState,
} from '#service/ports/payments.ts'
import { NoAnswer } from '#service/ports/no-answer.ts'
import { RefundRefused } from '#service/ports/payments.ts'
import { CURRENCY, hmac, isSame, jsonIn, minorOf, type PaymentAdapter } from './adapter.ts'
import { ask, starting, startRefused, type ProviderCall, type Timeouts } from './ask.ts'
import type { WorldpaySettings } from './settings.ts'

const PROVIDER = 'worldpay'
const PAGES = 'application/vnd.worldpay.payment_pages-v1.hal+json'
const QUERIES = 'application/vnd.worldpay.payment-queries-v1.hal+json'
const PAYMENTS = 'application/vnd.worldpay.payments-v7+json'

const Link = z.object({ href: z.string() })
const Page = z.object({ url: z.url({ protocol: /^https?$/ }) })
const Refusal = z.object({ errorName: z.string().check(z.maxLength(100)) })
const Payment = z.object({
  transactionReference: z.string(),
  lastEvent: z.string(),
  value: z.object({ amount: z.int(), currency: z.string() }),
  _links: z.object({ self: Link }),
})
const Payments = z.object({ _embedded: z.object({ payments: z.array(Payment) }) })
const Details = z.object({
  events: z.array(z.object({ eventName: z.string(), reference: z.optional(z.string()) })),
  _links: z.record(z.string(), z.unknown()),
})
const Notification = z.object({
  eventId: z.string().check(z.minLength(1), z.maxLength(64)),
  eventDetails: z.object({
    transactionReference: z.string().check(z.maxLength(64)),
    type: z.string(),
    amount: z.optional(z.object({ value: z.int(), currencyCode: z.string() })),
  }),
})

/** Events of a payment, in the words of the queries and of the notifications. Settlement is Worldpay's own affair. */
const statuses: Readonly<Record<string, ProviderStatus>> = {
  authorizationRequested: 'processing',
  authorizationSucceeded: 'success',
  authorizationRefused: 'failed',
  authorizationFailed: 'failed',
  authorizationTimedOut: 'failed',
  saleRequested: 'processing',
  saleSucceeded: 'success',
  saleRefused: 'failed',
  saleFailed: 'failed',
  saleTimedOut: 'failed',
  cancellationRequested: 'cancelled',
  cancellationRequestSubmitted: 'cancelled',
  settlementRequested: 'success',
  settlementRequestSubmitted: 'success',
  refundRequested: 'success',
  refundRequestSubmitted: 'success',
  sentForAuthorization: 'processing',
  authorized: 'success',
  sentForSettlement: 'success',
  refused: 'failed',
  error: 'failed',
  expired: 'failed',
  cancelled: 'cancelled',
}

/** Seconds by which the list of a payment's events may be late; documented are 15 minutes. */
const EVENTS_LATE_SECONDS = 3_600
/** A refund in a payment's history that does not say which. */
const isUnnamedRefund = ({ eventName, reference }: { eventName: string; reference?: string | undefined }) =>
  eventName.startsWith('refund') && reference === undefined

/** The attempt that counts: a shopper may try several cards on one page. */
const ranking: readonly ProviderStatus[] = [
  'success',
  'review',
  'processing',
  'pending',
  'cancelled',
  'failed',
]

/** Whether `Event-Signature` (`keyId/SHA256/hex`, several separated by commas) has one by our secret. */
const isSigned = (secret: string, body: string, signatures: string | null): boolean =>
  (signatures ?? '').split(',').some((signature) => {
    const [, algorithm, hash] = signature.trim().split('/')
    return (
      algorithm === 'SHA256' && hash !== undefined && isSame(hmac(secret, body, 'hex'), hash.toLowerCase())
    )
  })

function pageFor(request: PaymentRequest, entity: string, now: Date): object {
  const { paymentId, amountMinor, orderNumber, billing, returnUrl, expiresAt } = request
  const [address1 = '', address2] = billing?.street ?? []
  const seconds = expiresAt && Math.floor((expiresAt.getTime() - now.getTime()) / 1000)
  return {
    transactionReference: paymentId,
    merchant: { entity },
    narrative: { line1: 'Jadeleaf' },
    value: { currency: CURRENCY, amount: amountMinor },
    description: `Order ${orderNumber}`,
    ...(billing && address1 && billing.city
      ? {
          billingAddressName: `${billing.firstName} ${billing.lastName}`.trim(),
          billingAddress: {
            address1,
            ...(address2 ? { address2 } : {}),
            city: billing.city,
            ...(billing.postcode ? { postalCode: billing.postcode } : {}),
            countryCode: billing.countryId,
          },
        }
      : {}),
    resultURLs: Object.fromEntries(
      ['successURL', 'pendingURL', 'failureURL', 'errorURL', 'cancelURL', 'expiryURL'].map((name) => [
        name,
        returnUrl,
      ]),
    ),
    ...(seconds && seconds > 0 ? { expiry: String(seconds) } : {}),
  }
}

/** How Worldpay is called. */
interface Access {
  call(method: 'GET' | 'POST', address: string, type: string, body?: object): ProviderCall
  readonly timeouts: Timeouts
}

function accessOf(settings: WorldpaySettings, timeouts: Timeouts): Access {
  const authorization = `Basic ${Buffer.from(`${settings.user}:${settings.password}`).toString('base64')}`
  /** Links in answers are followed on the configured host alone, which is the one that knows the password. */
  const call = (method: 'GET' | 'POST', address: string, type: string, body?: object): ProviderCall => {
    const { pathname, search } = new URL(address, settings.url)
    return {
      method,
      url: new URL(pathname + search, settings.url),
      headers: {
        Authorization: authorization,
        Accept: type,
        ...(body ? { 'Content-Type': type } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }
  }
  return { call, timeouts }
}

/** The attempts to pay on the page of a payment. */
const attempts = ({ call, timeouts }: Access, paymentId: string) =>
  ask(
    PROVIDER,
    call('GET', `/paymentQueries/payments?transactionReference=${encodeURIComponent(paymentId)}`, QUERIES),
    timeouts,
    ({ isOk, status, json }) => {
      if (status === 404 || (isOk && json === undefined)) return []
      const known = isOk ? Payments.safeParse(json).data?._embedded.payments : undefined
      return known
        ?.filter(({ transactionReference }) => transactionReference === paymentId)
        .map((payment) => ({ ...payment, status: statuses[payment.lastEvent] ?? ('processing' as const) }))
        .toSorted((a, b) => ranking.indexOf(a.status) - ranking.indexOf(b.status))
    },
  )

/** Gives back money, as `PaymentPort.refund`. */
async function refund(
  access: Access,
  { payment, refundId, amountMinor, paidMinor, askedAt }: RefundRequest,
  now: Date,
): Promise<RefundState> {
  const { call, timeouts } = access
  const [paid] = await attempts(access, payment.id)
  if (paid?.status !== 'success') throw new RefundRefused('Worldpay knows no such payment')
  const { events, _links: links } = await ask(
    PROVIDER,
    call('GET', paid._links.self.href, QUERIES),
    timeouts,
    ({ isOk, json }) => (isOk ? Details.safeParse(json).data : undefined),
  )
  if (events.some(({ reference }) => reference === refundId)) return 'done'
  // Worldpay makes a repeated refund again: one that may be on its way is not asked for a second time.
  const mayCome = askedAt && now.getTime() - askedAt.getTime() < EVENTS_LATE_SECONDS * 1000
  if (mayCome || (askedAt && events.some(isUnnamedRefund)))
    throw new NoAnswer('worldpay: a refund may be under way')
  const isWhole = amountMinor === paidMinor
  const { data: link } = Link.safeParse(links[`cardPayments:${isWhole ? 'refund' : 'partialRefund'}`])
  // Not settled yet: the links come with the settlement.
  if (!link) throw new NoAnswer('worldpay: the payment cannot be refunded yet', { wasSent: false })
  const part = { value: { amount: amountMinor, currency: CURRENCY }, reference: refundId }
  return ask(
    PROVIDER,
    call('POST', link.href, PAYMENTS, isWhole ? { reference: refundId } : part),
    timeouts,
    ({ isOk, status, json }) => {
      if (isOk) return 'done' as const
      throw new RefundRefused(`${status} ${Refusal.safeParse(json).data?.errorName ?? ''}`.trim())
    },
  )
}

/** Worldpay's hosted payment pages (Access Worldpay), for cards. Payments settle by themselves. */
export function worldpay(settings: WorldpaySettings, timeouts: Timeouts): PaymentAdapter {
  const access = accessOf(settings, timeouts)
  const { call } = access
  return {
    start: (request, now) =>
      starting(() =>
        ask(
          PROVIDER,
          call('POST', '/payment_pages', PAGES, pageFor(request, settings.entity, now)),
          timeouts,
          ({ isOk, status, json }) => {
            if (!isOk) throw startRefused(PROVIDER, status, Refusal.safeParse(json).data?.errorName ?? '')
            const { data } = Page.safeParse(json)
            return data && { status: 'pending', redirectUrl: data.url, needsChallenge: false, message: null }
          },
        ),
      ),
    async lookup({ id }) {
      const [best] = await attempts(access, id)
      return (
        best && {
          status: best.status,
          amountMinor: minorOf(best.value.amount, best.value.currency),
          message: null,
        }
      )
    },
    // A page ends with its expiry; there is no call that ends it.
    withdraw: () => Promise.resolve(),
    refund: (request, now) => refund(access, request, now),
    verify({ headers, body }): Promise<ProviderEvent | 'other' | undefined> {
      if (!isSigned(settings.eventSecret, body, headers.get('Event-Signature')))
        return Promise.resolve(undefined)
      const { data } = Notification.safeParse(jsonIn(body))
      const status = data && statuses[data.eventDetails.type]
      if (!status) return Promise.resolve('other')
      const { transactionReference: paymentId, amount } = data.eventDetails
      return Promise.resolve({
        eventId: data.eventId,
        paymentId,
        status,
        amountMinor: amount ? minorOf(amount.value, amount.currencyCode) : -1,
        message: null,
      })
    },
  }
}
