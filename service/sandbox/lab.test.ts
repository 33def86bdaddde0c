import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMessages as listNotices } from '#domain/messages/api.ts'
import { formatMoney } from '#domain/money/money.ts'
import { getOrder, listShipments } from '#domain/orders/api.ts'
import { listReviews } from '#domain/reviews/api.ts'
import type { OrderMove } from '#domain/orders/moves.ts'
import { answerCard } from '#service/sandbox-payment/cards.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { newShopper, order, payByCard, productWith, stockOf } from '../orders/buying.testing.ts'
import { testCards } from './card-list.ts'
import { MAX_DELAY_MS } from './control-store.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const send = (path: string, method: string, body: unknown) =>
  service.request(`/sandbox/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
const move = async (id: number, by: OrderMove) => {
  const answer = await send(`orders/${id}`, 'POST', { move: by })
  return (await answer.json()) as { status: string; moves: OrderMove[]; message?: string }
}
const page = async (path = '/sandbox') => (await service.request(path)).text()
let place = 30
const mailsTo = async (customerId: number) => {
  const row = await service.db.one<{ email: string }>('select email from customer where id = $1', [
    customerId,
  ])
  return service.outbox(row?.email ?? '')
}

/** A paid order of so many pieces of a product of its own. */
async function paidOrder(qty = 1, isPaid = true) {
  const shopper = await newShopper(service)
  const product = await productWith(service, 20, ++place)
  const id = await order(service, shopper, product.sku, qty)
  if (isPaid) await payByCard(service, shopper, id, '4111111111111111')
  const read = () => service.expectOk(getOrder, { params: { id } }, { token: shopper.token })
  return { shopper, product, id, read }
}

describe('orders in the sandbox', () => {
  it('go through the warehouse to the door, with parcel, tracking and history', async () => {
    const { shopper, id, read } = await paidOrder()
    expect((await move(id, 'hold')).status).toBe('on_hold')
    expect((await move(id, 'pack')).status).toBe('pending_shipment')
    expect((await move(id, 'ship')).status).toBe('in_transit')
    const parcels = await service.expectOk(listShipments, { params: { id } }, { token: shopper.token })
    expect(parcels).toMatchObject([{ items: [{ qty: 1 }], tracks: [{ carrier_code: 'sfexpress' }] }])
    expect(await move(id, 'deliver')).toMatchObject({
      status: 'received',
      moves: ['review', 'refund'],
    })
    const { status_histories: history = [] } = await read()
    expect(history.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['paid', 'on_hold', 'pending_shipment', 'in_transit', 'received']),
    )
  })
  it('tell the customer of each parcel, of the arrival and of a refund, by mail and in the notification centre', async () => {
    const { shopper, product, id } = await paidOrder(3)
    const number = String(id).padStart(9, '0')
    for (const by of ['ship', 'deliver', 'refundPart', 'refund'] as const) await move(id, by)
    const mails = await mailsTo(shopper.customerId)
    expect(
      mails
        .map(({ subject }) => subject)
        .toReversed()
        .slice(2),
    ).toEqual([
      `Your Jadeleaf order ${number} is on its way`,
      `Your Jadeleaf order ${number} has arrived`,
      `We have refunded part of your Jadeleaf order ${number}`,
      `We have refunded your Jadeleaf order ${number}`,
    ])
    const sent = mails.find(({ subject }) => subject.endsWith('is on its way'))
    expect(sent?.body).toMatch(new RegExp(`SF Express has the parcel of your order ${number}.*JL\\d{7}-1`))
    expect(sent?.body).toContain('3 × ')
    expect(sent?.body).toContain(`/dashboard/orders/${id}`)
    expect(mails[1]?.body).toContain(
      `Back to your payment method: ${formatMoney(Math.round(product.priceMinor * 0.9))}`,
    )
    const notices = await service.expectOk(listNotices, undefined, { token: shopper.token })
    expect(notices.slice(0, 4).map(({ title }) => title)).toEqual([
      `We have refunded your order ${number}`,
      `We have refunded part of your order ${number}`,
      `Your order ${number} has arrived`,
      `Your order ${number} is on its way`,
    ])
  })
  it('are paid as by the bank, and reviewed as by the customer', async () => {
    const { shopper, product, id, read } = await paidOrder(1, false)
    expect((await move(id, 'pay')).status).toBe('paid')
    for (const by of ['ship', 'deliver'] as const) await move(id, by)
    expect(await move(id, 'review')).toMatchObject({ status: 'reviewed', moves: ['refund'] })
    const { items } = await read()
    const reviews = await service.expectOk(
      listReviews,
      { params: { id: product.id } },
      { token: shopper.token },
    )
    expect(reviews.items.map((review) => review.id)).toContain(items[0]?.extension_attributes?.review_id)
  })
  it('are refunded in part and whole by the rules of refunds, with the stock', async () => {
    const { product, id, read } = await paidOrder(3)
    const before = await stockOf(service, product.id)
    expect(await move(id, 'refundPart')).toMatchObject({ status: expect.not.stringContaining('closed') })
    const part = Number((await read()).total_refunded)
    expect(part).toBeCloseTo((product.priceMinor * 0.9) / 100, 1)
    expect(await stockOf(service, product.id)).toBe(before + 1)
    expect(await move(id, 'refund')).toMatchObject({ status: 'closed', moves: [] })
    expect(Number((await read()).total_refunded)).toBeGreaterThan(part)
    expect(await stockOf(service, product.id)).toBe(before + 3)
  })
  it('are cancelled as by the customer, with stock and a message', async () => {
    const { shopper, product, id } = await paidOrder(2, false)
    const before = await stockOf(service, product.id)
    expect(await move(id, 'cancel')).toMatchObject({ status: 'canceled', moves: [] })
    expect(await stockOf(service, product.id)).toBe(before + 2)
    const notices = await service.expectOk(listNotices, undefined, { token: shopper.token })
    expect(JSON.stringify(notices)).toMatch(/cancel/i)
  })
  it('stay where they are by a move that their status does not allow', async () => {
    const { id, read } = await paidOrder()
    const answer = await send(`orders/${id}`, 'POST', { move: 'deliver' })
    expect([answer.status, (await answer.json()) as unknown]).toMatchObject([
      400,
      { parameters: { status: 'paid', move: 'deliver' } },
    ])
    expect((await read()).status).toBe('paid')
    expect((await send('orders/999999', 'POST', { move: 'ship' })).status).toBe(404)
    expect((await send(`orders/${id}`, 'POST', { move: 'fly' })).status).toBe(400)
  })
  it('are listed by person, each with the moves that are possible, and moved by a plain form', async () => {
    const listed = (await (await service.request('/sandbox/orders.json?person=preferred')).json()) as {
      id: number
      customer: string
      status: string
      moves: OrderMove[]
    }[]
    expect(new Set(listed.map(({ customer }) => customer))).toEqual(new Set(['preferred']))
    const waiting = listed.find(({ status }) => status === 'pending_shipment')
    expect(waiting?.moves).toContain('ship')
    const moved = await service.request(`/sandbox/orders/${waiting?.id}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
      body: 'move=ship&person=preferred',
    })
    expect([moved.status, moved.headers.get('location')]).toEqual([
      303,
      `/sandbox?person=preferred#order-${waiting?.id}`,
    ])
    const shown = await page('/sandbox?person=preferred')
    expect(shown).toContain(`aria-label="Deliver ${String(waiting?.id).padStart(9, '0')}"`)
    expect((await service.request('/sandbox/orders.json?person=nobody')).status).toBe(404)
  })
})

