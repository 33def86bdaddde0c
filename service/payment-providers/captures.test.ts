import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as orders from '#domain/orders/api.ts'
import * as payment from '#domain/payment/api.ts'
import {
  claimAuthorisation,
  enterDue,
  retryAuthorisation,
  type AuthorisationRow,
} from '#service/orders/captures/authorisation-store.ts'
import {
  newShopper,
  placeOrder,
  productWith,
  readyCart,
  type Shopper,
} from '#service/orders/buying.testing.ts'
import { makeCaptures } from '#service/payment/make-captures.ts'
import { makeRefunds } from '#service/payment/make-refunds.ts'
import { moveOn } from '#service/orders/store.ts'
import { outsideTransactions } from '#service/db/transaction-guard.ts'
import { warnOfExpiry } from '#service/payment/warn-of-expiry.ts'
import { makeStaffMove, changeOrder } from '#service/staff/change-order.ts'
import type { StaffMove } from '#domain/orders/moves.ts'
import { SUPPORT_EMAIL } from '#service/store/support.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import type { PaymentSimulator, PlayedPayment } from '../../tests/outside/payment-simulator.ts'
import { startWorldline } from '../../tests/outside/worldline-server.ts'
import { startCitcon } from '../../tests/outside/citcon-server.ts'
import { startWorldpay } from '../../tests/outside/worldpay-server.ts'
import { connectedPayments } from './connected-payments.ts'

const DAY = 86_400_000
const now = () => new Date()
let service: TestService
let sku: string
let worldline: PaymentSimulator
let others: PaymentSimulator[]

beforeAll(async () => {
  worldline = await startWorldline()
  const [worldpay, citcon] = await Promise.all([startWorldpay(), startCitcon()])
  others = [worldpay, citcon]
  service = await startService({
    SANDBOX: 'off',
    PAYMENT_CAPTURE: 'shipping',
    ...worldline.settings,
    ...worldpay.settings,
    ...citcon.settings,
  })
  const port = connectedPayments(service.services.settings.payments, { lookup: 300, change: 600 })
  Object.assign(service.services.ports, { payments: port })
  ;({ sku } = await productWith(service, 500))
})
afterAll(async () => {
  vi.restoreAllMocks()
  await service.stop()
  await Promise.all([worldline, ...others].map((simulator) => simulator.close()))
})
beforeEach(async () => {
  worldline.behave = () => 'answer'
  vi.spyOn(console, 'error').mockReturnValue()
  await service.db.query('delete from payment_authorisation')
})

/** An order of some pieces that was paid on Worldline's page, and its payment there. */
async function paid(pieces = 2): Promise<{ shopper: Shopper; id: number; played: PlayedPayment }> {
  const { shopper, id } = await placed(pieces)
  const { token } = shopper
  await service.expectOk(payment.startIngenicoPayment, { body: { orderId: id } }, { token })
  const played = await playedOf(id)
  played.state = 'paid'
  expect(await notify(played)).toBe(200)
  return { shopper, id, played }
}
async function placed(pieces: number, method = 'ingenico') {
  const shopper = await newShopper(service)
  await readyCart(service, shopper, sku, pieces)
  const answer = await placeOrder(service, shopper, {}, method)
  if (!answer.ok || typeof answer.value === 'number' || answer.value.order_id === null)
    throw new Error(`not placed: ${JSON.stringify(answer)}`)
  return { shopper, id: answer.value.order_id }
}
async function playedOf(id: number): Promise<PlayedPayment> {
  const row = await service.db.one<{ id: string }>('select id from payment where order_id = $1', [id])
  const played = [worldline, ...others].map(({ payments }) => payments.get(row?.id ?? '')).find(Boolean)
  if (!played) throw new Error('no provider has the payment')
  return played
}
const notify = async (played: PlayedPayment) => {
  const { headers, body } = worldline.notification(played)
  return (await service.request('/payment/events/ingenico', { method: 'POST', headers, body })).status
}
const read = ({ token }: Shopper, id: number) =>
  service.expectOk(orders.getOrder, { params: { id } }, { token })

