import { createHmac, randomUUID } from 'node:crypto'
import {
  startSimulator,
  type PaymentSimulator,
  type PlayedAnswer,
  type PlayedCall,
  type PlayedPayment,
} from './payment-simulator.ts'

const secret = 'secret-of-the-interface'
const eventSecret = 'secret-of-events'

interface CheckoutRequest {
  order: {
    amountOfMoney: { amount: number; currencyCode: string }
    references: { merchantReference: string }
  }
  hostedCheckoutSpecificInput: { returnUrl: string }
  cardPaymentMethodSpecificInput: { authorizationMode: string }
}
interface RefundRequest {
  amountOfMoney: { amount: number }
  references: { merchantReference: string }
}

interface CaptureRequest {
  amount: number
  isFinal: boolean
  operationReferences: { merchantReference: string }
}

const statuses = { open: 'REDIRECTED', paid: 'CAPTURED', refused: 'REJECTED' }
const statusOf = ({ state, isLater, captures, isCancelled }: PlayedPayment) => {
  if (isCancelled) return 'CANCELLED'
  return state === 'paid' && isLater && captures.length === 0 ? 'PENDING_CAPTURE' : statuses[state]
}

const paymentOf = (payment: PlayedPayment, shown = payment.amount) => ({
  id: `${payment.own}_0`,
  status: statusOf(payment),
  statusOutput: { statusCode: statusOf(payment) === 'PENDING_CAPTURE' ? 5 : 9 },
  paymentOutput: {
    amountOfMoney: { amount: shown, currencyCode: 'HKD' },
    references: { merchantReference: payment.id },
  },
})
const captureOf = ({ id, amount }: PlayedPayment['captures'][number], status = 'CAPTURED') => ({
  id: `${id}_1`,
  status,
  captureOutput: {
    amountOfMoney: { amount, currencyCode: 'HKD' },
    operationReferences: { merchantReference: id },
  },
})
const refundOf = ({ id, amount }: PlayedPayment['refunds'][number]) => ({
  id: `${id}_1`,
  status: 'REFUNDED',
  refundOutput: { amountOfMoney: { amount, currencyCode: 'HKD' }, references: { merchantReference: id } },
})

/** Takes the money of an authorised payment: once, also when the request is repeated under its key. */
function capture(payment: PlayedPayment, call: PlayedCall): PlayedAnswer {
  const { amount, operationReferences } = JSON.parse(call.body) as CaptureRequest
  const known = payment.captures.find(({ id }) => id === call.headers['x-gcs-idempotence-key'])
  if (known) return { status: 201, json: captureOf(known) }
  if (statusOf(payment) !== 'PENDING_CAPTURE' || amount > payment.amount)
    return { status: 400, json: { errors: [{ id: 'PAYMENT_NOT_CAPTURABLE' }] } }
  const made = { id: operationReferences.merchantReference, amount }
  payment.captures.push(made)
  // Worldline captures later than it takes the request on.
  return { status: 201, json: captureOf(made, 'CAPTURE_REQUESTED') }
}

/** Ends the authorisation of a payment that is not captured. */
function cancel(payment: PlayedPayment): PlayedAnswer {
  if (statusOf(payment) !== 'PENDING_CAPTURE')
    return { status: 402, json: { errors: [{ id: 'PAYMENT_NOT_CANCELLABLE' }] } }
  payment.isCancelled = true
  return { status: 200, json: { payment: paymentOf(payment) } }
}

/** Whether a request is signed as documented (GCS v1HMAC). */
function isSigned({ method, path, query, headers }: PlayedCall): boolean {
  const key = headers['x-gcs-idempotence-key']
  const search = query.size > 0 ? `?${query.toString()}` : ''
  const text = `${method}\n${headers['content-type'] ?? ''}\n${headers.date ?? ''}\n${key ? `x-gcs-idempotence-key:${String(key)}\n` : ''}${path}${search}\n`
  const signature = createHmac('sha256', secret).update(text).digest('base64')
  return headers.authorization === `GCS v1HMAC:key:${signature}`
}

