import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as orders from '#domain/orders/api.ts'
import * as payment from '#domain/payment/api.ts'
import { newShopper, order, payByCard, productWith, type Shopper } from '#service/orders/buying.testing.ts'
import { makeCaptures } from '#service/payment/make-captures.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { SANDBOX_PAY } from './base.ts'

let service: TestService
let sku: string
beforeAll(async () => {
  service = await startService({ PAYMENT_CAPTURE: 'shipping' })
  ;({ sku } = await productWith(service, 200))
})
afterAll(() => service.stop())
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(async () => {
  vi.restoreAllMocks()
  await service.request('/sandbox/faults', { method: 'DELETE' })
})

/** An order that was paid by card, and its payment. */
async function paid(): Promise<{ shopper: Shopper; id: number; paymentId: string }> {
  const shopper = await newShopper(service)
  const id = await order(service, shopper, sku)
  await payByCard(service, shopper, id, '4111111111111111')
  const row = await service.db.one<{ id: string }>('select id from payment where order_id = $1', [id])
  return { shopper, id, paymentId: row?.id ?? '' }
}
/** Sends the order, as the sandbox's page does. */
const ship = (id: number) =>
  service.db.query(`update sales_order set status = 'in_transit' where id = $1`, [id])
const page = async (paymentId: string) => (await service.request(`${SANDBOX_PAY}/card/${paymentId}`)).text()
const run = async () => {
  await service.db.query('update payment_authorisation set taken_until = null')
  await makeCaptures(service.services, await service.services.ports.clock())
}
const taskOf = (paymentId: string) =>
  service.db.one('select task, status from payment_authorisation where payment_id = $1', [paymentId])

it('holds the money of a card until the order is sent, and its page says so', async () => {
  const { shopper, id, paymentId } = await paid()
  const { token } = shopper
  expect((await service.expectOk(orders.getOrder, { params: { id } }, { token })).status).toBe('paid')
  expect(await page(paymentId)).toMatch(/Authorised: HK\$[\d,.]+ is held and not captured yet/)
  await run()
  expect(await taskOf(paymentId)).toEqual({ task: null, status: 'held' })
  await ship(id)
  await run()
  expect(await taskOf(paymentId)).toEqual({ task: 'capture', status: 'done' })
  expect(await page(paymentId)).toMatch(/Captured: (HK\$[\d,.]+) of \1\./)
})

it('captures once when the answer is lost', async () => {
  const { id, paymentId } = await paid()
  await ship(id)
  const fault = await service.request('/sandbox/faults', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      match: `POST /payment-provider/worldpay/payments/${paymentId}/captures`,
      drop: true,
      after: true,
    }),
  })
  expect(fault.status).toBe(200)
  await run()
  expect(await taskOf(paymentId)).toEqual({ task: 'capture', status: 'waiting' })
  await service.request('/sandbox/faults', { method: 'DELETE' })
  await run()
  expect(await taskOf(paymentId)).toEqual({ task: 'capture', status: 'done' })
})

it('refuses what was not authorised, and a capture of what it has let go', async () => {
  const { paymentId } = await paid()
  const { payments } = service.services.ports
  const now = new Date()
  const known = { id: paymentId, provider: 'worldpay', reference: null } as const
  const about = (requestId: string) => ({ payment: known, requestId, askedAt: null })
  const refundId = '1d0f4f0c-5d3c-4f57-9c54-2f2f6f1c4b7a'
  await expect(
    payments.refund({ payment: known, refundId, amountMinor: 1, paidMinor: 100, askedAt: null }, now),
  ).rejects.toThrow('not_paid')
  await expect(
    payments.capture({ ...about('0d0f4f0c-5d3c-4f57-9c54-2f2f6f1c4b7a'), amountMinor: 99_999_999 }, now),
  ).rejects.toThrow('too_much')
  expect(await payments.release(about('0d0f4f0c-5d3c-4f57-9c54-2f2f6f1c4b7b'), now)).toBe('done')
  expect(await payments.release(about('0d0f4f0c-5d3c-4f57-9c54-2f2f6f1c4b7b'), now)).toBe('done')
  await expect(
    payments.capture({ ...about('0d0f4f0c-5d3c-4f57-9c54-2f2f6f1c4b7c'), amountMinor: 1 }, now),
  ).rejects.toThrow('released')
  expect(await page(paymentId)).toContain('Released: ')
})

/** Pays on a page of the sandbox. */
const payOnPage = (paymentId: string) =>
  service.request(`${SANDBOX_PAY}/choose/${paymentId}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'choice=paid',
  })

it('holds the money of UnionPay, as the message of its provider says', async () => {
  const shopper = await newShopper(service)
  const id = await order(service, shopper, sku)
  await service.expectOk(payment.startIngenicoPayment, { body: { orderId: id } }, { token: shopper.token })
  const row = await service.db.one<{ id: string }>('select id from payment where order_id = $1', [id])
  const paymentId = row?.id ?? ''
  await payOnPage(paymentId)
  expect(await taskOf(paymentId)).toEqual({ task: null, status: 'held' })
  await ship(id)
  await run()
  expect(await taskOf(paymentId)).toEqual({ task: 'capture', status: 'done' })
})

it('takes the money of a wallet with the payment', async () => {
  const shopper = await newShopper(service)
  const id = await order(service, shopper, sku)
  const { payment_id: paymentId } = await service.expectOk(
    payment.setCitconPayment,
    {
      params: { id },
      body: { paymentMethod: { method: 'citcon', additional_data: { vendor: 'alipay' } } },
    },
    { token: shopper.token },
  )
  await payOnPage(paymentId)
  expect(await taskOf(paymentId)).toBeUndefined()
})