/** A move of the staff. `refundPart` takes one piece. */
async function move(id: number, name: Exclude<StaffMove, 'cancel'>): Promise<void> {
  await moveOn(service.db, new Date(Date.now() + 60_000))
  await changeOrder(
    service.services,
    id,
    {
      move: name,
      make: (tx, order) =>
        makeStaffMove(
          tx,
          order,
          name,
          {
            choosePieces: (lines) => (name === 'refundPart' ? new Map([[lines[0]?.id ?? 0, 1]]) : null),
          },
          now(),
        ),
    },
    now(),
  )
}
const rowOf = async (id: number): Promise<AuthorisationRow | undefined> =>
  service.db.one<AuthorisationRow>(
    'select a.* from payment_authorisation a join payment p on p.id = a.payment_id where p.order_id = $1',
    [id],
  )
const refundsOf = (id: number) =>
  service.db.query<{ status: string; amount_minor: number }>(
    'select r.status, r.amount_minor from payment_refund r join payment p on p.id = r.payment_id where p.order_id = $1 order by r.created_at',
    [id],
  )
const waitOver = () => service.db.query('update payment_authorisation set taken_until = null')
/** The job, as often as it takes, the waiting times over. */
async function run(at = now(), times = 3): Promise<void> {
  for (let count = 0; count < times; count++) {
    await waitOver()
    await makeCaptures(service.services, at)
  }
}
async function runRefunds(): Promise<void> {
  for (let count = 0; count < 3; count++) {
    await service.db.query('update payment_refund set taken_until = null')
    await makeRefunds(service.services, now())
  }
}
const mails = (subject: string) =>
  service.db.query<{ subject: string; body: string }>(
    'select subject, body from outbox where recipient = $1 and subject like $2 order by id',
    [SUPPORT_EMAIL, `${subject}%`],
  )
/** Requests of a kind that the provider has received about a payment. */
const asked = ({ own }: PlayedPayment, path: string) =>
  worldline.calls.filter(
    (call) => call.method === 'POST' && call.path.includes(own) && call.path.endsWith(path),
  )

it('an authorised order is paid for its buyer, and captured once when it is sent', async () => {
  const { shopper, id, played } = await paid()
  const order = await read(shopper, id)
  expect(order).toMatchObject({ status: 'paid', total_paid: order.grand_total })
  expect(await rowOf(id)).toMatchObject({ status: 'held', task: null, amount_minor: played.amount })
  await run()
  expect(played.captures).toEqual([])
  await move(id, 'ship')
  await run()
  const row = await rowOf(id)
  expect(row).toMatchObject({ status: 'done', task: 'capture' })
  expect(played.captures).toEqual([{ id: row?.request_id, amount: played.amount }])
  // What the provider reports of it afterwards changes nothing.
  expect(await notify(played)).toBe(200)
  await run()
  expect(asked(played, '/capture')).toHaveLength(1)
  expect((await read(shopper, id)).status).toBe('in_transit')
})

it('captures the whole with the first of several parcels', async () => {
  const { shopper, id, played } = await paid()
  await service.db.query(`update sales_order set status = 'partial_in_transit' where id = $1`, [id])
  await run()
  expect(played.captures).toMatchObject([{ amount: played.amount }])
  expect((await read(shopper, id)).status).toBe('partial_in_transit')
})

it('captures once in several processes', async () => {
  const bought = await Promise.all(Array.from({ length: 6 }, () => paid()))
  for (const { id } of bought) await move(id, 'ship')
  await enterDue(service.db, now())
  // While one process claims, another finds the next.
  const [mine, other] = await service.db.tx(async (tx) => [
    await claimAuthorisation(tx, 60, now()),
    await outsideTransactions(() => claimAuthorisation(service.db, 60, now())),
  ])
  expect(mine?.payment_id).not.toBe(other?.payment_id)
  await waitOver()
  await Promise.all(Array.from({ length: 6 }, () => makeCaptures(service.services, now())))
  for (const { played } of bought) expect(asked(played, '/capture')).toHaveLength(1)
  await run()
  for (const { id, played } of bought) {
    expect(played.captures).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ status: 'done' })
  }
})

it('captures once when the answer is lost: it is looked up before it is asked for again', async () => {
  const { id, played } = await paid()
  await move(id, 'ship')
  worldline.behave = ({ path }) => (path.endsWith('/capture') ? 'lost' : 'answer')
  await run(now(), 1)
  expect(await rowOf(id)).toMatchObject({ status: 'waiting' })
  worldline.behave = () => 'answer'
  await run()
  expect(await rowOf(id)).toMatchObject({ status: 'done' })
  expect([played.captures.length, asked(played, '/capture').length]).toEqual([1, 1])
})

