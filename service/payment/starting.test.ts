import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as orders from '#domain/orders/api.ts'
import { fault } from '#service/http/fault.ts'
import { newShopper, order, payByCard, productWith, type Shopper } from '#service/orders/buying.testing.ts'
import type { PaymentRow } from '#service/orders/payment-store.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
let sku: string
beforeAll(async () => {
  service = await startService()
  ;({ sku } = await productWith(service, 100))
})
afterAll(() => service.stop())
afterEach(() => vi.restoreAllMocks())

const newOrder = async (): Promise<{ shopper: Shopper; id: number }> => {
  const shopper = await newShopper(service)
  return { shopper, id: await order(service, shopper, sku) }
}
const paymentsOf = (orderId: number) =>
  service.db.query<PaymentRow & { starting_until: Date | null }>(
    'select * from payment where order_id = $1 order by seq',
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
    const start = vi.spyOn(provider(), 'start')
    const answers = await Promise.all([pay(shopper, id), pay(shopper, id)])
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(start).toHaveBeenCalledTimes(1)
    expect(await paymentsOf(id)).toMatchObject([{ status: 'success', refund_due: false }])
  })

  it('leaves nothing behind when the provider refuses', async () => {
    const { shopper, id } = await newOrder()
    vi.spyOn(provider(), 'start').mockRejectedValueOnce(fault(400, 'The card details could not be read.'))
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
