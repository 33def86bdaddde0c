import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as checkout from '#domain/checkout/api.ts'
import * as orders from '#domain/orders/api.ts'
import * as payment from '#domain/payment/api.ts'
import {
  newShopper,
  placeOrder,
  productWith,
  readyCart,
  type Shopper,
} from '#service/orders/buying.testing.ts'
import { refundLocked } from '#service/orders/refunds/refund.ts'
import { lockOrder } from '#service/orders/store.ts'
import { makeRefunds } from '#service/payment/make-refunds.ts'
import { sweepCommerce } from '#service/payment/settle.ts'
import type { Provider } from '#service/ports/payments.ts'
import { SUPPORT_EMAIL } from '#service/store/support.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { startCitcon } from '../../tests/outside/citcon-server.ts'
import type { Notification, PaymentSimulator, PlayedPayment } from '../../tests/outside/payment-simulator.ts'
import { startWorldline } from '../../tests/outside/worldline-server.ts'
import { startWorldpay } from '../../tests/outside/worldpay-server.ts'
import { connectedPayments } from './connected-payments.ts'

const DAY = 86_400_000
let service: TestService
let sku: string
let simulators: Readonly<Record<Exclude<Provider, 'planet'>, PaymentSimulator>>

beforeAll(async () => {
  const [worldpay, ingenico, citcon] = await Promise.all([startWorldpay(), startWorldline(), startCitcon()])
  simulators = { worldpay, ingenico, citcon }
  service = await startService({
    SANDBOX: 'off',
    ...worldpay.settings,
    ...ingenico.settings,
    ...citcon.settings,
  })
  // The adapters with short limits: a provider that hangs is waited for in every other test file.
  const port = connectedPayments(service.services.settings.payments, { lookup: 300, change: 600 })
  Object.assign(service.services.ports, { payments: port })
  ;({ sku } = await productWith(service, 500))
})
afterAll(async () => {
  await service?.stop()
  await Promise.all(Object.values(simulators).map((simulator) => simulator.close()))
})
beforeEach(() => {
  for (const simulator of Object.values(simulators)) simulator.behave = () => 'answer'
})

const methods = { worldpay: 'worldpay', ingenico: 'ingenico', citcon: 'citcon_alipay' } as const
type Real = keyof typeof methods

const start = (provider: Real, { token }: Shopper, id: number) => {
  if (provider === 'worldpay')
    return service.call(
      payment.startWorldpayPayment,
      { body: { orderId: id, paymentDetails: { cc_type: 'ALL' } } },
      { token },
    )
  if (provider === 'ingenico')
    return service.call(payment.startIngenicoPayment, { body: { orderId: id } }, { token })
  return service.call(
    payment.setCitconPayment,
    {
      params: { id },
      body: { paymentMethod: { method: 'citcon', additional_data: { vendor: 'alipay' } } },
    },
    { token },
  )
}

/** An order of two pieces. */
async function placed(provider: Real): Promise<{ shopper: Shopper; id: number }> {
  const shopper = await newShopper(service)
  await readyCart(service, shopper, sku, 2)
  const answer = await placeOrder(service, shopper, {}, methods[provider])
  if (!answer.ok || typeof answer.value === 'number' || answer.value.order_id === null)
    throw new Error(`not placed: ${JSON.stringify(answer)}`)
  return { shopper, id: answer.value.order_id }
}

/** The payment at the provider that the newest payment of an order is. */
async function playedOf(provider: Real, id: number): Promise<PlayedPayment> {
  const row = await service.db.one<{ id: string }>(
    'select id from payment where order_id = $1 order by seq desc limit 1',
    [id],
  )
  const played = simulators[provider].payments.get(row?.id ?? '')
  if (!played) throw new Error('the provider has no such payment')
  return played
}

const notify = async (provider: Real, { headers, body }: Notification) =>
  (await service.request(`/payment/events/${provider}`, { method: 'POST', headers, body })).status
const statusOf = async ({ token }: Shopper, id: number) =>
  (await service.expectOk(orders.getOrder, { params: { id } }, { token })).status

async function paid(provider: Real) {
  const bought = await placed(provider)
  expect(await start(provider, bought.shopper, bought.id)).toMatchObject({ ok: true })
  const played = await playedOf(provider, bought.id)
  played.state = 'paid'
  expect(await notify(provider, simulators[provider].notification(played))).toBe(200)
  expect(['paid', 'pending_shipment']).toContain(await statusOf(bought.shopper, bought.id))
  return { ...bought, played }
}

