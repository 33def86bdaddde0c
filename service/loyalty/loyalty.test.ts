import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import * as api from '#domain/loyalty/api.ts'
import { parsePoints } from '#domain/loyalty/points.ts'
import { issueToken } from '#service/credentials/token-store.ts'
import { newShopper, type Shopper } from '#service/orders/buying.testing.ts'
import { person, startService, type TestService } from '../../tests/harness/service.ts'
import { loyaltyJobs } from './jobs.ts'
import { earnPoints, openPoints, readPoints, spendPoints, type OrderOfPoints } from './store.ts'
import { returnPoints, takeBackPoints } from './return-store.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())
beforeEach(() => service.setClock(0))

const DAY = 86_400_000
const now = new Date()
const later = (days: number) => new Date(now.getTime() + days * DAY)
const today = toHongKongDate(now)
const in30Days = toHongKongDate(later(30))

/** A customer with points that expire in 30 days. */
const customerWith = async (points: number, lastDay: string | null = in30Days): Promise<Shopper> => {
  const shopper = await newShopper(service)
  if (points > 0) await service.db.tx((db) => openPoints(db, shopper.customerId, points, lastDay, now))
  return shopper
}
/** A row of an order to spend points on. */
const newOrder = async ({ customerId }: Shopper, on = service): Promise<OrderOfPoints> => {
  const row = await on.db.one<OrderOfPoints & object>(
    `insert into sales_order (id, increment_id, customer_id, store_id, language, status, subtotal_minor, grand_total_minor, payment_method, created_at, updated_at) overriding system value
     select n, n::text, $1, 3, 'en', 'pending_payment', 0, 0, 'free', $2::timestamptz, $2 from nextval(pg_get_serial_sequence('sales_order', 'id')) n returning id, customer_id, increment_id`,
    [customerId, now],
  )
  if (!row) throw new Error('the order was not stored')
  return row
}
const balanceOf = ({ customerId }: Shopper, at = now) =>
  readPoints(service.db, customerId, toHongKongDate(at))
const entriesOf = ({ customerId }: Shopper) =>
  service.db.query<{ kind: string; points: number; balance: number }>(
    'select kind, points, balance from loyalty_entry where customer_id = $1 order by id',
    [customerId],
  )
/** The ledger adds up, line by line, to what the credits hold. */
async function expectBalanced(shopper: Shopper, balance: number, at = now) {
  let sum = 0
  for (const entry of await entriesOf(shopper)) expect(entry.balance).toBe((sum += entry.points))
  expect(sum).toBe(balance)
  expect(await balanceOf(shopper, at)).toBe(balance)
}
const spend = (order: OrderOfPoints, points: number, at = now) =>
  service.db.tx((db) => spendPoints(db, order, points, at))
/** Returns everything that an order holds, as a cancelled order does. */
const giveBack = (order: OrderOfPoints, at = now, on = service) =>
  on.db.tx((db) => returnPoints(db, order, Number.MAX_SAFE_INTEGER, null, at))
const newRefund = async ({ id }: OrderOfPoints): Promise<number> => {
  const row = await service.db.one<{ id: number }>(
    `insert into order_refund (order_id, goods_minor, fee_minor, money_minor, credit_minor, points_minor, earned, volume, pack_minor, created_at)
     values ($1, 0, 0, 0, 0, 0, 0, 0, 0, $2) returning id`,
    [id, now],
  )
  if (!row) throw new Error('the refund was not stored')
  return row.id
}
/** Takes back points in a refund of its own. */
const takeBack = async (order: OrderOfPoints, points: number, at = now) => {
  const refundId = await newRefund(order)
  await service.db.tx((db) => takeBackPoints(db, order, points, refundId, at))
}

