import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { payDayOf } from '#domain/payouts/pay-days.ts'
import * as api from '#domain/commissions/api.ts'
import { closesAt, nextPeriod, periodOfDay, previousPeriod } from '#domain/commissions/period.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { connectDatabase } from '#service/db/db.ts'
import { issueToken } from '#service/credentials/token-store.ts'
import { newShopper, order, payByCard, productWith } from '#service/orders/buying.testing.ts'
import { refundLocked } from '#service/orders/refunds/refund.ts'
import { readSoldOrders } from '#service/orders/refunds/refund-store.ts'
import { lockOrder } from '#service/orders/store.ts'
import { moveUnder } from '#service/team/store.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { closePeriods, settleVolume } from './close.ts'
import { enterPaidByHand } from './payout-store.ts'
import { pendingPay } from './store.ts'

let service: TestService
let goods: { id: number; sku: string }
const VISA = '4111111111111111'
beforeAll(async () => {
  service = await startService()
  goods = await productWith(service, 100_000)
  // 100 points, so that figures are easy to follow
  await service.db.query('update product set pv = 100 where id = $1', [goods.id])
})
afterAll(() => service.stop())

/** A line of associates, top first, each below the one before; every test has its own. */
let line: { customerId: number; token: string; referralId: string }[]
let made = 0
beforeEach(async () => {
  line = []
  for (const _ of ['top', 'middle', 'bottom']) {
    const shopper = await newShopper(service)
    const referralId = String(7_700_000 + ++made)
    await service.db.query(
      `update customer set group_label = 'associate', tc_agreed = true, referral_id = $2, joined_on = '2024-01-01' where id = $1`,
      [shopper.customerId, referralId],
    )
    const above = line.at(-1)
    if (above) await service.db.tx((tx) => moveUnder(tx, shopper.customerId, above.referralId, new Date()))
    line.push({ ...shopper, referralId })
  }
})
afterEach(async () => {
  await service.setClock(0)
  for (const table of [
    'commission_payment',
    'period_result',
    'business_period',
    'period_leg',
    'period_figures',
  ])
    await service.db.query(`delete from ${table}`)
  await service.db.query('update volume_entry set is_settled = true, is_late = false')
  await service.db.query(`update sales_order set volume_state = 'taken_back'`)
})

const running = () => periodOfDay(toHongKongDate(new Date()))
const of = (place: number) => line[place]!
const ask = (place: number, period = running(), account = of(place).referralId, country = 'HK') =>
  service.call(
    api.getCommission,
    { body: { query_account: account, query_country: country, query_business_period: period } },
    { token: of(place).token },
  )
const figures = async (place: number, period = running()) => {
  const answer = await ask(place, period)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value[0]!
}
const report = (place: number, start_date: string, end_date: string) =>
  service.call(api.listCommissionPayments, { body: { start_date, end_date } }, { token: of(place).token })

/** Buys so many pieces and pays them. @returns the order */
async function buy(place: number, pieces: number): Promise<number> {
  const id = await order(service, of(place), goods.sku, pieces)
  expect(await payByCard(service, of(place), id, VISA)).toMatchObject({ ok: true })
  return id
}

/** As if these orders had been paid in the period before, a month earlier in Hong Kong. */
const lastPeriod = () => previousPeriod(running())
const movedBack = (ids: readonly number[]) =>
  service.db.query(
    `update sales_order set paid_at = (paid_at at time zone 'Asia/Hong_Kong' - interval '1 month') at time zone 'Asia/Hong_Kong'
     where id = any($1)`,
    [ids],
  )
const refund = (id: number, pieces?: number) =>
  service.db.tx(async (tx) => {
    const row = await lockOrder(tx, id)
    const [line] = [...((await readSoldOrders(tx, [id])).get(id)?.lines ?? [])]
    const asked = pieces === undefined || !line ? null : new Map([[line.id, pieces]])
    if (row) await refundLocked(tx, row, asked, { applicationId: null, comment: 'Refunded.' }, new Date())
  })

