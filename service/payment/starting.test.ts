import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as orders from '#domain/orders/api.ts'
import { paymentRefusals } from '#domain/payment/refusals.ts'
import { refuse } from '#service/http/fault.ts'
import { newShopper, order, payByCard, productWith, type Shopper } from '#service/orders/buying.testing.ts'
import { computed, nullable, timestamptz } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { paymentRow } from '#service/orders/payment-store.ts'
import { cardLimits } from './card-limits.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
let sku: string
beforeAll(async () => {
  service = await startService({ TRUST_PROXY: 'on' })
  ;({ sku } = await productWith(service, 100))
})
afterAll(() => service.stop())
afterEach(() => vi.restoreAllMocks())

const newOrder = async (): Promise<{ shopper: Shopper; id: number }> => {
  const shopper = await newShopper(service)
  return { shopper, id: await order(service, shopper, sku) }
}
const startingUntil = computed('starting_until', nullable(timestamptz), 'starting_until')
const paymentsOf = (orderId: number) =>
  service.db.query(
    sql`select ${paymentRow}, ${startingUntil} from payment where order_id = $1 order by seq`,
    [orderId],
  )
const statusOf = async ({ token }: Shopper, id: number) =>
  (await service.expectOk(orders.getOrder, { params: { id } }, { token })).status
const pay = (shopper: Shopper, id: number) => payByCard(service, shopper, id, '4111111111111111')
const provider = () => service.services.ports.payments

/** Lets the database refuse the first statement that contains `text`, as it does in a deadlock. */
function deadlockAt(text: string): () => boolean {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
  let isDone = false
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args
    const sql = typeof asked === 'string' ? asked : String(Reflect.get(Object(asked), 'text'))
    if (isDone || !sql.includes(text)) return Reflect.apply(query, this, args)
    isDone = true
    return Promise.reject(
      Object.assign(new pg.DatabaseError('deadlock detected', 0, 'error'), { code: '40P01' }),
    )
  } as never)
  return () => isDone
}

/** Card payments of an address, and the counts that stay. */
const attempts = (running: () => TestService) => ({
  from: (address: string, shopper: Shopper, id: number, card = '4111111111111111') =>
    payByCard(running(), shopper, id, card, {}, { 'X-Forwarded-For': address }),
  limits: async () =>
    (
      await running().db.query<{ points: number }>(
        `select points from rate_limit where key like 'card-%' and points > 0`,
      )
    ).map(({ points }) => points),
})
const keyOf = ({ name }: { name: string }, id: number) =>
  `${name}:${createHash('sha256').update(String(id)).digest('base64url')}`

/** Resolves a moment after both of two calls that pay an order by card have counted their attempt. */
async function bothUnderWay(id: number): Promise<void> {
  const key = keyOf({ name: `${cardLimits.order.name}-under-way` }, id)
  const count = async () =>
    (await service.db.one<{ points: number }>('select points from rate_limit where key = $1', [key]))?.points
  await expect.poll(count, { timeout: 10_000 }).toBe(2)
  await sleep(200)
}