/** Refunds one piece, or everything that is left. */
const refund = (id: number, isPart: boolean) =>
  service.db.tx(async (tx) => {
    const order = await lockOrder(tx, id)
    const line = await tx.one<{ id: number }>(
      'select id from sales_order_item where order_id = $1 and parent_item_id is null',
      [id],
    )
    const pieces = isPart && line ? new Map([[line.id, 1]]) : null
    if (order)
      await refundLocked(tx, order, pieces, { applicationId: null, comment: 'Refunded.' }, new Date())
  })
const refundsOf = (id: number) =>
  service.db.query<{ id: string; status: string; amount_minor: number }>(
    `select r.id, r.status, r.amount_minor from payment_refund r join payment p on p.id = r.payment_id where p.order_id = $1 order by r.created_at, r.id`,
    [id],
  )
/** Runs the job as often as it takes, the waiting times over. @param now the shop's time */
async function runRefunds(now = new Date(), times = 3) {
  for (let run = 0; run < times; run++) {
    await service.db.query('update payment_refund set taken_until = null')
    await makeRefunds(service.services, now)
  }
}
const sumOf = ({ refunds }: PlayedPayment) => refunds.reduce((sum, { amount }) => sum + amount, 0)

describe.each(Object.keys(methods) as Real[])('%s', (provider) => {
  it('takes shoppers to its page, and an order is paid when it says so', async () => {
    const { shopper, id } = await placed(provider)
    const answer = await start(provider, shopper, id)
    const played = await playedOf(provider, id)
    const address = `${simulators[provider].url}/page/${played.own}`
    expect(JSON.stringify(answer)).toContain(address)
    if (provider === 'ingenico') expect(answer).toMatchObject({ value: { redirect_data: null } })
    const order = await service.expectOk(orders.getOrder, { params: { id } }, { token: shopper.token })
    expect(played.amount / 100).toBe(Number(order.grand_total))
    // Back without having paid: nothing changes.
    expect(await statusOf(shopper, id)).toBe('pending_payment')
    played.state = 'paid'
    const notification = simulators[provider].notification(played)
    expect(await notify(provider, notification)).toBe(200)
    expect(['paid', 'pending_shipment']).toContain(await statusOf(shopper, id))
    // The same again.
    expect(await notify(provider, notification)).toBe(200)
    expect(
      await service.db.one('select count(*)::int as count from payment_event where payment_id = $1', [
        played.id,
      ]),
    ).toEqual({ count: 1 })
  })

  it('refunds a part and then the rest, each once', async () => {
    const { id, played } = await paid(provider)
    await refund(id, true)
    await runRefunds()
    const [part] = await refundsOf(id)
    expect(part).toMatchObject({ status: 'done' })
    expect(played.refunds).toEqual([{ id: part?.id, amount: part?.amount_minor }])
    await refund(id, false)
    await runRefunds()
    expect((await refundsOf(id)).map(({ status }) => status)).toEqual(['done', 'done'])
    expect(played.refunds).toHaveLength(2)
    const order = await service.db.one<{ refunded_minor: number }>(
      'select refunded_minor from sales_order where id = $1',
      [id],
    )
    expect(sumOf(played)).toBe(order?.refunded_minor)
  })

  it('changes nothing for a forged notification', async () => {
    const { shopper, id } = await placed(provider)
    await start(provider, shopper, id)
    const played = await playedOf(provider, id)
    // What a stranger writes: Citcon's notifications are not signed, but Citcon says otherwise.
    const { headers, body } = simulators[provider].notification({ ...played, state: 'paid' })
    const forged = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        /sign/i.test(name) ? value.replace(/\w/g, 'A') : value,
      ]),
    )
    const status = await notify(provider, { headers: forged, body })
    expect(status).toBe(provider === 'citcon' ? 200 : 401)
    expect(await notify(provider, { headers: {}, body: '<html>' })).toBe(401)
    expect(await statusOf(shopper, id)).toBe('pending_payment')
  })

  it('refuses money of another amount', async () => {
    const { shopper, id } = await placed(provider)
    await start(provider, shopper, id)
    const played = { ...(await playedOf(provider, id)), state: 'paid' as const }
    const wrong = { ...played, amount: played.amount - 1 }
    simulators[provider].payments.set(played.id, wrong)
    expect(await notify(provider, simulators[provider].notification(wrong, wrong.amount))).toBe(422)
    expect(await statusOf(shopper, id)).toBe('pending_payment')
  })

  it('is asked when the shopper comes back and no notification does', async () => {
    const { shopper, id } = await placed(provider)
    await start(provider, shopper, id)
    ;(await playedOf(provider, id)).state = 'paid'
    const ask = provider === 'ingenico' ? payment.getIngenicoStatus : payment.getWorldpayStatus
    expect(
      await service.expectOk(ask, { params: { orderId: id, flag: '1' } }, { token: shopper.token }),
    ).toMatchObject({ status: 'success' })
  })

  it('may be silent: the order waits, and the next attempt works', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { shopper, id } = await placed(provider)
    simulators[provider].behave = () => 'silent'
    expect(await start(provider, shopper, id)).toMatchObject({ ok: false, status: 502 })
    expect(await statusOf(shopper, id)).toBe('pending_payment')
    simulators[provider].behave = () => 'answer'
    expect(await start(provider, shopper, id)).toMatchObject({ ok: true })
    const played = await playedOf(provider, id)
    played.state = 'paid'
    expect(await notify(provider, simulators[provider].notification(played))).toBe(200)
    expect(['paid', 'pending_shipment']).toContain(await statusOf(shopper, id))
    log.mockRestore()
  })

  it('makes a refund once whose answer was lost, also after a restart', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { id, played } = await paid(provider)
    simulators[provider].behave = ({ method, path }) =>
      method === 'POST' && path.includes('refund') ? 'lost' : 'answer'
    await refund(id, true)
    await runRefunds(new Date(), 1)
    expect(played.refunds).toHaveLength(1)
    expect(await refundsOf(id)).toMatchObject([{ status: 'waiting' }])
    simulators[provider].behave = () => 'answer'
    // Another process: it knows what the database says.
    const payments = connectedPayments(service.services.settings.payments, { lookup: 300, change: 600 })
    await service.db.query('update payment_refund set taken_until = null')
    await makeRefunds({ db: service.db, ports: { payments } }, new Date())
    expect(await refundsOf(id)).toMatchObject([{ status: 'done' }])
    expect(played.refunds).toHaveLength(1)
    log.mockRestore()
  })

  it('gives back by itself what is paid for a cancelled order', async () => {
    const { shopper, id } = await placed(provider)
    await start(provider, shopper, id)
    const played = await playedOf(provider, id)
    await service.expectOk(orders.cancelOrder, { params: { id } }, { token: shopper.token })
    played.state = 'paid'
    expect(await notify(provider, simulators[provider].notification(played))).toBe(200)
    await runRefunds()
    expect(await refundsOf(id)).toMatchObject([{ status: 'done', amount_minor: played.amount }])
    expect(sumOf(played)).toBe(played.amount)
    expect(await statusOf(shopper, id)).toBe('canceled')
  })
})