describe('points', () => {
  it('of more callers than connections are spent to the last one and no further', async () => {
    const shopper = await customerWith(100_000)
    const orders = await Promise.all(Array.from({ length: 30 }, () => newOrder(shopper)))
    const spent = await Promise.all(orders.map((order) => spend(order, 13_000)))
    expect(spent.filter(Boolean)).toHaveLength(7)
    await expectBalanced(shopper, 9_000)
  })
  it('come back once, however many ask, to the credits they came from', async () => {
    const shopper = await customerWith(50_000)
    await service.db.tx((db) => openPoints(db, shopper.customerId, 20_000, null, now))
    const order = await newOrder(shopper)
    expect(await spend(order, 60_000)).toBe(true)
    await expectBalanced(shopper, 10_000)
    await Promise.all(Array.from({ length: 14 }, () => giveBack(order)))
    await expectBalanced(shopper, 70_000)
    expect(
      await service.db.query(
        'select points, remaining from loyalty_credit where customer_id = $1 order by id',
        [shopper.customerId],
      ),
    ).toEqual([
      { points: 50_000, remaining: 50_000 },
      { points: 20_000, remaining: 20_000 },
    ])
  })
  it('that come back after their last day can be used for another week', async () => {
    const shopper = await customerWith(50_000, today)
    const order = await newOrder(shopper)
    await spend(order, 50_000)
    await giveBack(order, later(2))
    await expectBalanced(shopper, 50_000, later(2))
    expect(await balanceOf(shopper, later(9))).toBe(50_000)
    expect(await balanceOf(shopper, later(10))).toBe(0)
  })
  it('are earned once for an order, and taken back once for each refund', async () => {
    const shopper = await customerWith(0)
    const order = await newOrder(shopper)
    const earn = () => service.db.tx((db) => earnPoints(db, order, 7_000, in30Days, now))
    await Promise.all(Array.from({ length: 14 }, earn))
    await expectBalanced(shopper, 7_000)
    await takeBack(order, 3_000)
    await takeBack(order, 4_000)
    await expectBalanced(shopper, 0)
    await earn()
    await expectBalanced(shopper, 0)
    expect((await entriesOf(shopper)).map(({ kind }) => kind)).toEqual(['earned', 'taken_back', 'taken_back'])
  })
  it('come back in parts, the last to expire first, and no more than were spent', async () => {
    const shopper = await customerWith(50_000)
    await service.db.tx((db) => openPoints(db, shopper.customerId, 20_000, null, now))
    const order = await newOrder(shopper)
    await spend(order, 60_000)
    const giveSome = async (points: number) => {
      const refundId = await newRefund(order)
      await service.db.tx((db) => returnPoints(db, order, points, refundId, now))
    }
    await giveSome(15_000)
    await expectBalanced(shopper, 25_000)
    await giveSome(90_000)
    await expectBalanced(shopper, 70_000)
    await giveSome(1_000)
    await expectBalanced(shopper, 70_000)
    expect((await entriesOf(shopper)).map(({ points }) => points)).toEqual([
      50_000, 20_000, -60_000, 15_000, 45_000,
    ])
  })
  it('that were spent before they are taken back are a debt, which the next points pay', async () => {
    const shopper = await customerWith(10_000, toHongKongDate(later(5)))
    const [earning, spending] = [await newOrder(shopper), await newOrder(shopper)]
    await service.db.tx((db) => earnPoints(db, earning, 30_000, in30Days, now))
    await spend(spending, 15_000)
    await takeBack(earning, 30_000)
    await expectBalanced(shopper, -5_000)
    expect(await spend(await newOrder(shopper), 1)).toBe(false)
    // parked points come back and pay it
    await giveBack(spending)
    await expectBalanced(shopper, 10_000)
    expect(await spend(await newOrder(shopper), 10_001)).toBe(false)
  })
  it('are taken back first from what the order earned', async () => {
    const other = await customerWith(10_000, toHongKongDate(later(5)))
    const order = await newOrder(other)
    await service.db.tx((db) => earnPoints(db, order, 4_000, in30Days, now))
    await takeBack(order, 4_000)
    expect(
      await service.db.query('select remaining from loyalty_credit where customer_id = $1 order by id', [
        other.customerId,
      ]),
    ).toEqual([{ remaining: 10_000 }, { remaining: 0 }])
  })
  it('keep their sum in any order of events', async () => {
    const event = fc.record({
      kind: fc.constantFrom('spend', 'give back', 'earn', 'take back', 'a day'),
      about: fc.integer({ min: 0, max: 3 }),
      points: fc.integer({ min: 1, max: 40_000 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 14 }), async (events) => {
        const shopper = await customerWith(60_000, toHongKongDate(later(2)))
        const orders = await Promise.all(Array.from({ length: 4 }, () => newOrder(shopper)))
        const spent = new Set<OrderOfPoints>()
        const earned = new Map<OrderOfPoints, number>()
        let at = now
        for (const { kind, about, points } of events) {
          const order = orders[about]!
          const before = await balanceOf(shopper, at)
          if (kind === 'a day') at = new Date(at.getTime() + DAY)
          else if (kind === 'spend' && !spent.has(order)) {
            const isDone = await spend(order, points, at)
            expect(isDone).toBe(points <= before)
            if (isDone) spent.add(order)
          } else if (kind === 'give back') await giveBack(order, at)
          else if (kind === 'earn') {
            await service.db.tx((db) => earnPoints(db, order, points, toHongKongDate(later(3)), at))
            if (!earned.has(order)) earned.set(order, points)
          } else if (kind === 'take back') {
            await takeBack(order, earned.get(order) ?? 0, at)
            if (earned.has(order)) earned.set(order, 0)
          }
          const debt = await service.db.one<{ owed: number; usable: number }>(
            `select loyalty_debt as owed, (select coalesce(sum(remaining), 0) from loyalty_credit where customer_id = c.id)::int as usable from customer c where id = $1`,
            [shopper.customerId],
          )
          // nobody owes points and can spend others
          expect(Math.min(debt?.owed ?? 0, debt?.usable ?? 0)).toBe(0)
        }
        const [job] = loyaltyJobs
        await job?.run(service.services, at)
        await expectBalanced(shopper, await balanceOf(shopper, at), at)
      }),
      { numRuns: 12 },
    )
  })
  it('expire at the end of their last day in Hong Kong, once in any number of processes', async () => {
    const shopper = await customerWith(80_000, '2027-03-31')
    const midnight = new Date('2027-03-31T16:00:00Z')
    const before = new Date(midnight.getTime() - 1)
    const [job] = loyaltyJobs
    await job?.run(service.services, before)
    await expectBalanced(shopper, 80_000, before)
    expect(await balanceOf(shopper, midnight)).toBe(0)
    await Promise.all(Array.from({ length: 14 }, async () => job?.run(service.services, midnight)))
    await expectBalanced(shopper, 0, midnight)
    expect(await entriesOf(shopper)).toHaveLength(2)
  })
})