describe('the sandbox tells testers', () => {
  it('each card that it knows, what it does, and the code of 3-D Secure', async () => {
    const shown = await page()
    for (const { number, does } of testCards) {
      expect(shown).toContain(number)
      expect(shown).toContain(does)
      const answer = answerCard({ number, expiry: '12/99', cvc: '123', name: 'A' }, new Date())
      expect(answer.message).not.toBe('The sandbox does not know this card.')
    }
    expect(shown).toMatch(/3-D Secure code is\s*<code>1234<\/code>/)
  })
  it('how to set a fault, by an example that works', async () => {
    const shown = (await page()).replaceAll('&quot;', '"').replaceAll('&#39;', "'")
    const rule = /-d '(\{.*?\})'/.exec(shown)?.[1] ?? ''
    expect((await send('faults', 'PUT', JSON.parse(rule))).status).toBe(200)
    await service.request('/sandbox/faults', { method: 'DELETE' })
    for (const key of ['match', 'status', 'delay_ms', 'drop', 'body', 'headers', 'after', 'times'])
      expect(shown).toContain(`<dt><code>${key}</code></dt>`)
  })
  it('the key and the limit of a delay that is too long; an hour is not', async () => {
    const rule = { match: 'GET /nothing', delay_ms: MAX_DELAY_MS }
    expect(MAX_DELAY_MS).toBe(3_600_000)
    expect((await send('faults', 'PUT', rule)).status).toBe(200)
    const refused = await send('faults', 'PUT', { ...rule, delay_ms: MAX_DELAY_MS + 1 })
    expect([refused.status, (await refused.json()) as unknown]).toEqual([
      400,
      {
        message: '%fieldName must be %rule.',
        parameters: { fieldName: 'delay_ms', rule: 'at most 3600000 (an hour)' },
      },
    ])
    await service.request('/sandbox/faults', { method: 'DELETE' })
  })
})