describe('starting a payment', () => {
  it.each([
    ['before the provider is asked', 'insert into payment '],
    ['when its answer is written', 'update payment set redirect_url'],
    ['when the order becomes paid', `set status = 'paid'`],
  ])('asks the provider once, also when the database repeats a transaction %s', async (_when, text) => {
    const { shopper, id } = await newOrder()
    const start = vi.spyOn(provider(), 'start')
    const hasFailed = deadlockAt(text)
    expect(await pay(shopper, id)).toMatchObject({ ok: true, value: { status: 'success' } })
    expect(hasFailed()).toBe(true)
    expect(start).toHaveBeenCalledTimes(1)
    expect(await paymentsOf(id)).toMatchObject([{ status: 'success', starting_until: null }])
    expect(await statusOf(shopper, id)).toBe('paid')
  })

  it('lets a second call wait for the first, and charges once', async () => {
    const { shopper, id } = await newOrder()
    const { start: ask } = provider()
    const start = vi.spyOn(provider(), 'start').mockImplementation(async (request, now) => {
      await bothUnderWay(id)
      return ask(request, now)
    })
    const answers = await Promise.all([pay(shopper, id), pay(shopper, id)])
    const [payment] = await paymentsOf(id)
    for (const answer of answers)
      expect(answer).toMatchObject({ ok: true, value: { payment_id: payment?.id, status: 'success' } })
    expect(start).toHaveBeenCalledTimes(1)
    expect(await paymentsOf(id)).toMatchObject([{ status: 'success', refund_due: false }])
  })

  it('leaves nothing behind when the provider refuses', async () => {
    const { shopper, id } = await newOrder()
    vi.spyOn(provider(), 'start').mockRejectedValueOnce(refuse(paymentRefusals.cardUnreadable))
    expect(await pay(shopper, id)).toMatchObject({ ok: false, status: 400 })
    expect(await paymentsOf(id)).toEqual([])
    expect(await pay(shopper, id)).toMatchObject({ ok: true, value: { status: 'success' } })
  })

  it('finds a payment whose answer was lost, and does not charge again', async () => {
    const { shopper, id } = await newOrder()
    const { start } = provider()
    const asked = vi.spyOn(provider(), 'start').mockImplementationOnce(async (request, now) => {
      await start(request, now)
      throw new Error('connection reset')
    })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await pay(shopper, id)).toMatchObject({ ok: false, status: 500 })
    expect(await pay(shopper, id)).toMatchObject({
      ok: false,
      message: 'The requested Payment Method is not available.',
    })
    expect(asked).toHaveBeenCalledTimes(1)
    expect(await paymentsOf(id)).toMatchObject([{ status: 'success' }])
    expect(await statusOf(shopper, id)).toBe('paid')
  })

  it('keeps an order from being cancelled, in time or by its customer, until the provider has answered', async () => {
    const { shopper, id } = await newOrder()
    const { start } = provider()
    const mayAnswer = Promise.withResolvers<void>()
    const isAsked = Promise.withResolvers<void>()
    vi.spyOn(provider(), 'start').mockImplementationOnce(async (request, now) => {
      isAsked.resolve()
      await mayAnswer.promise
      return start(request, now)
    })
    const paying = pay(shopper, id)
    await isAsked.promise
    const cancelling = service.call(orders.cancelOrder, { params: { id } }, { token: shopper.token })
    mayAnswer.resolve()
    expect(await paying).toMatchObject({ ok: true, value: { status: 'success' } })
    expect(await cancelling).toMatchObject({ ok: true, value: false })
    expect(await statusOf(shopper, id)).toBe('paid')
  })
})

describe('several cards at once', () => {
  const { from, limits } = attempts(() => service)
  beforeEach(() => service.db.query('delete from rate_limit'))
  /** Lets the provider answer so late that all calls have come in. */
  const slowly = () => {
    const { start } = provider()
    return vi.spyOn(provider(), 'start').mockImplementation(async (...asked) => {
      await sleep(500)
      return start(...asked)
    })
  }

  it('take the result of the first for one order, and no count stays', async () => {
    const { shopper, id } = await newOrder()
    const start = slowly()
    const answers = await Promise.all(Array.from({ length: 8 }, () => from('203.0.113.20', shopper, id)))
    const [paid] = await paymentsOf(id)
    for (const answer of answers)
      expect(answer).toMatchObject({ ok: true, value: { payment_id: paid?.id, status: 'success' } })
    expect(start).toHaveBeenCalledTimes(1)
    expect(await paymentsOf(id)).toMatchObject([{ status: 'success', refund_due: false }])
    expect(await statusOf(shopper, id)).toBe('paid')
    expect(await limits()).toEqual([])
  })

  it('share the page of the bank that asks for a code', async () => {
    const { shopper, id } = await newOrder()
    slowly()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => from('203.0.113.21', shopper, id, '4000000000003220')),
    )
    for (const answer of answers)
      expect(answer).toMatchObject({ ok: true, value: { status: 'pending', need_3ds: true } })
    expect(await paymentsOf(id)).toHaveLength(1)
    // One card was tried: once each for the order, the customer and the address.
    expect(await limits()).toEqual([1, 1, 1])
  })

  it('wait for one another over the orders of a customer', async () => {
    const shopper = await newShopper(service)
    const ids: number[] = []
    for (let n = 0; n < 10; n++) ids.push(await order(service, shopper, sku))
    const answers = await Promise.all(ids.map((id) => from('203.0.113.22', shopper, id)))
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { status: 'success' } })
    expect(await limits()).toEqual([])
  })

  it('are told that a payment is under way, when the first does not end in time', async () => {
    const { shopper, id } = await newOrder()
    await service.db.query(
      `insert into rate_limit (key, points, window_ends_at) select key, 9, now() + interval '1 minute' from unnest($1::text[]) as key`,
      [[keyOf(cardLimits.order, id), keyOf({ name: 'card-order-under-way' }, id)]],
    )
    const time = vi.spyOn(Date, 'now')
    time.mockImplementation(() => performance.timeOrigin + performance.now() + time.mock.calls.length * 5_000)
    expect(await from('203.0.113.23', shopper, id)).toMatchObject({
      ok: false,
      status: 429,
      message: 'Payment is still being processed',
    })
  })
})
