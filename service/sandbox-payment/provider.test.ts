import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as orders from '#domain/orders/api.ts'
import * as payment from '#domain/payment/api.ts'
import { createService, createServices } from '#service/app.ts'
import { issueToken } from '#service/credentials/token-store.ts'
import { connectDatabase, type Database } from '#service/db/db.ts'
import { newShopper, order, payByCard, productWith, type Shopper } from '#service/orders/buying.testing.ts'
import { sql } from '#service/db/sql.ts'
import { paymentRow } from '#service/orders/payment-store.ts'
import { sweepCommerce } from '#service/payment/settle.ts'
import { insertPayment } from '#service/payment/store.ts'
import { SIGNATURE_HEADER, signedPart, signText } from '#service/payment-gateway/signature.ts'
import { aboutOrder } from '#service/ports/payment-request.testing.ts'
import type { PaymentRequest } from '#service/ports/payments.ts'
import { readSettings } from '#service/settings.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { SANDBOX_PAY } from './base.ts'
import { deliverCallbacks } from './deliver.ts'
import { sandboxProvider, type SandboxProvider } from './provider.ts'
import { providerKey } from './secrets.ts'

const CARD = '4111111111111111'
const HOUR = 3600
let service: TestService
let provider: SandboxProvider
let sku: string
beforeAll(async () => {
  // Fewer connections than payments that wait for their provider at once.
  service = await startService({}, { connections: 3 })
  provider = sandboxProvider(service.services, service.services.ports.clock)
  ;({ sku } = await productWith(service, 200))
})
afterAll(async () => {
  await provider.close()
  await service.stop()
})
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  vi.restoreAllMocks()
  await service.setClock(0)
  await service.request('/sandbox/faults', { method: 'DELETE' })
})

/** Lets the provider fail: `match` is a method and a path below the provider's. */
const fail = async (match: string, rule: object) => {
  const [method = '', path = ''] = match.split(' ')
  const answer = await service.request('/sandbox/faults', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ match: `${method} /payment-provider${path}`, ...rule }),
  })
  expect(answer.status).toBe(200)
}
const newOrder = async (): Promise<{ shopper: Shopper; id: number }> => {
  const shopper = await newShopper(service)
  return { shopper, id: await order(service, shopper, sku) }
}
const pay = (shopper: Shopper, id: number, card = CARD) => payByCard(service, shopper, id, card)
/** A token that is good now, wherever the clock stands. */
const freshToken = async ({ customerId }: Shopper) =>
  issueToken(service.db, customerId, await service.services.ports.clock())
const statusOf = async (shopper: Shopper, id: number) =>
  (await service.expectOk(orders.getOrder, { params: { id } }, { token: await freshToken(shopper) })).status
const paymentsOf = (orderId: number) =>
  service.db.query(sql`select ${paymentRow} from payment where order_id = $1 order by seq`, [orderId])
/** What the provider knows of an order's payments, and the events about each. */
const atProvider = (orderId: number) =>
  service.db.query<{ state: string; events: number }>(
    `select s.state, (select count(*)::int from sandbox_callback c where c.body::jsonb ->> 'payment_id' = s.id::text) as events
     from sandbox_payment s join payment p on p.id = s.id where p.order_id = $1 order by p.seq`,
    [orderId],
  )
const wallet = (shopper: Shopper, id: number) =>
  service.expectOk(
    payment.setCitconPayment,
    { params: { id }, body: { paymentMethod: { method: 'citcon', additional_data: { vendor: 'alipay' } } } },
    { token: shopper.token },
  )
