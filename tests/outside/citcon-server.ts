import { startSimulator, type PaymentSimulator, type PlayedPayment } from './payment-simulator.ts'

const key = 'sk-private-key'
const token = 'access-token'

interface ChargeRequest {
  transaction: { reference: string; amount: number; currency: string }
  payment: { method: string; client: string[] }
  urls: { ipn: string; success: string }
}

const statuses = { open: 'initiated', paid: 'captured', refused: 'failed' }
const success = (data: object) => ({ status: 200, json: { status: 'success', app: 'citcon_upi', data } })
const fail = (status: number, code: string, message: string) => ({
  status,
  json: { status: 'fail', app: 'citcon_upi', data: { code, message } },
})
const chargeOf = ({ id, own, amount, state }: PlayedPayment) => ({
  object: 'charge',
  id: own,
  reference: id,
  amount,
  currency: 'HKD',
  status: statuses[state],
})

/** Citcon's universal payment interface: access tokens, charges, look-ups and refunds. */
export const startCitcon = (): Promise<PaymentSimulator> =>
  startSimulator('Citcon', {
    settings: (url) => ({ CITCON_URL: url, CITCON_KEY: key }),
    answer({ path, headers, body }, payments, start, pageOf) {
      const json = (body ? JSON.parse(body) : {}) as Record<string, unknown>
      if (path === '/v1/access-tokens')
        return headers.authorization === `Bearer ${key}` && json['token_type'] === 'server'
          ? success({
              access_token: token,
              token_type: 'server',
              expiry: Math.floor(Date.now() / 1000) + 3600,
            })
          : fail(401, '4010', 'unauthorized')
      if (headers.authorization !== `Bearer ${token}`) return fail(401, '4010', 'unauthorized')
      if (path === '/v1/charges') {
        const { transaction, payment: means, urls } = json as unknown as ChargeRequest
        const { reference: id, amount } = transaction
        if (payments.has(id)) return fail(400, '4100', 'duplicate request')
        const payment = start({ id, amount, returnUrl: urls.success, notifyUrl: urls.ipn })
        const client = means.client.map((name) => ({
          client: name,
          format: 'redirect',
          method: 'GET',
          content: pageOf(payment),
        }))
        return success({ ...chargeOf(payment), payment: { method: means.method, client } })
      }
      const own = path === '/v1/refunds' || path === '/v1/cancels' ? json['id'] : path.split('/').at(-1)
      const payment = [...payments.values()].find((known) => known.own === own)
      if (!payment) return fail(404, '4040', 'not found')
      if (path !== '/v1/refunds') return success(chargeOf(payment))
      const refund = { id: String(json['reference']), amount: Number(json['amount']) }
      if (payment.refunds.some(({ id }) => id === refund.id)) return fail(400, '4100', 'duplicate request')
      if (payment.refunds.reduce((sum, { amount }) => sum + amount, refund.amount) > payment.amount)
        return fail(400, '4208', 'transaction ineligible for partial refund')
      payment.refunds.push(refund)
      return success({ object: 'refund', reference: refund.id, amount: refund.amount, status: 'succeeded' })
    },
    // Nothing in it is proven, so an amount in it is not looked at.
    notification: (payment, amount) => ({
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...chargeOf(payment), amount }),
    }),
  })
