import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as orders from '#domain/orders/api.ts'
import { listMessages } from '#domain/messages/api.ts'
import { formatMoney } from '#domain/money/money.ts'
import { languages } from '#domain/store/languages.ts'
import {
  newShopper,
  order,
  payByCard,
  productWith,
  stockOf,
  type Shopper,
} from '#service/orders/buying.testing.ts'
import { SIGNATURE_HEADER } from '#service/payment-gateway/signature.ts'
import { SANDBOX_PAY } from '#service/sandbox-payment/base.ts'
import { signEvent } from '#service/sandbox-payment/secrets.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { SUPPORT_EMAIL } from '#service/store/support.ts'
import { makeRefunds } from './make-refunds.ts'
import { insertPayment } from './store.ts'
import { refundTexts } from './refund-texts.ts'
import { eventBody as event, stepsOfPaying } from './paying.testing.ts'

let service: TestService
let product: { id: number; sku: string; priceMinor: number }
beforeAll(async () => {
  service = await startService({ TRUST_PROXY: 'on' })
  product = await productWith(service, 500)
})
afterAll(() => service?.stop())
beforeEach(() => service.setClock(0))

const { amountOf, choose, newOrder, read, wallet } = stepsOfPaying(
  () => service,
  () => product.sku,
)

/** Signed now, or a number of seconds ago. */
const signed = async (provider: string, body: string, secondsAgo = 0) =>
  signEvent(
    service.db,
    provider,
    body,
    new Date((await service.services.ports.clock()).getTime() - secondsAgo * 1000),
  )
const send = async (provider: string, body: string, signature?: string) =>
  service.request(`${SANDBOX_PAY}/events/${provider}`, {
    method: 'POST',
    body,
    headers: { [SIGNATURE_HEADER]: signature ?? (await signed(provider, body)) },
  })

describe('card testing', () => {
  const declined = '4000000000000002'
  const pay = (shopper: Shopper, id: number, number: string, address = '203.0.113.9') =>
    payByCard(service, shopper, id, number, {}, { 'X-Forwarded-For': address })
  const refusal = {
    ok: false,
    status: 429,
    message: 'Too many card payments were declined. Please wait %1 minutes or choose another payment method.',
  }

  it('leaves a customer with two declined cards room for another card', async () => {
    const { shopper, id } = await newOrder()
    for (let n = 0; n < 2; n++)
      expect(await pay(shopper, id, declined)).toMatchObject({ ok: true, value: { status: 'failed' } })
    expect(await pay(shopper, id, '4111111111111111')).toMatchObject({
      ok: true,
      value: { status: 'success' },
    })
  })

  it('stops after five declined cards on an order, says for how long, and takes another method meanwhile', async () => {
    const { shopper, id } = await newOrder()
    for (let n = 0; n < 5; n++)
      expect(await pay(shopper, id, declined)).toMatchObject({ ok: true, value: { status: 'failed' } })
    const stopped = await pay(shopper, id, '4111111111111111')
    expect(stopped).toMatchObject({ ...refusal, parameters: ['60'] })
    expect(Number(stopped.headers.get('Retry-After'))).toBeGreaterThan(3_500)
    await choose((await wallet(shopper, id)).payment_id, 'paid')
    expect(await read(shopper, id)).toMatchObject({ status: 'paid' })
  })

  it('counts parallel attempts one by one', async () => {
    const { shopper, id } = await newOrder()
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(shopper, id, declined)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
  })

  it('counts a customer over several orders, and an address over several customers', async () => {
    const shopper = await newShopper(service)
    const statuses: number[] = []
    for (let n = 0; n < 2; n++) {
      const id = await order(service, shopper, product.sku)
      for (let times = 0; times < 5; times++)
        statuses.push((await pay(shopper, id, declined, '203.0.113.10')).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429, 429])
    for (let n = 0; n < 12; n++) {
      const { shopper: other, id } = await newOrder()
      expect(await pay(other, id, declined, '203.0.113.10')).toMatchObject({ ok: true })
    }
    const { shopper: last, id } = await newOrder()
    expect(await pay(last, id, declined, '203.0.113.10')).toMatchObject(refusal)
    expect(await pay(last, id, '4111111111111111', '203.0.113.11')).toMatchObject({ ok: true })
  })

  it('forgets after its time', async () => {
    const { shopper, id } = await newOrder()
    await service.db.query('update sales_order set pay_before = null where id = $1', [id])
    for (let n = 0; n < 6; n++) await pay(shopper, id, declined, '203.0.113.12')
    await service.setClock(3_601)
    expect(await pay(shopper, id, '4111111111111111', '203.0.113.12')).toMatchObject({ ok: true })
  })
})

