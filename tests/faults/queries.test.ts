import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as cart from '../../domain/cart/api.ts'
import * as catalogue from '../../domain/catalogue/api.ts'
import * as commissions from '../../domain/commissions/api.ts'
import * as checkout from '../../domain/checkout/api.ts'
import type { EndpointOutput } from '../../domain/contract/endpoint.ts'
import { toHongKongDate } from '../../domain/dates/hong-kong.ts'
import * as orders from '../../domain/orders/api.ts'
import * as payment from '../../domain/payment/api.ts'
import * as team from '../../domain/team/api.ts'
import { address, encrypted, newShopper } from '#service/orders/buying.testing.ts'
import { startService, type TestService } from '../harness/service.ts'
import { count as counted, statements } from './counting.ts'

let service: TestService

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service?.stop())

const listing = (pageSize: number) => () =>
  service.expectOk(catalogue.searchCatalogue, { query: { pageSize } })

/** A guest's cart of so many different simple products. */
async function cartOf(lines: number): Promise<string> {
  const cartId = await service.expectOk(cart.createGuestCart)
  const rows = await service.db.query<{ sku: string }>(
    `select p.sku from product p join product_salable s on s.product_id = p.id where p.type_id = 'simple' and p.status = 1 and not p.is_membership and s.salable > 0 order by p.id limit $1`,
    [lines],
  )
  expect(rows).toHaveLength(lines)
  for (const { sku } of rows)
    await service.expectOk(cart.addGuestCartItem, { params: { cartId }, body: { cartItem: { sku, qty: 1 } } })
  return cartId
}

/** Copies of a customer's newest finished order, with their lines. */
const moreOrders = (customerId: number, count: number) =>
  service.db.query(
    `with source as (select * from sales_order where customer_id = $1 and status = 'complete' order by id limit 1),
   made as (insert into sales_order (increment_id, customer_id, store_id, language, status, shipping_address, billing_address, subtotal_minor, grand_total_minor, payment_method, paid_at, created_at, updated_at)
     select 'M' || n, customer_id, store_id, language, status, shipping_address, billing_address, subtotal_minor, grand_total_minor, payment_method, paid_at, created_at, updated_at from source, generate_series(1, $2) n returning id)
   insert into sales_order_item (order_id, product_id, product_type, sku, name, qty, price_minor, row_total_minor)
     select made.id, i.product_id, i.product_type, i.sku, i.name, i.qty, i.price_minor, i.row_total_minor from made, sales_order_item i join source on source.id = i.order_id where i.parent_item_id is null`,
    [customerId, count],
  )

const countOf = (answer: EndpointOutput<typeof orders.listOrders>) =>
  (Array.isArray(answer) ? answer : answer.items).length