it('captures once when a process is killed between the claim and the answer', async () => {
  const { id, played } = await paid()
  await move(id, 'ship')
  await enterDue(service.db, now())
  const claimed = await claimAuthorisation(service.db, 60, now())
  played.captures.push({ id: claimed?.request_id ?? '', amount: played.amount })
  await makeCaptures(service.services, now())
  expect(await rowOf(id)).toMatchObject({ status: 'waiting' })
  await run()
  expect(await rowOf(id)).toMatchObject({ status: 'done' })
  expect(asked(played, '/capture')).toEqual([])
})

it('captures less after a refund of a part, which its buyer sees like any other', async () => {
  const { shopper, id, played } = await paid()
  await move(id, 'refundPart')
  const [refunded] = await refundsOf(id)
  expect(refunded).toMatchObject({ status: 'uncaptured' })
  const { total_refunded: shown } = await read(shopper, id)
  expect(Number(shown)).toBe((refunded?.amount_minor ?? 0) / 100)
  await move(id, 'ship')
  await run()
  expect(played.captures).toMatchObject([{ amount: played.amount - (refunded?.amount_minor ?? 0) }])
  await runRefunds()
  expect(played.refunds).toEqual([])
})

it('refunds what was captured as always, and only once it is captured', async () => {
  const { id, played } = await paid()
  await move(id, 'ship')
  await enterDue(service.db, now())
  await move(id, 'refundPart')
  await runRefunds()
  expect([played.refunds, await refundsOf(id)]).toMatchObject([[], [{ status: 'waiting' }]])
  await run()
  await runRefunds()
  expect(played.captures).toMatchObject([{ amount: played.amount }])
  expect(played.refunds).toHaveLength(1)
  expect(await refundsOf(id)).toMatchObject([{ status: 'done' }])
})

it('neither loses nor doubles money when an order is sent and refunded at the same moment', async () => {
  const bought = await Promise.all(Array.from({ length: 4 }, () => paid()))
  for (const { id } of bought) await move(id, 'ship')
  await Promise.all([
    ...bought.map(({ id }) => move(id, 'refundPart')),
    makeCaptures(service.services, now()),
    makeCaptures(service.services, now()),
  ])
  await run()
  await runRefunds()
  for (const { id, played } of bought) {
    const [refunded] = await refundsOf(id)
    const [captured] = played.captures
    const back = played.refunds.reduce((sum, { amount }) => sum + amount, 0)
    expect((captured?.amount ?? 0) - back).toBe(played.amount - (refunded?.amount_minor ?? 0))
  }
})

it('releases an order of which nothing is to be paid, and captures what a refund keeps back', async () => {
  const whole = await paid()
  await service.db.query('update payment_authorisation set amount_minor = 0 where payment_id = $1', [
    whole.played.id,
  ])
  await run()
  expect(whole.played.isCancelled).toBe(true)
  expect(await rowOf(whole.id)).toMatchObject({ task: 'release', status: 'done' })
  const kept = await paid()
  await move(kept.id, 'refund')
  const refunded = (await refundsOf(kept.id))[0]?.amount_minor ?? 0
  expect(refunded).toBeLessThan(kept.played.amount)
  await run()
  expect(kept.played.captures).toMatchObject([{ amount: kept.played.amount - refunded }])
})

it('releases what is authorised for an order that was cancelled meanwhile', async () => {
  const { shopper, id } = await placed(1)
  const { token } = shopper
  await service.expectOk(payment.startIngenicoPayment, { body: { orderId: id } }, { token })
  const played = await playedOf(id)
  await service.expectOk(orders.cancelOrder, { params: { id } }, { token })
  played.state = 'paid'
  expect(await notify(played)).toBe(200)
  worldline.behave = ({ path }) => (path.endsWith('/cancel') ? 'lost' : 'answer')
  await run(now(), 1)
  worldline.behave = () => 'answer'
  await run()
  await runRefunds()
  expect(await rowOf(id)).toMatchObject({ task: 'release', status: 'done' })
  expect([played.isCancelled, played.captures, played.refunds]).toEqual([true, [], []])
  expect(asked(played, '/cancel')).toHaveLength(1)
})

