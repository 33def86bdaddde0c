import { createHmac, randomUUID } from 'node:crypto'
import {
  startSimulator,
  type PaymentSimulator,
  type PlayedAnswer,
  type PlayedPayment,
} from './payment-simulator.ts'

const user = 'user'
const password = 'password'
const secret = 'secret-of-events'

interface PageRequest {
  transactionReference: string
  merchant: { entity: string }
  value: { currency: string; amount: number }
  resultURLs: { successURL: string }
}

const lastEvent = { open: '', paid: 'settlementRequestSubmitted', refused: 'authorizationRefused' }

/** What a refund answers: more than was paid is refused. */
function refund(payment: PlayedPayment, amount: number, id: string): PlayedAnswer {
  const refunded = payment.refunds.reduce((sum, made) => sum + made.amount, 0)
  if (refunded + amount > payment.amount) return { status: 400, json: { errorName: 'refundAmountTooHigh' } }
  payment.refunds.push({ id, amount })
  return { status: 202, json: { outcome: 'sentForRefund' } }
}

/** Worldpay's hosted payment pages, payment queries and refunds (Access Worldpay). */
export const startWorldpay = (): Promise<PaymentSimulator> =>
  startSimulator('Worldpay', {
    settings: (url) => ({
      WORLDPAY_URL: url,
      WORLDPAY_USER: user,
      WORLDPAY_PASSWORD: password,
      WORLDPAY_ENTITY: 'PO123',
      WORLDPAY_EVENT_SECRET: secret,
    }),
    answer({ method, path, query, headers, body }, payments, start, pageOf) {
      if (headers.authorization !== `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`)
        return { status: 401, json: { errorName: 'accessDenied' } }
      if (method === 'POST' && path === '/payment_pages') {
        const asked = JSON.parse(body) as PageRequest
        if (
          headers.accept !== 'application/vnd.worldpay.payment_pages-v1.hal+json' ||
          asked.merchant.entity !== 'PO123'
        )
          return { status: 400, json: { errorName: 'bodyDoesNotMatchSchema' } }
        const { transactionReference: id, value, resultURLs } = asked
        return {
          status: 201,
          json: { url: pageOf(start({ id, amount: value.amount, returnUrl: resultURLs.successURL })) },
        }
      }
      if (path === '/paymentQueries/payments') {
        const payment = payments.get(query.get('transactionReference') ?? '')
        const listed = payment && payment.state !== 'open' ? [payment] : []
        return {
          status: 200,
          json: {
            _embedded: {
              payments: listed.map(({ id, own, amount, state, refunds }) => ({
                transactionReference: id,
                lastEvent: refunds.length > 0 ? 'refundRequestSubmitted' : lastEvent[state],
                value: { amount, currency: 'HKD' },
                _links: { self: { href: `/paymentQueries/payments/${own}` } },
              })),
            },
          },
        }
      }
      const own = path.split('/').at(-1)
      const payment = [...payments.values()].find((known) => known.own === own)
      if (!payment) return { status: 200 }
      if (path.startsWith('/paymentQueries/payments/'))
        return {
          status: 200,
          json: {
            events: [
              { eventName: 'saleSucceeded' },
              ...payment.refunds.map(({ id }) => ({ eventName: 'refundRequestSubmitted', reference: id })),
            ],
            _links: {
              self: { href: path },
              'cardPayments:refund': {
                href: `https://access.worldpay.com/payments/settlements/refunds/full/${own}`,
              },
              'cardPayments:partialRefund': { href: `/payments/settlements/refunds/partials/${own}` },
            },
          },
        }
      const asked = JSON.parse(body) as { reference: string; value?: { amount: number } }
      return refund(
        payment,
        path.includes('/full/') ? payment.amount : (asked.value?.amount ?? 0),
        asked.reference,
      )
    },
    notification({ id, state }, amount) {
      const body = JSON.stringify({
        eventId: randomUUID(),
        eventTimestamp: '2026-11-30T00:00:00.000',
        eventDetails: {
          classification: 'payment',
          transactionReference: id,
          type: state === 'paid' ? 'sentForSettlement' : 'refused',
          amount: { value: amount, currencyCode: 'HKD' },
        },
      })
      const signature = createHmac('sha256', secret).update(body).digest('hex')
      return { headers: { 'Event-Signature': `2/SHA256/${'0'.repeat(64)},1/SHA256/${signature}` }, body }
    },
  })