describe('the running period', () => {
  it('changes for the buyer and everybody above as soon as an order is paid', async () => {
    expect(await figures(0)).toMatchObject({ ppv: 0, dpv: 0, total_commission: 0, state: 'estimated' })
    await buy(0, 1)
    await buy(2, 3)
    expect(await figures(2)).toMatchObject({ ppv: 300, dpv: 0, active_legs: 0 })
    expect(await figures(1)).toMatchObject({ ppv: 0, dpv: 300, active_legs: 1, leg_points: 1 })
    const top = await figures(0)
    expect(top).toMatchObject({
      business_period: running(),
      ppv: 100,
      dpv: 300,
      active_legs: 1,
      leg_points: 1,
      legs: 1,
      current_level: 'associate',
      next_level: 'manager',
      // 8 % of 300 points of HK$8 in the second generation
      total_commission: 192,
      impact: { meals_donated: 10, since_joined: 10 },
      previous: null,
    })
    // recalculations are not known before the period closes
    expect(top.commissions).toEqual([
      { type: 'product commission payment', amount: 192 },
      { type: 'pack commission check', amount: 0 },
      { type: 'product recalculation', amount: null },
      { type: 'pack recalculation', amount: null },
    ])
    expect(top.next_level_requirements).toEqual([
      { id: 'ppv', label: 'PPV', current: 100, required: 100, missing: 0, previous: null },
      { id: 'dpv', label: 'DPV', current: 300, required: 1500, missing: 1200, previous: null },
      { id: 'active_legs', label: 'Active legs', current: 1, required: 2, missing: 1, previous: null },
      { id: 'leg_points', label: 'Leg points', current: 1, required: 5, missing: 4, previous: null },
    ])
  })
  it('does not count what is not paid, and takes back what is refunded', async () => {
    await order(service, of(2), goods.sku, 5)
    const id = await buy(2, 2)
    expect(await figures(1)).toMatchObject({ dpv: 200 })
    await refund(id)
    expect(await figures(1)).toMatchObject({ dpv: 0, leg_points: 0 })
    await settleVolume(service.db, new Date())
    expect(await figures(2)).toMatchObject({ ppv: 0 })
  })
  it('takes back what is refunded piece by piece', async () => {
    const id = await buy(2, 3)
    await refund(id, 1)
    expect(await figures(1)).toMatchObject({ dpv: 200, active_legs: 1 })
    await refund(id, 2)
    expect(await figures(1)).toMatchObject({ dpv: 0, active_legs: 0 })
    expect(await figures(2)).toMatchObject({ ppv: 0 })
  })
  it('comes to nothing for an order that is refunded before it was counted', async () => {
    const id = await buy(2, 3)
    await refund(id)
    expect(await figures(1)).toMatchObject({ dpv: 0, active_legs: 0 })
  })
  it('counts for those who stood above when it was paid', async () => {
    await buy(2, 1)
    await settleVolume(service.db, new Date())
    await service.db.tx((tx) => moveUnder(tx, of(2).customerId, of(0).referralId, new Date()))
    await buy(2, 2)
    expect(await figures(1)).toMatchObject({ dpv: 100 })
    expect(await figures(0)).toMatchObject({ dpv: 300, active_legs: 2 })
  })
  it('is the same however many ask at once', async () => {
    await buy(2, 1)
    const answers = await Promise.all(Array.from({ length: 30 }, () => figures(0)))
    expect(new Set(answers.map(({ dpv }) => dpv))).toEqual(new Set([100]))
  })
})

