import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as orders from '#domain/orders/api.ts'
import * as payment from '#domain/payment/api.ts'
import {
  newShopper,
  placeOrder,
  productWith,
  readyCart,
  type Shopper,
} from '#service/orders/buying.testing.ts'
import { connectedPayments } from '#service/payment-providers/connected-payments.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { startCitcon } from '../../tests/outside/citcon-server.ts'
import type { PaymentSimulator, PlayedPayment } from '../../tests/outside/payment-simulator.ts'
import { askLater, questionLimits } from './ask-about.ts'

let service: TestService
let sku: string
let citcon: PaymentSimulator

beforeAll(async () => {
  citcon = await startCitcon()
  service = await startService({ SANDBOX: 'off', ...citcon.settings })
  const port = connectedPayments(service.services.settings.payments, { lookup: 300, change: 600 })
  Object.assign(service.services.ports, { payments: port })
  ;({ sku } = await productWith(service, 500))
})
afterAll(async () => {
  await service?.stop()
  await citcon.close()
})
beforeEach(async () => {
  citcon.behave = () => 'answer'
  citcon.calls.length = 0
  await service.db.query('delete from rate_limit')
  await service.db.query('update payment set look_up_at = null')
})

/** A payment that its shopper has been sent to Citcon for. */
async function started(): Promise<{ shopper: Shopper; id: number; played: PlayedPayment }> {
  const shopper = await newShopper(service)
  await readyCart(service, shopper, sku)
  const answer = await placeOrder(service, shopper, {}, 'citcon_alipay')
  if (!answer.ok || typeof answer.value === 'number' || answer.value.order_id === null)
    throw new Error('not placed')
  const id = answer.value.order_id
  await service.expectOk(
    payment.setCitconPayment,
    { params: { id }, body: { paymentMethod: { method: 'citcon', additional_data: { vendor: 'alipay' } } } },
    { token: shopper.token },
  )
  const row = await service.db.one<{ id: string }>('select id from payment where order_id = $1', [id])
  const played = citcon.payments.get(row?.id ?? '')
  if (!played) throw new Error('Citcon has no such payment')
  citcon.calls.length = 0
  return { shopper, id, played }
}
const notify = async (played: PlayedPayment) =>
  (
    await service.request('/payment/events/citcon', {
      method: 'POST',
      ...citcon.notification({ ...played, state: 'paid' }),
    })
  ).status
const questions = () => citcon.calls.filter(({ path }) => path.startsWith('/v1/transactions/')).length
const isPaid = async ({ token }: Shopper, id: number) =>
  ['paid', 'pending_shipment'].includes(
    (await service.expectOk(orders.getOrder, { params: { id } }, { token })).status ?? '',
  )
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
const minuteLater = () => new Date(Date.now() + 61_000)

it('asks Citcon a few times a minute about one charge, however many notifications are forged', async () => {
  const { shopper, id, played } = await started()
  for (let round = 0; round < 10; round++)
    expect(new Set(await times(20, () => notify(played)))).toEqual(new Set([200]))
  await askLater(service.services, new Date())
  expect(questions()).toBeGreaterThan(0)
  expect(questions()).toBeLessThanOrEqual(questionLimits.payment.points)
  expect(await isPaid(shopper, id)).toBe(false)
})

it('answers notifications that arrive together with one question', async () => {
  const { shopper, id, played } = await started()
  played.state = 'paid'
  expect(await times(20, () => notify(played))).toEqual(Array.from({ length: 20 }, () => 200))
  expect(questions()).toBe(1)
  expect(await isPaid(shopper, id)).toBe(true)
})

it('asks nothing about what it does not know, is called otherwise, or has succeeded', async () => {
  const { played } = await started()
  const answers = await times(200, (n) => notify({ ...played, id: `unknown-${n}` }))
  expect(new Set(answers)).toEqual(new Set([404]))
  expect(await notify({ ...played, own: 'another' })).toBe(401)
  expect(questions()).toBe(0)
  played.state = 'paid'
  expect(await notify(played)).toBe(200)
  await times(20, () => notify(played))
  expect(questions()).toBe(1)
})

it('asks at most so many times a minute about all charges together', async () => {
  const { played } = await started()
  const many = questionLimits.provider.points + 20
  await service.db.query(
    `insert into payment (id, order_id, provider, method, vendor, amount_minor, created_at, updated_at, reference)
     select 'copy-' || n, order_id, provider, method, vendor, amount_minor, created_at, updated_at, reference
     from payment, generate_series(1, $2) n where id = $1`,
    [played.id, many],
  )
  await times(many, (n) => notify({ ...played, id: `copy-${n + 1}` }))
  await askLater(service.services, new Date())
  expect(questions()).toBe(questionLimits.provider.points)
  await service.db.query(`delete from payment where id like 'copy-%'`)
})

it('asks later about a notification for which there was no room, or no answer', async () => {
  const { shopper, id, played } = await started()
  for (let round = 0; round < 5; round++) await notify(played)
  played.state = 'paid'
  expect(await notify(played)).toBe(200)
  expect(await isPaid(shopper, id)).toBe(false)
  const log = vi.spyOn(console, 'error').mockReturnValue()
  citcon.behave = () => 'silent'
  await askLater(service.services, minuteLater())
  log.mockRestore()
  expect(await isPaid(shopper, id)).toBe(false)
  citcon.behave = () => 'answer'
  await askLater(service.services, minuteLater())
  expect(await isPaid(shopper, id)).toBe(true)
  const before = questions()
  await askLater(service.services, minuteLater())
  expect(questions()).toBe(before)
})

it('finds a charge by the name in a notification when the answer to its start was lost', async () => {
  const { shopper, id, played } = await started()
  await service.db.query('update payment set reference = null where id = $1', [played.id])
  expect(await notify({ ...played, own: 'guessed' })).toBe(401)
  played.state = 'paid'
  expect(await notify(played)).toBe(200)
  expect(await isPaid(shopper, id)).toBe(true)
})