describe('statements a call', () => {
  it('the listing: the same for 4 and for 100 products, at most 5', async () => {
    const [few, many] = [await statements(listing(4)), await statements(listing(100))]
    expect(many).toBeLessThanOrEqual(5)
    // few products may hold no variants and no bundle: those two questions are then left out
    expect(many - few).toBeLessThanOrEqual(2)
  })
  it('a product page: at most 6, whatever the kind', async () => {
    const rows = await service.db.query<{ sku: string }>(
      'select distinct on (type_id) sku from product where status = 1 and visibility = 4 order by type_id, id',
    )
    expect(rows.length).toBeGreaterThanOrEqual(3)
    for (const { sku } of rows)
      expect(
        await statements(() => service.expectOk(catalogue.getProduct, { params: { sku } })),
        sku,
      ).toBeLessThanOrEqual(6)
  })
  it.each([
    ['its lines', cart.getGuestCart, 2],
    ['its totals', cart.getGuestCartTotals, 2],
  ] as const)('a cart, %s: the same for 1 and for 12 lines', async (_what, endpoint, most) => {
    const [small, large] = [await cartOf(1), await cartOf(12)]
    const one = await statements(() => service.expectOk(endpoint, { params: { cartId: small } }))
    const twelve = await statements(() => service.expectOk(endpoint, { params: { cartId: large } }))
    expect(twelve).toBe(one)
    expect(twelve).toBeLessThanOrEqual(most)
  })
  it('an order from an empty cart to its payment: step by step, and the same for 1 and for 12 lines', async () => {
    const buy = async (lines: number) => {
      const { token } = await newShopper(service)
      const rows = await service.db.query<{ sku: string }>(
        `select p.sku from product p join product_salable s on s.product_id = p.id where p.type_id = 'simple' and p.status = 1 and not p.is_membership and s.salable > 20 order by p.id limit $1`,
        [lines],
      )
      expect(rows).toHaveLength(lines)
      const method = { shipping_carrier_code: 'sfexpress', shipping_method_code: 'standard' }
      const counts: Record<string, number> = { transactions: 0 }
      const count = async (step: string, call: () => Promise<unknown>) => {
        const one = await counted(call)
        counts[step] = one.statements
        counts.transactions! += one.transactions
      }
      await count('a cart', () => service.expectOk(cart.createCart, undefined, { token }))
      for (const { sku } of rows)
        await count('a line', () =>
          service.expectOk(cart.addCartItem, { body: { cartItem: { sku, qty: 1 } } }, { token }),
        )
      await count('its ways of delivery', () =>
        service.expectOk(checkout.estimateShippingMethods, { body: { address } }, { token }),
      )
      await count('its address', () =>
        service.expectOk(
          checkout.saveShippingInformation,
          { body: { addressInformation: { shipping_address: address, ...method } } },
          { token },
        ),
      )
      let id = 0
      await count('the order', async () => {
        const placed = await service.expectOk(
          checkout.placeOrder,
          { body: { paymentMethod: { method: 'worldpay' } } },
          { token },
        )
        id = typeof placed === 'number' ? placed : (placed.order_id ?? 0)
      })
      const encryptedData = await encrypted(service, '4111111111111111')
      await count('its payment', async () => {
        const paid = await service.expectOk(
          payment.startWorldpayPayment,
          { body: { orderId: id, paymentDetails: { cc_type: 'ALL', encryptedData } } },
          { token },
        )
        expect(paid.status).toBe('success')
      })
      return counts
    }
    await buy(1)
    const [one, twelve] = [await buy(1), await buy(12)]
    // A cart with lines is read once more before a line is added.
    expect({ ...twelve, 'a line': 0 }).toEqual({ ...one, 'a line': 0 })
    const budget = {
      'a cart': 2,
      'a line': 5,
      'its ways of delivery': 3,
      'its address': 4,
      'the order': 9,
      // two of them count the attempt against cards that are being tried out
      'its payment': 14,
      transactions: 3,
    }
    for (const [step, most] of Object.entries(budget)) expect(twelve[step], step).toBeLessThanOrEqual(most)
    const { transactions = 0, ...steps } = one
    const sum = Object.values(steps).reduce((all, each) => all + each, 0)
    expect(sum, `an order of one line, in ${transactions} transactions`).toBeLessThanOrEqual(36)
  })
  it('the list of orders: the same for some and for 200 more, at most 8', async () => {
    const token = await service.tokenOf('preferred')
    const list = () => service.expectOk(orders.listOrders, { query: { sorted: '1' } }, { token })
    await list()
    const before = countOf(await list())
    const some = await statements(list)
    await moreOrders(1, 200)
    expect(countOf(await list())).toBe(before + 200)
    expect(await statements(list)).toBe(some)
    // one of them counts the orders of all pages, and says whether any is to be cancelled or moved on by now
    expect(some).toBeLessThanOrEqual(8)
  })
  it('figures, payments and teams: the same for 20 people more below, at most 5', async () => {
    const token = await service.tokenOf('associate')
    const today = toHongKongDate(new Date())
    const period = `${today.slice(0, 4)}${today.slice(5, 7)}`
    const calls = {
      'the running period': () =>
        service.expectOk(
          commissions.getCommission,
          { body: { query_account: '8000003', query_country: 'HK', query_business_period: period } },
          { token },
        ),
      'the payment report': () =>
        service.expectOk(
          commissions.listCommissionPayments,
          { body: { start_date: `${Number(today.slice(0, 4)) - 1}-01-01`, end_date: today } },
          { token },
        ),
      'the list of a team': () => service.expectOk(team.searchTeam, { query: { q: 'a' } }, { token }),
      'a branch of it': () => service.expectOk(team.getTeamBranch, {}, { token }),
      'its numbers': () => service.expectOk(team.getTeamSummary, {}, { token }),
      'a person in it': () => service.expectOk(team.getTeamMember, { params: { memberId: 101 } }, { token }),
    }
    // what was paid by then is settled by whoever asks first
    await calls['the running period']()
    const counted = async () => {
      const counts: Record<string, number> = {}
      for (const [name, ask] of Object.entries(calls)) counts[name] = await statements(ask)
      return counts
    }
    const before = await counted()
    await service.db.query(
      `insert into customer (firstname, lastname, password_hash, referral_id, sponsor_id, upline) select 'A', 'B', 'x', (79000000 + n)::text, '8000003', '{3}' from generate_series(1, 20) n`,
    )
    expect(await counted()).toEqual(before)
    for (const [name, count] of Object.entries(before)) expect(count, name).toBeLessThanOrEqual(5)
  })
})
