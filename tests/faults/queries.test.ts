import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as cart from '../../domain/cart/api.ts'
import * as catalogue from '../../domain/catalogue/api.ts'
import type { EndpointOutput } from '../../domain/contract/endpoint.ts'
import * as orders from '../../domain/orders/api.ts'
import { startService, type TestService } from '../harness/service.ts'

let service: TestService
const asked = vi.spyOn(pg.Client.prototype, 'query')

beforeAll(async () => { service = await startService() })
afterAll(async () => {
  asked.mockRestore()
  await service.stop()
})

/** How many statements a call sends to the database. */
async function statements(call: () => Promise<unknown>): Promise<number> {
  asked.mockClear()
  await call()
  return asked.mock.calls.length
}

const listing = (pageSize: number) => () => service.expectOk(catalogue.searchCatalogue, { query: { pageSize } })

/** A guest's cart of so many different simple products. */
async function cartOf(lines: number): Promise<string> {
  const cartId = await service.expectOk(cart.createGuestCart)
  const rows = await service.db.query<{ sku: string }>(`select p.sku from product p join product_salable s on s.product_id = p.id where p.type_id = 'simple' and p.status = 1 and not p.is_membership and s.salable > 0 order by p.id limit $1`, [lines])
  expect(rows).toHaveLength(lines)
  for (const { sku } of rows) await service.expectOk(cart.addGuestCartItem, { params: { cartId }, body: { cartItem: { sku, qty: 1 } } })
  return cartId
}

/** Copies of a customer's newest finished order, with their lines. */
const moreOrders = (customerId: number, count: number) => service.db.query(
  `with source as (select * from sales_order where customer_id = $1 and status = 'complete' order by id limit 1),
   made as (insert into sales_order (increment_id, customer_id, store_id, language, status, shipping_address, billing_address, subtotal_minor, grand_total_minor, payment_method, paid_at, created_at, updated_at)
     select 'M' || n, customer_id, store_id, language, status, shipping_address, billing_address, subtotal_minor, grand_total_minor, payment_method, paid_at, created_at, updated_at from source, generate_series(1, $2) n returning id)
   insert into sales_order_item (order_id, product_id, product_type, sku, name, qty, price_minor, row_total_minor)
     select made.id, i.product_id, i.product_type, i.sku, i.name, i.qty, i.price_minor, i.row_total_minor from made, sales_order_item i join source on source.id = i.order_id where i.parent_item_id is null`, [customerId, count])

const countOf = (answer: EndpointOutput<typeof orders.listOrders>) => (Array.isArray(answer) ? answer : answer.items).length

describe('statements a call', () => {
  it('the listing: the same for 4 and for 100 products, at most 8', async () => {
    const [few, many] = [await statements(listing(4)), await statements(listing(100))]
    expect(many).toBeLessThanOrEqual(8)
    // few products may hold no variants and no bundle: those two questions are then left out
    expect(many - few).toBeLessThanOrEqual(2)
  })
  it('a product page: at most 7, whatever the kind', async () => {
    const rows = await service.db.query<{ sku: string }>('select distinct on (type_id) sku from product where status = 1 and visibility = 4 order by type_id, id')
    expect(rows.length).toBeGreaterThanOrEqual(3)
    for (const { sku } of rows) expect(await statements(() => service.expectOk(catalogue.getProduct, { params: { sku } })), sku).toBeLessThanOrEqual(7)
  })
  it.each([['its lines', cart.getGuestCart, 5], ['its totals', cart.getGuestCartTotals, 8]] as const)('a cart, %s: the same for 1 and for 12 lines', async (_what, endpoint, most) => {
    const [small, large] = [await cartOf(1), await cartOf(12)]
    const one = await statements(() => service.expectOk(endpoint, { params: { cartId: small } }))
    const twelve = await statements(() => service.expectOk(endpoint, { params: { cartId: large } }))
    expect(twelve).toBe(one)
    expect(twelve).toBeLessThanOrEqual(most)
  })
  it('the list of orders: the same for some and for 200 more, at most 10', async () => {
    const token = await service.tokenOf('preferred')
    const list = () => service.expectOk(orders.listOrders, { query: { sorted: '1' } }, { token })
    await list()
    const before = countOf(await list())
    const some = await statements(list)
    await moreOrders(1, 200)
    expect(countOf(await list())).toBe(before + 200)
    expect(await statements(list)).toBe(some)
    expect(some).toBeLessThanOrEqual(10)
  })
})