/** Worldline's hosted checkout and refunds (Worldline Direct). */
export const startWorldline = (): Promise<PaymentSimulator> =>
  startSimulator('Worldline', {
    settings: (url) => ({
      WORLDLINE_URL: url,
      WORLDLINE_MERCHANT: 'shop',
      WORLDLINE_KEY: 'key',
      WORLDLINE_SECRET: secret,
      WORLDLINE_EVENT_KEY: 'event-key',
      WORLDLINE_EVENT_SECRET: eventSecret,
    }),
    answer(call, payments, start, pageOf) {
      if (!isSigned(call))
        return { status: 403, json: { errors: [{ id: 'ACCESS_TO_MERCHANT_NOT_ALLOWED' }] } }
      const [, , , kind, name = '', action] = call.path.split('/')
      if (call.method === 'POST' && kind === 'hostedcheckouts') {
        const { order, hostedCheckoutSpecificInput, cardPaymentMethodSpecificInput } = JSON.parse(
          call.body,
        ) as CheckoutRequest
        const payment = start({
          id: order.references.merchantReference,
          amount: order.amountOfMoney.amount,
          returnUrl: hostedCheckoutSpecificInput.returnUrl,
          isLater: cardPaymentMethodSpecificInput.authorizationMode !== 'SALE',
        })
        return {
          status: 201,
          json: { RETURNMAC: randomUUID(), hostedCheckoutId: payment.own, redirectUrl: pageOf(payment) },
        }
      }
      const payment = [...payments.values()].find(({ own }) => name === own || name === `${own}_0`)
      if (!payment) return { status: 404, json: { errors: [{ id: 'UNKNOWN_PAYMENT_ID' }] } }
      if (kind === 'hostedcheckouts')
        return payment.state === 'open'
          ? { status: 200, json: { status: 'IN_PROGRESS' } }
          : {
              status: 200,
              json: { status: 'PAYMENT_CREATED', createdPaymentOutput: { payment: paymentOf(payment) } },
            }
      if (action === undefined) return { status: 200, json: paymentOf(payment) }
      if (action === 'refunds') return { status: 200, json: { refunds: payment.refunds.map(refundOf) } }
      if (action === 'captures')
        return { status: 200, json: { captures: payment.captures.map((made) => captureOf(made)) } }
      if (action === 'capture') return capture(payment, call)
      if (action === 'cancel') return cancel(payment)
      const asked = JSON.parse(call.body) as RefundRequest
      const refund = { id: asked.references.merchantReference, amount: asked.amountOfMoney.amount }
      const known = payment.refunds.find(({ id }) => id === call.headers['x-gcs-idempotence-key'])
      if (known) return { status: 201, json: refundOf(known) }
      const taken = payment.isLater ? (payment.captures[0]?.amount ?? 0) : payment.amount
      if (payment.refunds.reduce((sum, { amount }) => sum + amount, refund.amount) > taken)
        return { status: 400, json: { errors: [{ id: 'REFUND_AMOUNT_EXCEEDED' }] } }
      payment.refunds.push(refund)
      // Worldline makes refunds later than it takes them on.
      return { status: 201, json: { ...refundOf(refund), status: 'REFUND_REQUESTED' } }
    },
    notification(payment, amount) {
      const body = JSON.stringify({
        apiVersion: 'v1',
        id: randomUUID(),
        merchantId: 'shop',
        type: `payment.${statusOf(payment).toLowerCase()}`,
        payment: paymentOf(payment, amount),
      })
      return {
        headers: {
          'X-GCS-KeyId': 'event-key',
          'X-GCS-Signature': createHmac('sha256', eventSecret).update(body).digest('base64'),
        },
        body,
      }
    },
  })