it('asks the support for a refund that the provider refuses, and for one that it never answers', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const mails = () =>
    service.db.query<{ subject: string; body: string }>(
      `select subject, body from outbox where recipient = $1 and subject like 'Refund due%' order by id`,
      [SUPPORT_EMAIL],
    )
  const before = (await mails()).length
  const refused = await paid('worldpay')
  refused.played.refunds.push({ id: 'made by hand', amount: refused.played.amount })
  await refund(refused.id, true)
  await runRefunds()
  const silent = await paid('worldpay')
  simulators.worldpay.behave = () => 'silent'
  await refund(silent.id, true)
  await runRefunds(new Date(), 1)
  await runRefunds(new Date(Date.now() + 4 * DAY), 1)
  expect(await refundsOf(refused.id)).toMatchObject([{ status: 'failed' }])
  expect(await refundsOf(silent.id)).toMatchObject([{ status: 'failed' }])
  const told = (await mails()).slice(before)
  expect(told.map(({ body }) => /was not made: (.*)\.\n/.exec(body)?.[1])).toEqual([
    '400 refundAmountTooHigh',
    expect.stringContaining('worldpay: '),
  ])
  expect(log.mock.calls.flat().join('\n')).toContain('A refund (worldpay')
  log.mockRestore()
})

it('offers the methods of connected providers, marked as paid elsewhere, and takes no card', async () => {
  const { token } = await newShopper(service)
  await readyCart(service, { token, customerId: 0 }, sku)
  expect(await service.expectOk(checkout.listPaymentMethods, undefined, { token })).toMatchObject([
    { code: 'worldpay', is_hosted: true },
    { code: 'ingenico', is_hosted: true },
    { code: 'citcon_wechatpay', is_hosted: true },
    { code: 'citcon_alipay', is_hosted: true },
  ])
  expect(await service.expectOk(payment.listWorldpayTypes, { body: { countryId: 'HK' } })).toEqual({})
  expect(await service.call(payment.getWorldpayKey)).toMatchObject({ ok: false, status: 400 })
  await sweepCommerce(service.services, new Date())
})