describe('the seeded associate', () => {
  it('has 1234.5678 points, and a ledger that ends there (R-719, R-579)', async () => {
    const lines = await service.expectOk(api.getLedger, {}, { token: await service.tokenOf('associate') })
    expect(lines.length).toBeGreaterThan(25)
    expect(lines[0]).toMatchObject({ balance: '1234.5678' })
    const oldestFirst = [...lines].reverse()
    let sum = 0
    for (const line of oldestFirst) {
      expect(parsePoints(line.balance)).toBe((sum += parsePoints(line.points)))
      expect(sum).toBeGreaterThanOrEqual(0)
    }
    expect(oldestFirst.map(({ date }) => date)).toEqual(oldestFirst.map(({ date }) => date).toSorted())
    await expectBalanced({ token: '', customerId: person('associate').id }, 12_345_678)
  })
  it('has a schedule that adds up to the balance, the earliest day first (R-718, R-578, R-580)', async () => {
    const rows = await service.expectOk(
      api.getExpirySchedule,
      {},
      { token: await service.tokenOf('associate') },
    )
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.reduce((sum, { points }) => sum + parsePoints(points), 0)).toBe(12_345_678)
    const days = rows.map(({ expiry_date }) => expiry_date)
    expect(days).toEqual(days.toSorted())
    expect(days[0]! > today).toBe(true)
  })
})