describe('a period that is over', () => {
  const at = (period: string) => closesAt(period)
  it('closes once, from whatever process and however often, and stays as it was', async () => {
    const other = connectDatabase(service.db.url)
    await movedBack([await buy(0, 1), await buy(2, 4)])
    const tries = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        closePeriods(index % 2 === 0 ? service.db : other, at(lastPeriod())),
      ),
    )
    expect(tries.flat().filter((period) => period === lastPeriod())).toHaveLength(1)
    const closed = await figures(0, lastPeriod())
    expect(closed).toMatchObject({ state: 'final', ppv: 100, dpv: 400, total_commission: 256 })
    expect(closed.as_of).toBe(at(lastPeriod()).toISOString().slice(0, 19).replace('T', ' '))
    expect(closed.commissions?.map(({ amount }) => amount)).toEqual([256, 0, 0, 0])
    expect(await closePeriods(other, at(lastPeriod()))).toEqual([])
    await other.close()
    // what was final is told beside the running period
    await buy(2, 1)
    const now = await figures(0)
    expect(now).toMatchObject({ dpv: 100, previous: { state: 'final', total_commission: 256, dpv: 400 } })
    expect(now.next_level_requirements?.map(({ previous }) => previous)).toEqual([100, 400, 1, 1])
    expect(await figures(0, lastPeriod())).toEqual(closed)
  })
  it('is estimated until its hour has passed', async () => {
    await movedBack([await buy(2, 1)])
    await closePeriods(service.db, new Date(at(lastPeriod()).getTime() - 1))
    expect(await figures(1, lastPeriod())).toMatchObject({ state: 'estimated', dpv: 100 })
    await closePeriods(service.db, at(lastPeriod()))
    expect(await figures(1, lastPeriod())).toMatchObject({ state: 'final', dpv: 100 })
  })
  it('is recalculated in the next one after a refund, to what computing anew gives', async () => {
    const [kept, refunded] = [await buy(2, 1), await buy(2, 3)]
    await movedBack([await buy(0, 1), await buy(1, 1), kept, refunded])
    await closePeriods(service.db, at(lastPeriod()))
    const before = await figures(0, lastPeriod())
    expect(before.total_commission).toBe(336)
    await refund(refunded, 1)
    await refund(refunded, 2)
    await settleVolume(service.db, new Date())
    // what is final stays, and the difference waits for the closing
    expect(await figures(0, lastPeriod())).toEqual(before)
    await closePeriods(service.db, at(running()))
    const next = await figures(0)
    expect(next).toMatchObject({ state: 'final', total_commission: -192 })
    expect(next.commissions?.map(({ amount }) => amount)).toEqual([0, 0, -192, 0])
    // HK$336 for 100 points directly below and 400 below them; without the refunded 300 it is HK$144
    expect((before.total_commission ?? 0) + (next.total_commission ?? 0)).toBe(144)
    expect(await figures(1)).toMatchObject({ total_commission: -240 })
    await closePeriods(service.db, at(nextPeriod(running())))
    expect(await service.db.query('select 1 from commission_payment where period > $1', [running()])).toEqual(
      [],
    )
  })
  it('pays packs to the enroller, and takes them back', async () => {
    const sku = (
      await service.db.one<{ sku: string }>('select sku from product where is_membership order by id limit 1')
    )?.sku
    const id = await buy(2, 1)
    await service.db.query(
      `insert into sales_order_item (order_id, product_id, product_type, sku, name, qty, price_minor, row_total_minor, is_membership)
       select $1, id, 'virtual', sku, 'Membership', 1, 25800, 25800, true from product where sku = $2`,
      [id, sku],
    )
    expect(await figures(1)).toMatchObject({ total_commission: 51.6 })
    expect(await figures(0)).toMatchObject({ total_commission: 0 })
    await movedBack([id])
    await service.db.query(`update volume_entry set period = $2 where order_id = $1`, [id, lastPeriod()])
    await service.db.query(`update period_figures set period = $1`, [lastPeriod()])
    await service.db.query(`update period_leg set period = $1`, [lastPeriod()])
    await closePeriods(service.db, at(lastPeriod()))
    await refund(id)
    await closePeriods(service.db, at(running()))
    expect((await figures(1)).commissions?.map(({ amount }) => amount)).toEqual([0, 0, 0, -51.6])
  })
})

