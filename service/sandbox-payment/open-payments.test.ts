import { afterAll, beforeAll, expect, it } from 'vitest'
import { order, newShopper, payByCard, productWith } from '#service/orders/buying.testing.ts'
import { stepsOfPaying } from '#service/payment/paying.testing.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
let sku: string
beforeAll(async () => {
  service = await startService({ PAYMENT_CAPTURE: 'shipping' })
  ;({ sku } = await productWith(service, 50))
})
afterAll(() => service.stop())

const { choose, wallet } = stepsOfPaying(
  () => service,
  () => sku,
)
const paymentOf = async (orderId: number) =>
  (await service.db.one<{ id: string }>('select id from payment where order_id = $1', [orderId]))!.id
/** The links of the section, by address. */
const listed = async () => {
  const page = await (await service.request('/sandbox')).text()
  const section = /<section aria-labelledby="payments">(.*?)<\/section>/s.exec(page)?.[1] ?? ''
  return [...section.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
}

it('the start page links each payment that waits at the provider, until it is decided', async () => {
  expect(await listed()).not.toContain('/sandbox/pay')
  const shopper = await newShopper(service)
  const place = () => order(service, shopper, sku)
  const [challenged, held, scanned] = [await place(), await place(), await place()]
  await payByCard(service, shopper, challenged, '4000000000003220')
  await payByCard(service, shopper, held, '4111111111111111')
  const { payment_id: scannedPayment } = await wallet(shopper, scanned)
  const card = `/sandbox/pay/card/${await paymentOf(challenged)}`
  const authorised = `/sandbox/pay/card/${await paymentOf(held)}`
  const alipay = `/sandbox/pay/alipay/${scannedPayment}`
  const links = await listed()
  expect(links).toEqual(expect.arrayContaining([card, authorised, alipay]))
  for (const link of [card, authorised, alipay]) expect((await service.request(link)).status).toBe(200)
  await choose(scannedPayment, 'paid')
  expect(await listed()).not.toContain(alipay)
  expect(await listed()).toContain(card)
})
