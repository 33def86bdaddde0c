import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as applications from '#domain/applications/api.ts'
import * as commissions from '#domain/commissions/api.ts'
import { periodOfDay } from '#domain/commissions/period.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import * as loyalty from '#domain/loyalty/api.ts'
import { earnedPoints, loyaltyForMinor, parsePoints } from '#domain/loyalty/points.ts'
import * as messages from '#domain/messages/api.ts'
import { toMinor } from '#domain/money/money.ts'
import * as orders from '#domain/orders/api.ts'
import type { Order } from '#domain/orders/schema.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { people, person } from './people.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

/** The orders of a person as their page lists them, by number. */
async function ordersOf(key: string): Promise<ReadonlyMap<string, Order>> {
  const token = await service.tokenOf(key)
  const answer = await service.expectOk(orders.listOrders, { query: { sorted: '1' } }, { token })
  const list = Array.isArray(answer) ? answer : answer.items
  return new Map(list.map((order) => [order.increment_id ?? '', order]))
}

const ledgerOf = async (key: string) =>
  service.expectOk(loyalty.getLedger, {}, { token: await service.tokenOf(key) })

interface Named {
  readonly number: string
  /** When it was named (UTC); no order is spoken of before it is placed. */
  readonly at: Date
}

/** Where answers name orders to their owner. */
const answers: Readonly<Record<string, (token: string) => Promise<Named[]>>> = {
  'the ledger of points': async (token) =>
    (await service.expectOk(loyalty.getLedger, {}, { token })).flatMap(({ order_number, date }) =>
      order_number ? [{ number: order_number, at: parseServiceTime(date) }] : [],
    ),
  'orders of the business channel': async (token) =>
    (await service.expectOk(loyalty.listHistoricOrders, {}, { token })).map((order) => ({
      number: order.order_number,
      at: parseServiceTime(order.order_date),
    })),
  messages: async (token) =>
    (await service.expectOk(messages.listMessages, {}, { token })).flatMap((message) =>
      [...JSON.stringify(message).matchAll(/\b\d{9}\b/g)].map(([number]) => ({
        number,
        at: parseServiceTime(message.created_at),
      })),
    ),
  applications: async (token) =>
    (await service.expectOk(applications.listApplications, {}, { token })).flatMap((application) =>
      (application.order_numbers ?? []).map((number) => ({
        number,
        at: parseServiceTime(application.created_at),
      })),
    ),
}

describe.each(people.map(({ key }) => key))('the seeded %s', (key) => {
  it.each(Object.keys(answers))('owns every order that %s names, and placed it before', async (where) => {
    const [own, named] = [await ordersOf(key), await answers[where]!(await service.tokenOf(key))]
    for (const { number, at } of named) {
      expect([...own.keys()]).toContain(number)
      expect(parseServiceTime(own.get(number)?.created_at ?? '') <= at).toBe(true)
    }
  })
  it('placed no order before registering', async () => {
    const since = await service.db.one<{ created_at: Date }>(
      'select created_at from customer where persona = $1',
      [key],
    )
    for (const order of (await ordersOf(key)).values())
      expect(parseServiceTime(order.created_at ?? '') > since!.created_at).toBe(true)
  })
  it('earned and used the points that the goods of each order give and cost', async () => {
    const [own, lines] = [await ordersOf(key), await ledgerOf(key)]
    const sumOf = (number: string, kind: string) =>
      lines
        .filter((line) => line.order_number === number && line.kind === kind)
        .reduce((sum, { points }) => sum + parsePoints(points), 0)
    for (const [number, order] of own) {
      const used = toMinor(order.extension_attributes?.loyalty_points_used ?? 0)
      const earns = person(key).group === 'associate' && used === 0 && order.total_paid
      const earned = earns ? earnedPoints(toMinor(order.subtotal ?? 0)) : 0
      expect([number, sumOf(number, 'earned'), sumOf(number, 'used')]).toEqual([
        number,
        earned,
        0 - loyaltyForMinor(used),
      ])
      if (order.status === 'closed') expect(sumOf(number, 'taken_back')).toBe(0 - earned)
    }
  })
  it('has the own volume of each period that the orders add up to', async () => {
    const rows = await service.db.query<{ paid_at: Date; volume: number }>(
      `select o.paid_at, sum(p.pv * 100 * (i.qty - i.qty_refunded))::int as volume from sales_order o
       join sales_order_item i on i.order_id = o.id and i.parent_item_id is null join product p on p.id = i.product_id
       where o.customer_id = $1 and o.paid_at is not null group by o.id`,
      [person(key).id],
    )
    const expected = new Map<string, number>()
    for (const { paid_at: at, volume } of rows) {
      const period = periodOfDay(toHongKongDate(at))
      expected.set(period, (expected.get(period) ?? 0) + volume)
    }
    const figures = await service.db.query<{ period: string; ppv: number }>(
      'select period, ppv from period_figures where customer_id = $1 and ppv <> 0',
      [person(key).id],
    )
    expect(new Map(figures.map(({ period, ppv }) => [period, ppv]))).toEqual(expected)
    const token = await service.tokenOf(key)
    if (person(key).group !== 'associate' || !person(key).termsAccepted) return
    for (const [period, volume] of expected) {
      const answer = await service.expectOk(
        commissions.getCommission,
        {
          body: {
            query_account: person(key).referralId,
            query_country: 'HK',
            query_business_period: period,
          },
        },
        { token },
      )
      expect([period, answer[0]?.ppv]).toEqual([period, volume / 100])
    }
  })
})

describe('the tables', () => {
  it('name only orders that exist, of the customer whose row it is', async () => {
    const columns = await service.db.query<{ name: string; has_customer: boolean; column: string }>(
      `select c.table_name as name, c.column_name as column,
         exists (select from information_schema.columns d where d.table_schema = 'public' and d.table_name = c.table_name and d.column_name = 'customer_id') as has_customer
       from information_schema.columns c where c.table_schema = 'public' and c.column_name in ('order_id', 'order_number', 'earned_by')`,
    )
    expect(columns.length).toBeGreaterThan(12)
    for (const { name, column, has_customer: hasCustomer } of columns) {
      const key = column === 'order_number' ? 'increment_id' : 'id'
      // The volume of those below, who cannot sign in and whose orders nobody sees, is entered as a sum.
      const where =
        name === 'volume_entry'
          ? `and t.customer_id in (select id from customer where persona is not null)`
          : ''
      const lost = await service.db.query(
        `select t.* from ${name} t where t.${column} is not null ${where} and not exists (
           select from sales_order o where o.${key} = t.${column} ${hasCustomer ? 'and o.customer_id = t.customer_id' : ''})`,
      )
      expect([name, column, lost]).toEqual([name, column, []])
    }
  })
})