describe('the payment report', () => {
  it('lists final payments and what the running period comes to (R-571, R-717)', async () => {
    await movedBack([await buy(0, 1), await buy(2, 4)])
    await closePeriods(service.db, closesAt(lastPeriod()))
    await buy(0, 1)
    await buy(2, 1)
    const year = String(Number(running().slice(0, 4)) - 1)
    const lines = await report(0, `${year}-01-01`, toHongKongDate(new Date()))
    expect(lines.ok && lines.value).toMatchObject([
      {
        business_period: running(),
        payment_type: 'product commission payment',
        amount: 64,
        state: 'estimated',
        status: 'estimated',
        payment_date: null,
      },
      {
        business_period: lastPeriod(),
        payment_type: 'product commission payment',
        amount: 256,
        currency: 'HKD',
        state: 'final',
        payment_date: `${running().slice(0, 4)}-${running().slice(4)}-15`,
      },
    ])
    const pay = (day: string) => pendingPay(service.db, of(0).customerId, day)
    const first = `${running().slice(0, 4)}-${running().slice(4)}`
    expect([await pay(`${first}-14`), await pay(`${first}-15`)]).toEqual([25_600, 25_600])
    // Its day alone pays nobody: the provider has to have it.
    await enterPaidByHand(service.db, `${first}-15`, new Date())
    expect(await pay(`${first}-15`)).toBe(0)
  })
  it('names the day of the figures: the first Friday with weekly pay, which a payment keeps', async () => {
    const weekly = (isWeekly: boolean) =>
      service.db.query(
        `insert into payout_account (customer_id, reference, username, state, weekly_pay, created_at, updated_at)
         values ($1, gen_random_uuid(), 'weekly', 'active', $2, now(), now())
         on conflict (customer_id) do update set weekly_pay = excluded.weekly_pay`,
        [of(0).customerId, isWeekly],
      )
    await weekly(true)
    await movedBack([await buy(0, 1), await buy(2, 4)])
    await closePeriods(service.db, closesAt(lastPeriod()))
    await weekly(false)
    const year = String(Number(running().slice(0, 4)) - 1)
    const lines = await report(0, `${year}-01-01`, toHongKongDate(new Date()))
    const paid = lines.ok ? lines.value.find(({ state }) => state === 'final')?.payment_date : undefined
    expect(paid).toBe(payDayOf(lastPeriod(), true))
    const now = await figures(0)
    expect([now.previous?.payment_date, now.payment_date]).toEqual([paid, payDayOf(running(), false)])
    await weekly(true)
    expect((await figures(0)).payment_date).toBe(payDayOf(running(), true))
  })
  it('counts the meals of a month that is over and not closed yet as it does once it is closed', async () => {
    await movedBack([await buy(0, 1)])
    const sinceJoined = async () => (await figures(0)).impact?.since_joined
    const before = await sinceJoined()
    await closePeriods(service.db, closesAt(lastPeriod()))
    expect([before, await sinceJoined()]).toEqual([2, 2])
  })
  it('says that there are no checks, or no such customer', async () => {
    expect(await report(0, '2020-01-01', '2020-12-31')).toMatchObject({
      status: 400,
      message: 'No checks available.',
    })
    const shopper = await newShopper(service)
    expect(
      await service.call(
        api.listCommissionPayments,
        { body: { start_date: '2026-01-01', end_date: '2026-12-31' } },
        { token: shopper.token },
      ),
    ).toMatchObject({ status: 400, message: 'Customer does not exist for commission summary.' })
  })
  it.each(['2026-13-01', '2026-02-30', '2026-00-10', '2026-01-00', 'yesterday', ''])(
    'refuses the date %j',
    async (day) => {
      expect(await report(0, day, '2026-12-31')).toMatchObject({
        status: 400,
        parameters: { fieldName: 'start_date' },
      })
    },
  )
})

describe('what is refused', () => {
  const noDetails = { status: 400, message: 'Unable to find details.' }
  it("another's account, like one that nobody has", async () => {
    expect(await ask(0, running(), of(1).referralId)).toMatchObject(noDetails)
    expect(await ask(0, running(), '1111111')).toMatchObject(noDetails)
  })
  it('a preferred customer, a period in the future and one without figures', async () => {
    const shopper = await newShopper(service)
    await service.db.query('update customer set referral_id = $2 where id = $1', [
      shopper.customerId,
      '77999999',
    ])
    const token = await issueToken(service.db, shopper.customerId, new Date())
    expect(
      await service.call(
        api.getCommission,
        { body: { query_account: '77999999', query_country: 'HK', query_business_period: running() } },
        { token },
      ),
    ).toMatchObject(noDetails)
    for (const period of [nextPeriod(running()), '202001'])
      expect(await ask(0, period)).toMatchObject(noDetails)
    // nobody below and nothing so far
    expect(await ask(2)).toMatchObject(noDetails)
  })
  it.each([
    ['202413', 'HK', 'query_business_period'],
    ['2024', 'HK', 'query_business_period'],
    ['202401', 'SG', 'query_country'],
  ])('period %s in %s', async (period, country, fieldName) => {
    expect(await ask(0, period, of(0).referralId, country)).toMatchObject({
      status: 400,
      parameters: { fieldName },
    })
  })
})