it('tells support of a refusal, and captures when it is told to try again', async () => {
  const { id, played } = await paid()
  await move(id, 'ship')
  const before = (await mails('Capture not made')).length
  played.isCancelled = true
  await run()
  expect(await rowOf(id)).toMatchObject({ status: 'refused', failure: '400 PAYMENT_NOT_CAPTURABLE' })
  const [mail, ...rest] = (await mails('Capture not made')).slice(before)
  expect(mail?.body).toContain(`shop payment ${played.id} retry`)
  expect(rest).toEqual([])
  played.isCancelled = false
  const refused = (await rowOf(id))?.request_id
  expect(await retryAuthorisation(service.db, played.id, now())).toBe(true)
  await run()
  expect(await rowOf(id)).toMatchObject({ status: 'done' })
  expect(played.captures[0]?.id).not.toBe(refused)
})

it('tells support of a provider that is silent for three days, and keeps the id for another try', async () => {
  const { id, played } = await paid()
  await move(id, 'ship')
  worldline.behave = ({ path }) => (path.endsWith('/capture') ? 'lost' : 'silent')
  await run(now(), 1)
  await run(new Date(Date.now() + 3 * DAY), 1)
  const row = await rowOf(id)
  expect(row).toMatchObject({ status: 'unanswered' })
  expect((await mails('Capture not made')).at(-1)?.body).toContain('look in the provider')
  worldline.behave = () => 'answer'
  await retryAuthorisation(service.db, played.id, now())
  await run()
  expect(await rowOf(id)).toMatchObject({ status: 'done', request_id: row?.request_id })
  expect([played.captures.length, asked(played, '/capture').length]).toEqual([1, 1])
})

it('tells support once, two days before an authorisation ends', async () => {
  const { id, played } = await paid()
  const warn = (days: number) => warnOfExpiry(service.services, new Date(Date.now() + days * DAY))
  const told = async () =>
    (await mails('Authorisation ends')).filter(({ body }) => body.includes(played.id)).length
  await warn(4.9)
  expect(await told()).toBe(0)
  await Promise.all([warn(5.1), warn(5.1)])
  await warn(5.2)
  expect(await told()).toBe(1)
  // One that was captured in time is nothing to tell of.
  const sent = await paid()
  await move(sent.id, 'ship')
  await run()
  await warn(6)
  expect((await mails('Authorisation ends')).filter(({ body }) => body.includes(sent.played.id))).toEqual([])
  expect(await rowOf(id)).toMatchObject({ status: 'held' })
})

it('reports an order at once that is sent after its authorisation has ended, and asks when it is told to', async () => {
  const { id, played } = await paid()
  await move(id, 'ship')
  const late = new Date(Date.now() + 7.1 * DAY)
  await run(late)
  expect(asked(played, '/capture')).toEqual([])
  const row = await rowOf(id)
  expect(row).toMatchObject({ status: 'refused' })
  expect(row?.failure).toMatch(/^the authorisation ended on \d{4}-\d\d-\d\d$/)
  expect((await mails('Capture not made')).at(-1)?.body).toContain(played.id)
  expect(vi.mocked(console.error).mock.calls.flat().join('\n')).toContain('A capture (ingenico')
  await retryAuthorisation(service.db, played.id, late)
  await run(late)
  expect(await rowOf(id)).toMatchObject({ status: 'done' })
})

it.each([
  ['worldpay', 'worldpay'],
  ['citcon', 'citcon_alipay'],
])('takes the money with the payment where the provider cannot wait: %s', async (provider, method) => {
  expect(service.services.ports.payments.capturesLater).toEqual(['ingenico'])
  const { shopper, id } = await placed(1, method)
  const { token } = shopper
  await (provider === 'worldpay'
    ? service.expectOk(
        payment.startWorldpayPayment,
        { body: { orderId: id, paymentDetails: { cc_type: 'ALL' } } },
        { token },
      )
    : service.expectOk(
        payment.setCitconPayment,
        {
          params: { id },
          body: { paymentMethod: { method: 'citcon', additional_data: { vendor: 'alipay' } } },
        },
        { token },
      ))
  const played = await playedOf(id)
  played.state = 'paid'
  const simulator = others.find(({ payments }) => payments.has(played.id))
  const { headers, body } = simulator!.notification(played)
  await service.request(`/payment/events/${provider}`, { method: 'POST', headers, body })
  expect((await read(shopper, id)).status).toBe('paid')
  expect(await rowOf(id)).toBeUndefined()
})