describe('the ledger', () => {
  it('is empty for who never had points, and says nothing of others', async () => {
    const { token } = await customerWith(0)
    expect(await service.expectOk(api.getLedger, {}, { token })).toEqual([])
    expect(await service.expectOk(api.getExpirySchedule, {}, { token })).toEqual([])
    const [line] = await service.expectOk(api.getLedger, {}, { token: await service.tokenOf('associate') })
    const older = await service.expectOk(
      api.getLedger,
      { query: { before: String(line!.id! + 1) } },
      { token },
    )
    expect(older).toEqual([])
  })
  it('is in the language of the page', async () => {
    const shopper = await customerWith(1)
    const described = await Promise.all(
      ['en', 'zh_cn', 'zh_hk', 'ms', 'vi', 'th'].map(async (store) => {
        const [line] = await service.expectOk(api.getLedger, {}, { token: shopper.token, store })
        return line?.description
      }),
    )
    expect(new Set(described).size).toBe(6)
    expect(described[0]).toBe('Balance carried over')
  })
  it('writes off what has expired before it is read', async () => {
    const shopper = await customerWith(30_000, today)
    await service.setClock(2 * 86_400)
    const token = await issueToken(service.db, shopper.customerId, later(2))
    const lines = await service.expectOk(api.getLedger, {}, { token })
    expect(lines.map(({ kind, points, balance }) => [kind, points, balance])).toEqual([
      ['expired', '-3.0000', '0.0000'],
      ['opening', '3.0000', '3.0000'],
    ])
  })
  it('of 50,000 lines comes in pages, each of them at once', async () => {
    const shopper = await customerWith(0)
    await service.db.query(
      `insert into loyalty_entry (customer_id, kind, points, balance, created_at)
       select $1, 'opening', 1, n, timestamptz '2020-01-01' + n * interval '1 hour' from generate_series(1, 50000) n`,
      [shopper.customerId],
    )
    const started = performance.now()
    const first = await service.expectOk(api.getLedger, {}, shopper)
    expect(performance.now() - started).toBeLessThan(1_000)
    expect(first).toHaveLength(500)
    expect(first[0]?.balance).toBe('5.0000')
    const seen = new Set(first.map(({ id }) => id))
    let last = first.at(-1)
    while (last?.id) {
      const page = await service.expectOk(
        api.getLedger,
        { query: { before: String(last.id), limit: '5000' } },
        shopper,
      )
      for (const { id } of page) seen.add(id)
      last = page.at(-1)
    }
    expect(seen.size).toBe(50_000)
    for (const limit of ['0', '-1', 'x', '1e3'])
      expect(await service.call(api.getLedger, { query: { limit } }, shopper)).toMatchObject({
        status: 400,
        parameters: { fieldName: 'limit', value: limit },
      })
  }, 30_000)
})

it('the migration opens the ledger with what was there and what open orders have taken', async () => {
  // it takes the tables as they were: not those of the other tests
  const other = await startService()
  const shopper = await newShopper(other)
  const [open, over] = [await newOrder(shopper, other), await newOrder(shopper, other)]
  await other.db.query(
    `update sales_order set loyalty_minor = 300, status = case id when $2 then 'complete' else status end where id in ($1, $2)`,
    [open.id, over.id],
  )
  const text = await readFile(new URL('../db/migrations/120-loyalty.sql', import.meta.url), 'utf8')
  await other.db.query('truncate loyalty_credit, loyalty_use, loyalty_entry')
  await other.db.query('alter table customer add column loyalty_ten_thousandths bigint not null default 0')
  await other.db.query('update customer set loyalty_ten_thousandths = 12345 where id = $1', [
    shopper.customerId,
  ])
  await other.db.query(text.slice(text.indexOf('with had as')))
  const balance = () => readPoints(other.db, shopper.customerId, today)
  expect(await balance()).toBe(12_345)
  for (const order of [open, over, open]) await giveBack(order, now, other)
  expect(await balance()).toBe(12_345 + 30_000)
  await other.stop()
})