describe('events', () => {
  const waiting = async () => {
    const { shopper, id } = await newOrder()
    return { shopper, id, paymentId: (await wallet(shopper, id)).payment_id, amount: await amountOf(id) }
  }

  it('a forged one changes nothing', async () => {
    const { shopper, id, paymentId, amount } = await waiting()
    const body = event(paymentId, amount)
    for (const signature of [
      '',
      'f'.repeat(64),
      await signed('worldpay', body),
      await signed('citcon', `${body} `),
      (await signed('citcon', body)).replace(/^t=\d+/, 't=1'),
    ])
      expect((await send('citcon', body, signature)).status).toBe(401)
    expect(await read(shopper, id)).toMatchObject({ status: 'pending_payment' })
    expect(await service.db.query('select 1 from payment_event where payment_id = $1', [paymentId])).toEqual(
      [],
    )
  })

  it('a repeated one counts once, also ten at a time', async () => {
    const { shopper, id, paymentId, amount } = await waiting()
    const body = event(paymentId, amount)
    const outcomes = await Promise.all(
      Array.from(
        { length: 10 },
        async () => ((await (await send('citcon', body)).json()) as { outcome: string }).outcome,
      ),
    )
    expect(outcomes.toSorted()).toEqual(['applied', ...Array.from({ length: 9 }, () => 'duplicate')])
    const history = await service.db.query(
      'select 1 from sales_order_history where order_id = $1 and status = $2',
      [id, 'paid'],
    )
    expect(history).toHaveLength(1)
    expect(await read(shopper, id)).toMatchObject({ status: 'paid' })
  })

  it('another amount is recorded and refused', async () => {
    const { shopper, id, paymentId, amount } = await waiting()
    for (const other of [amount - 1, amount + 1])
      expect((await send('citcon', event(paymentId, other))).status).toBe(422)
    expect(await read(shopper, id)).toMatchObject({ status: 'pending_payment' })
    expect(
      await service.db.query('select distinct outcome from payment_event where payment_id = $1', [paymentId]),
    ).toEqual([{ outcome: 'refused_amount' }])
  })

  it.each([
    [['failed', 'success']],
    [['success', 'failed']],
    [['success', 'cancelled', 'processing']],
    [['processing', 'failed', 'success']],
  ])('%s in this order ends paid: money that moved counts', async (sequence) => {
    const { shopper, id, paymentId, amount } = await waiting()
    for (const step of sequence)
      expect((await send('citcon', event(paymentId, amount, { status: step }))).status).toBe(200)
    expect(await read(shopper, id)).toMatchObject({ status: 'paid' })
    expect(await service.db.one('select status from payment where id = $1', [paymentId])).toEqual({
      status: 'success',
    })
  })

  it('one that comes after the order was cancelled does not revive it: the money goes back', async () => {
    const { shopper, id, paymentId, amount } = await waiting()
    const before = await stockOf(service, product.id)
    await service.expectOk(orders.cancelOrder, { params: { id } }, { token: shopper.token })
    expect(await (await send('citcon', event(paymentId, amount))).json()).toEqual({ outcome: 'refund_due' })
    expect(await read(shopper, id)).toMatchObject({ status: 'canceled' })
    expect(await service.db.one('select status, refund_due from payment where id = $1', [paymentId])).toEqual(
      { status: 'success', refund_due: true },
    )
    expect(await stockOf(service, product.id)).toBe(before + 1)
  })

  const mailsTo = async (recipient: string, id: number) =>
    (await service.outbox(recipient)).filter(({ subject }) => subject.includes(String(id).padStart(9, '0')))
  /** What a customer and the support hear of a payment that goes back. */
  const refundNews = async (shopper: Shopper, id: number) => {
    const row = await service.db.one<{ email: string }>('select email from customer where id = $1', [
      shopper.customerId,
    ])
    return {
      mails: (await mailsTo(row?.email ?? '', id)).filter(({ subject }) => /refund/.test(subject)),
      support: (await mailsTo(SUPPORT_EMAIL, id)).filter(({ subject }) => subject.startsWith('Refund due')),
      messages: (
        await service.expectOk(listMessages, undefined, { token: shopper.token, store: 'en' })
      ).filter(({ type }) => type === 'refund'),
    }
  }

  it.each<[string, (shopper: Shopper, id: number) => Promise<unknown>, RegExp]>([
    [
      'cancelled by the customer',
      (shopper, id) => service.expectOk(orders.cancelOrder, { params: { id } }, { token: shopper.token }),
      /after it had been cancelled/,
    ],
    [
      'expired unpaid',
      async (shopper, id) => {
        await service.setClock(31 * 60)
        expect(await read(shopper, id)).toMatchObject({ status: 'canceled' })
      },
      /after it had been cancelled/,
    ],
    [
      'paid by another payment',
      (shopper, id) => payByCard(service, shopper, id, '4111111111111111'),
      /which was already paid/,
    ],
  ])('gives back, once, and tells the customer of money for an order %s', async (_case, end, why) => {
    const { shopper, id, paymentId, amount } = await waiting()
    await end(shopper, id)
    const before = await refundNews(shopper, id)
    expect(before).toEqual({ mails: [], support: [], messages: [] })
    for (let times = 0; times < 2; times++) await send('citcon', event(paymentId, amount))
    expect(await service.db.query('select id from payment where order_id = $1 and refund_due', [id])).toEqual(
      [{ id: paymentId }],
    )
    const { mails, support, messages } = await refundNews(shopper, id)
    expect(mails).toMatchObject([
      {
        subject: expect.stringContaining(formatMoney(amount)) as unknown,
        body: expect.stringMatching(why) as unknown,
      },
    ])
    // The provider makes the refund, so nobody has to.
    await service.db.query(
      `update sandbox_payment set state = 'success' where id in (select payment_id from payment_refund)`,
    )
    await makeRefunds(service.services, await service.services.ports.clock())
    expect((await refundNews(shopper, id)).support).toEqual([])
    expect(
      await service.db.query(
        'select payment_id, amount_minor, status from payment_refund where payment_id = $1',
        [paymentId],
      ),
    ).toEqual([{ payment_id: paymentId, amount_minor: amount, status: 'done' }])
    expect(support).toEqual([])
    expect(messages).toMatchObject([
      {
        title: expect.stringContaining(formatMoney(amount)) as unknown,
        url: `/dashboard/orders/${id}`,
        is_read: false,
      },
    ])
  })

  it.each(languages.map(({ code }) => code))(
    'writes of a refund in %s when the order was placed in it',
    async (code) => {
      const { shopper, id, paymentId, amount } = await waiting()
      await service.db.query('update sales_order set language = $2 where id = $1', [id, code])
      await service.expectOk(orders.cancelOrder, { params: { id } }, { token: shopper.token })
      await send('citcon', event(paymentId, amount))
      const row = await service.db.one<{ email: string }>('select email from customer where id = $1', [
        shopper.customerId,
      ])
      const [mail] = await mailsTo(row?.email ?? '', id)
      expect(mail?.subject).toBe(refundTexts[code].subject(String(id).padStart(9, '0'), formatMoney(amount)))
      expect(mail?.body).toContain(refundTexts[code].refund)
      if (code !== 'en') expect(mail?.body).not.toMatch(/refund|received/)
    },
  )

  it.each([
    [-301, 401],
    [-299, 200],
    [299, 200],
    [301, 401],
  ])('one that was signed %d seconds ago is answered %d', async (secondsAgo, answer) => {
    const { shopper, id, paymentId, amount } = await waiting()
    const body = event(paymentId, amount)
    expect((await send('citcon', body, await signed('citcon', body, secondsAgo))).status).toBe(answer)
    expect(await read(shopper, id)).toMatchObject({ status: answer === 200 ? 'paid' : 'pending_payment' })
  })

  it('one that is faster than our own commit waits for it, and counts', async () => {
    const { shopper, id } = await newOrder()
    const amount = await amountOf(id)
    const written = Promise.withResolvers<string>()
    const mayCommit = Promise.withResolvers<void>()
    const start = service.db.tx(async (tx) => {
      const row = await insertPayment(
        tx,
        { order_id: id, provider: 'citcon', method: 'citcon_alipay', vendor: 'alipay', amount_minor: amount },
        new Date(),
      )
      written.resolve(row.id)
      await mayCommit.promise
    })
    let isAnswered = false
    const answer = send('citcon', event(await written.promise, amount)).finally(() => {
      isAnswered = true
    })
    const waits = () =>
      service.db.one(
        `select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
      )
    while (!isAnswered && !(await waits())) await new Promise(setImmediate)
    mayCommit.resolve()
    await start
    expect(await (await answer).json()).toEqual({ outcome: 'applied' })
    expect(await read(shopper, id)).toMatchObject({ status: 'paid' })
  })

  it('one about a payment that is not known yet counts when it comes again', async () => {
    const { shopper, id } = await newOrder()
    const [amount, paymentId] = [await amountOf(id), randomUUID()]
    const body = event(paymentId, amount)
    const first = await send('citcon', body)
    // not a success: the provider sends it again
    expect([first.status, await first.json()]).toEqual([404, { outcome: 'unknown_payment' }])
    await service.db.query(
      `insert into payment (id, order_id, provider, method, amount_minor, created_at, updated_at) values ($1, $2, 'citcon', 'citcon_alipay', $3, now(), now())`,
      [paymentId, id, amount],
    )
    expect(await (await send('citcon', body)).json()).toEqual({ outcome: 'applied' })
    expect(await (await send('citcon', body)).json()).toEqual({ outcome: 'duplicate' })
    expect(await read(shopper, id)).toMatchObject({ status: 'paid' })
  })

  it('an unknown payment is answered and changes nothing', async () => {
    expect(await (await send('citcon', event('no-such-payment', 1))).json()).toEqual({
      outcome: 'unknown_payment',
    })
    expect((await send('nobody', '{}')).status).toBe(404)
  })
})