const choose = (paymentId: string, choice: string) =>
  service.request(`${SANDBOX_PAY}/choose/${paymentId}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `choice=${choice}`,
  })

describe("the provider's API", () => {
  const send = async (method: 'GET' | 'POST', path: string, body: string, signature?: string) => {
    const { address, key } = await provider.connect('ingenico')
    const url = new URL(address + path)
    const now = await service.services.ports.clock()
    return fetch(url, {
      method,
      headers: {
        [SIGNATURE_HEADER]: signature ?? signText(key, signedPart(method, url.pathname, body), now),
      },
      ...(method === 'POST' ? { body } : {}),
    })
  }
  const start = (id: string) =>
    JSON.stringify({ payment_id: id, amount: 100, currency: 'HKD', vendor: null, return_url: '/back' })
  const known = (id: string) => service.db.query('select 1 from sandbox_payment where id = $1', [id])

  it('takes what the shop has signed, and nothing else', async () => {
    const id = randomUUID()
    const now = await service.services.ports.clock()
    const path = '/payment-provider/ingenico/payments'
    const other = signText(await providerKey(service.db, 'planet'), signedPart('POST', path, start(id)), now)
    const old = signText(
      await providerKey(service.db, 'ingenico'),
      signedPart('POST', path, start(id)),
      new Date(now.getTime() - 301_000),
    )
    for (const signature of ['', 't=1,v1=00', other, old]) {
      const answer = await send('POST', '/payments', start(id), signature)
      expect([answer.status, await answer.json()]).toEqual([401, { code: 'bad_signature' }])
    }
    expect(await known(id)).toEqual([])
    expect((await send('POST', '/payments', start(id))).status).toBe(200)
    expect(await known(id)).toHaveLength(1)
    expect((await send('GET', `/payments/${id}`, '')).status).toBe(200)
    expect((await send('GET', `/payments/${randomUUID()}`, '')).status).toBe(404)
    expect((await send('POST', '/payments', '{"payment_id":"x"}')).status).toBe(400)
  })

  it('does not stand among the addresses of the shop', async () => {
    for (const path of [
      '/payment-provider/worldpay/card-key',
      `${SANDBOX_PAY}/payment-provider/worldpay/card-key`,
    ])
      expect((await service.request(path)).status).toBe(404)
  })

  it('starts a payment once, however often and at once it is asked to', async () => {
    const request: PaymentRequest = {
      paymentId: randomUUID(),
      provider: 'planet',
      vendor: null,
      amountMinor: 100,
      ...aboutOrder,
      returnUrl: 'http://localhost/back',
    }
    const ask = (more: Partial<PaymentRequest> = {}) =>
      service.services.ports.payments.start({ ...request, ...more }, new Date())
    const first = await Promise.all([ask(), ask(), ask()])
    expect(new Set(first.map((started) => JSON.stringify(started))).size).toBe(1)
    expect(await known(request.paymentId)).toHaveLength(1)
    await expect(ask({ amountMinor: 101 })).rejects.toMatchObject({ status: 502 })
  })

  it('is not opened while the sandbox is off', async () => {
    const services = createServices({ db: service.db, settings: readSettings({ SANDBOX: 'off' }) })
    await expect(services.ports.payments.publicKey()).rejects.toMatchObject({ status: 400 })
    expect((await createService(services).request(`${SANDBOX_PAY}/style.css`)).status).toBe(404)
    await services.close()
  })
})

describe('paying while the provider has trouble', () => {
  it('succeeds when the answer is lost once: the repeated request finds the payment', async () => {
    const { shopper, id } = await newOrder()
    await fail('POST /worldpay/payments', { drop: true, after: true, times: 1 })
    expect(await pay(shopper, id)).toMatchObject({ ok: true, value: { status: 'success' } })
    expect(await atProvider(id)).toEqual([{ state: 'success', events: 1 }])
    expect(await statusOf(shopper, id)).toBe('paid')
  })

  it('says so when no answer comes, and finds the money at the next attempt', async () => {
    const { shopper, id } = await newOrder()
    await fail('POST /worldpay/payments', { drop: true, after: true, times: 2 })
    expect(await pay(shopper, id)).toMatchObject({ ok: false, status: 502 })
    expect(await paymentsOf(id)).toMatchObject([{ status: 'pending' }])
    expect(await pay(shopper, id)).toMatchObject({
      ok: false,
      status: 400,
      message: 'The requested Payment Method is not available.',
    })
    expect(await atProvider(id)).toEqual([{ state: 'success', events: 1 }])
    expect(await statusOf(shopper, id)).toBe('paid')
  })

  it('pays after a failure that took nothing', async () => {
    const { shopper, id } = await newOrder()
    await fail('POST /worldpay/payments', { status: 500, body: '<html>Sorry</html>', times: 2 })
    expect(await pay(shopper, id)).toMatchObject({ ok: false, status: 502 })
    expect(await atProvider(id)).toEqual([])
    expect(await pay(shopper, id)).toMatchObject({ ok: true, value: { status: 'success' } })
    expect(await statusOf(shopper, id)).toBe('paid')
  })

  it('holds no connection to the database while a slow provider thinks', async () => {
    const waiting = await Promise.all(Array.from({ length: 6 }, newOrder))
    await fail('POST /worldpay/payments', { delay_ms: 1_500 })
    const paying = Promise.all(waiting.map(({ shopper, id }) => pay(shopper, id)))
    await vi.waitFor(
      async () =>
        expect(await service.db.query('select 1 from payment where starting_until is not null')).toHaveLength(
          6,
        ),
      { timeout: 5_000 },
    )
    const before = Date.now()
    const [{ shopper, id } = waiting[0]!] = waiting
    expect(await statusOf(shopper, id)).toBe('pending_payment')
    expect(Date.now() - before).toBeLessThan(1_000)
    for (const paid of await paying) expect(paid).toMatchObject({ ok: true, value: { status: 'success' } })
  })

  it('shows orders as they are known, and cancels none that may be paid', async () => {
    const { shopper, id } = await newOrder()
    await wallet(shopper, id)
    await fail('GET /citcon/*', { status: 500 })
    await service.setClock(2 * HOUR)
    expect(await statusOf(shopper, id)).toBe('pending_payment')
    await sweepCommerce(service.services, await service.services.ports.clock())
    expect(await statusOf(shopper, id)).toBe('pending_payment')
    expect(
      await service.call(orders.cancelOrder, { params: { id } }, { token: await freshToken(shopper) }),
    ).toMatchObject({ ok: false, status: 502 })
    // A day after its time to pay the order ends in any case; money that comes then goes back.
    await service.setClock(27 * HOUR)
    expect(await statusOf(shopper, id)).toBe('canceled')
  })

  it('asks a provider that is silent once in a sweep', async () => {
    const late = await Promise.all(Array.from({ length: 3 }, newOrder))
    for (const { shopper, id } of late) await wallet(shopper, id)
    await service.setClock(2 * HOUR)
    await fail('GET /citcon/*', { status: 500, times: 3 })
    const lookup = vi.spyOn(service.services.ports.payments, 'lookup')
    await sweepCommerce(service.services, await service.services.ports.clock())
    expect(lookup.mock.calls.filter(([{ provider }]) => provider === 'citcon')).toHaveLength(1)
  })
})

describe('a payment that replaces another', () => {
  it('leaves the other open when the provider refuses to start it', async () => {
    const { shopper, id } = await newOrder()
    const { payment_id: first } = await wallet(shopper, id)
    await fail('POST /worldpay/payments', { status: 400, body: '{"code":"unreadable_card"}', times: 1 })
    expect(await pay(shopper, id)).toMatchObject({ ok: false, status: 400 })
    expect(await paymentsOf(id)).toMatchObject([{ id: first, status: 'pending' }])
    await choose(first, 'paid')
    expect(await statusOf(shopper, id)).toBe('paid')
    expect(await paymentsOf(id)).toMatchObject([{ status: 'success', refund_due: false }])
  })

  it('ends the other at the provider as well, once it is started', async () => {
    const { shopper, id } = await newOrder()
    await wallet(shopper, id)
    const { payment_id: second } = await wallet(shopper, id)
    expect(await paymentsOf(id)).toMatchObject([{ status: 'cancelled' }, { id: second, status: 'pending' }])
    expect(await atProvider(id)).toMatchObject([{ state: 'cancelled' }, { state: 'pending' }])
  })

  it('is started also when the provider does not hear that the other has ended', async () => {
    const { shopper, id } = await newOrder()
    const { payment_id: first } = await wallet(shopper, id)
    await fail('POST /citcon/*/withdrawal', { status: 500 })
    expect(await pay(shopper, id)).toMatchObject({ ok: true, value: { status: 'success' } })
    await choose(first, 'paid')
    expect(await paymentsOf(id)).toMatchObject([
      { id: first, status: 'success', refund_due: true },
      { status: 'success', refund_due: false },
    ])
  })
})

describe('several processes', () => {
  let db: Database
  let other: ReturnType<typeof createServices>
  beforeAll(() => {
    db = connectDatabase(service.db.url, { connections: 2 })
    other = createServices({ db, settings: service.services.settings })
  })
  afterAll(async () => {
    await other.close()
    await db.close()
  })

  it('know the same payments, each through a provider of its own', async () => {
    const { shopper, id } = await newOrder()
    const { payment_id: first } = await wallet(shopper, id)
    const now = await other.ports.clock()
    expect(
      await other.ports.payments.lookup({ provider: 'citcon', id: first, reference: null }, now),
    ).toMatchObject({ status: 'pending' })
    expect(await other.ports.payments.publicKey()).toBe(await service.services.ports.payments.publicKey())
    // The event is signed in one process and taken in the other.
    await service.db.query(`insert into sandbox_callback (provider, body, due_at) select 'citcon', $1, $2`, [
      JSON.stringify({
        event_id: randomUUID(),
        payment_id: first,
        status: 'success',
        amount: (await paymentsOf(id))[0]?.amount_minor,
        currency: 'HKD',
      }),
      now,
    ])
    expect(await deliverCallbacks(other, now)).toBeGreaterThan(0)
    expect(await statusOf(shopper, id)).toBe('paid')
  })

  it('wait for one that is starting a payment as long as it shows that it lives', async () => {
    const { shopper, id } = await newOrder()
    const untilOf = async () =>
      (
        await service.db.one<{ starting_until: Date | null }>(
          'select starting_until from payment where order_id = $1',
          [id],
        )
      )?.starting_until?.getTime() ?? 0
    await fail('POST /worldpay/payments', { delay_ms: 3_000, times: 1 })
    const paying = pay(shopper, id)
    const first = await vi.waitUntil(untilOf, { timeout: 2_000 })
    await vi.waitFor(async () => expect(await untilOf()).toBeGreaterThan(first), { timeout: 2_900 })
    expect(await paying).toMatchObject({ ok: true, value: { status: 'success' } })
  })

  it('wait for one that has died for seconds only', async () => {
    const { shopper, id } = await newOrder()
    const row = { order_id: id, provider: 'worldpay', method: 'worldpay', vendor: null } as const
    const total = await service.db.one<{ grand_total_minor: number }>(
      'select grand_total_minor from sales_order where id = $1',
      [id],
    )
    await insertPayment(service.db, { ...row, amount_minor: total?.grand_total_minor ?? 0 }, new Date(), true)
    const left = await service.db.one<{ seconds: number }>(
      'select extract(epoch from starting_until - clock_timestamp())::float8 as seconds from payment where order_id = $1',
      [id],
    )
    expect(left?.seconds).toBeGreaterThan(4)
    expect(left?.seconds).toBeLessThanOrEqual(6)
    await service.db.query(
      `update payment set starting_until = clock_timestamp() + interval '300 ms' where order_id = $1`,
      [id],
    )
    expect(await pay(shopper, id)).toMatchObject({ ok: true, value: { status: 'success' } })
    expect(await paymentsOf(id)).toMatchObject([{ status: 'cancelled' }, { status: 'success' }])
  })
})
