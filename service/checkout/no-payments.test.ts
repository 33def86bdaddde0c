import { afterAll, beforeAll, expect, it } from 'vitest'
import { listPaymentMethods } from '#domain/checkout/api.ts'
import { newShopper, placeOrder, productWith, readyCart } from '#service/orders/buying.testing.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { findPaymentMethod, paymentMethodsWire } from './payment-methods.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ SANDBOX: 'off' })
})
afterAll(() => service?.stop())

it('without a payment system no method is offered, and nothing can be ordered', async () => {
  const { sku } = await productWith(service, 5)
  const shopper = await newShopper(service)
  await readyCart(service, shopper, sku)
  expect(await service.expectOk(listPaymentMethods, undefined, { token: shopper.token })).toEqual([])
  for (const method of ['worldpay', 'citcon', 'citcon_upop', 'planet', 'purchaseorder', 'free'])
    expect(await placeOrder(service, shopper, {}, method), method).toMatchObject({
      ok: false,
      status: 400,
      message: 'The requested Payment Method is not available.',
    })
  expect(
    await service.db.query('select id from sales_order where customer_id = $1', [shopper.customerId]),
  ).toEqual([])
})

it('what costs nothing needs no payment system, and credit does', () => {
  const codes = (amountMinor: number, creditDays: number, ...providers: ('worldpay' | 'citcon')[]) =>
    paymentMethodsWire({ amountMinor, creditDays, providers }, 'en').map(({ code }) => code)
  expect(codes(0, 0)).toEqual(['free'])
  expect(codes(100, 30)).toEqual([])
  expect(codes(100, 30, 'worldpay')).toEqual(['purchaseorder'])
})

it('only the methods of connected providers are offered', () => {
  const due = (provider: 'worldpay' | 'citcon') => ({ amountMinor: 100, providers: [provider] })
  expect(paymentMethodsWire(due('citcon'), 'en').map(({ code }) => code)).toEqual([
    'citcon_wechatpay',
    'citcon_alipay',
  ])
  expect(findPaymentMethod('citcon_upop', due('citcon'))?.vendor).toBe('upop')
  expect(findPaymentMethod('citcon_upop', due('worldpay'))).toBeUndefined()
  expect(findPaymentMethod('citcon', due('citcon'), 'alipay')?.code).toBe('citcon_alipay')
})
