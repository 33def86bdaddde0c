import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as cart from '#domain/cart/api.ts'
import * as checkout from '#domain/checkout/api.ts'
import * as coupons from '#domain/coupons/api.ts'
import { checkoutRefusals } from '#domain/checkout/refusals.ts'
import * as orders from '#domain/orders/api.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { issueToken } from '#service/credentials/token-store.ts'
import { openPoints, readPoints } from '#service/loyalty/store.ts'
import { sweepCommerce } from '#service/payment/settle.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import {
  newShopper,
  order,
  placeOrder,
  productWith,
  readyCart,
  stockOf,
  type Shopper,
} from './buying.testing.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service?.stop())
beforeEach(() => service.setClock(0))

const apply = ({ token }: Shopper, code: string) =>
  service.call(coupons.setCoupon, { params: { code } }, { token })
const totalOf = async ({ token }: Shopper) =>
  (await service.expectOk(cart.getCartTotals, undefined, { token })).grand_total ?? 0
const placeFor = ({ token }: Shopper, expectedTotal: number) =>
  service.call(
    checkout.placeOrder,
    { body: { paymentMethod: { method: 'worldpay' }, expectedTotal } },
    { token },
  )
const place = ({ token }: Shopper) =>
  service.call(checkout.placeOrder, { body: { paymentMethod: { method: 'worldpay' } } }, { token })
const countOrders = async ({ token }: Shopper) => {
  const answer = await service.expectOk(orders.listOrders, { query: { sorted: '1' } }, { token })
  return Array.isArray(answer) ? answer.length : answer.total_count
}

describe('the total that the customer was shown', () => {
  it('is what is ordered for, or nothing is', async () => {
    const product = await productWith(service, 10, 20)
    const shopper = await newShopper(service)
    await readyCart(service, shopper, product.sku)
    const shown = await totalOf(shopper)
    await service.db.query('update product set price_minor = price_minor + 100 where id = $1', [product.id])
    expect(await placeFor(shopper, shown)).toMatchObject({
      ok: false,
      status: 409,
      message: checkoutRefusals.totalChanged.sentence,
      parameters: [shown + 1],
    })
    expect(await countOrders(shopper)).toBe(0)
    expect(await stockOf(service, product.id)).toBe(10)
    expect(await placeFor(shopper, shown + 1)).toMatchObject({ ok: true, value: { result: 'true' } })
  })

  it('is the last one that was answered, for a client that does not name it', async () => {
    const product = await productWith(service, 10, 22)
    const raise = () =>
      service.db.query('update product set price_minor = price_minor + 5000 where id = $1', [product.id])
    const shopper = await newShopper(service)
    // Shown with the delivery, later with the totals alone.
    await readyCart(service, shopper, product.sku)
    await raise()
    expect(await place(shopper)).toMatchObject({
      ok: false,
      status: 409,
      message: checkoutRefusals.totalChanged.sentence,
    })
    await raise()
    const shown = await totalOf(shopper)
    await raise()
    const refusal = {
      ok: false,
      status: 409,
      message: checkoutRefusals.totalChanged.sentence,
      parameters: [shown + 50],
    }
    expect(await place(shopper)).toMatchObject(refusal)
    expect(await countOrders(shopper)).toBe(0)
    expect(await stockOf(service, product.id)).toBe(10)
    // The refusal has told the new total.
    expect(await place(shopper)).toMatchObject({ ok: true, value: { result: 'true' } })
    expect(await countOrders(shopper)).toBe(1)
  })

  it('does not count when the client names another, or when none was answered', async () => {
    const product = await productWith(service, 10, 23)
    const named = await newShopper(service)
    await readyCart(service, named, product.sku)
    const shown = await totalOf(named)
    const silent = await newShopper(service)
    await readyCart(service, silent, product.sku)
    await service.db.query('update cart set quoted_minor = null where customer_id = $1', [silent.customerId])
    await service.db.query('update product set price_minor = price_minor + 100 where id = $1', [product.id])
    expect(await placeFor(named, shown + 1)).toMatchObject({ ok: true })
    expect(await place(silent)).toMatchObject({ ok: true })
  })

  it('is kept in a race for the last use of a coupon: the losers are told, and order nothing', async () => {
    const product = await productWith(service, 100, 21)
    await service.db.query(
      `insert into coupon (code, label, discount_minor, minimum_minor, usage_limit) values ('RACE', 'HK$10 off', 1000, 0, 1)`,
    )
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => newShopper(service)))
    for (const shopper of shoppers) {
      await readyCart(service, shopper, product.sku)
      expect((await apply(shopper, 'RACE')).ok).toBe(true)
    }
    const shown = await Promise.all(shoppers.map(totalOf))
    const placed = await Promise.all(shoppers.map((shopper, index) => placeFor(shopper, shown[index] ?? 0)))
    expect(placed.filter(({ ok }) => ok)).toHaveLength(1)
    for (const [index, answer] of placed.entries())
      if (!answer.ok) expect(answer).toMatchObject({ status: 409, parameters: [(shown[index] ?? 0) + 10] })
    const counts = await Promise.all(shoppers.map(countOrders))
    expect(counts.toSorted()).toEqual([0, 0, 0, 1])
  })
})

describe('stock', () => {
  it('sells the last piece, and not one more', async () => {
    const product = await productWith(service, 3, 22)
    const shopper = await newShopper(service)
    const add = (qty: number) =>
      service.call(
        cart.addCartItem,
        { body: { cartItem: { sku: product.sku, qty } } },
        { token: shopper.token },
      )
    await readyCart(service, shopper, product.sku, 2)
    const refused = { status: 400, message: 'The requested qty is not available' }
    expect(await add(2)).toMatchObject(refused)
    expect(await add(1)).toMatchObject({ ok: true })
    expect(await add(1)).toMatchObject(refused)
    expect(await placeOrder(service, shopper)).toMatchObject({ ok: true, value: { result: 'true' } })
    expect(await stockOf(service, product.id)).toBe(0)
  })

  it.each([
    [1, [['hk', 1]]],
    [
      4,
      [
        ['cn', 2],
        ['hk', 2],
      ],
    ],
  ] as const)('is taken near the address first: %d pieces to Hong Kong', async (qty, taken) => {
    const product = await productWith(service, 0, 23)
    await service.db.query('delete from stock where product_id = $1', [product.id])
    await service.db.query(
      `insert into stock (product_id, source_code, quantity) select $1, code, 2 from
       (select distinct on (left(source_code, 3)) source_code as code from stock where source_code like 'hk\\_%' or source_code like 'cn\\_%' order by left(source_code, 3)) s`,
      [product.id],
    )
    const shopper = await newShopper(service)
    const id = await order(service, shopper, product.sku, qty)
    const rows = await service.db.query<{ country: string; quantity: number }>(
      'select left(source_code, 2) as country, sum(quantity)::int as quantity from stock_reservation where order_id = $1 group by 1 order by 1',
      [id],
    )
    expect(rows.map(({ country, quantity }) => [country, quantity])).toEqual(taken)
  })
})

describe('what an order spent', () => {
  const withCoupon = async (place: number) => {
    const product = await productWith(service, 1000, place)
    const shopper = await newShopper(service)
    const qty = Math.ceil(30_000 / product.priceMinor)
    await readyCart(service, shopper, product.sku, qty)
    expect((await apply(shopper, 'WELCOME50')).ok).toBe(true)
    return { product, shopper, qty }
  }
  it.each(['cancel', 'expiry'])('comes back with its %s: the coupon can be used again', async (end) => {
    const { product, shopper, qty } = await withCoupon(end === 'cancel' ? 24 : 25)
    const placed = await placeOrder(service, shopper)
    const id = placed.ok && typeof placed.value !== 'number' ? (placed.value.order_id ?? 0) : 0
    await readyCart(service, shopper, product.sku, qty)
    expect(await apply(shopper, 'WELCOME50')).toMatchObject({ ok: false, status: 404 })
    if (end === 'cancel')
      expect(await service.expectOk(orders.cancelOrder, { params: { id } }, { token: shopper.token })).toBe(
        true,
      )
    else {
      await service.setClock(31 * 60)
      await sweepCommerce(service.services, new Date(Date.now() + 31 * 60_000))
    }
    expect(
      await service.expectOk(orders.getOrder, { params: { id } }, { token: shopper.token }),
    ).toMatchObject({ status: 'canceled' })
    expect(await apply(shopper, 'WELCOME50')).toMatchObject({ ok: true, value: true })
  })

  it('is on the invoice: rows, discount and sum', async () => {
    const { product, shopper, qty } = await withCoupon(26)
    const id = (await placeOrder(service, shopper)) as { ok: true; value: { order_id: number } }
    const read = await service.db.one<{ shipping_minor: number }>(
      `update sales_order set paid_at = now(), paid_minor = grand_total_minor, status = 'paid' where id = $1 returning shipping_minor`,
      [id.value.order_id],
    )
    const { content } = await service.expectOk(
      orders.printInvoice,
      { params: { id: id.value.order_id } },
      { token: shopper.token },
    )
    const html = Buffer.from(content, 'base64').toString('utf8')
    const foot = html
      .slice(html.indexOf('<tfoot>'))
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
    const money = (minor: number) => `HK$${(minor / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`
    const subtotal = product.priceMinor * qty
    const shipping = read?.shipping_minor ?? 0
    expect(foot).toContain(`Subtotal ${money(subtotal)} Discount -${money(5000)}`)
    expect(foot.trim().endsWith(money(subtotal - 5000 + shipping))).toBe(true)
  })
})

describe('points', () => {
  /** A cart that points pay, and a customer with as many as its goods cost and `spare` ten-thousandths more. */
  const withPoints = async (offset: number, spare: number) => {
    const product = await productWith(service, 10, offset)
    const shopper = await newShopper(service)
    await readyCart(service, shopper, product.sku)
    await service.db.query(
      'update cart set uses_loyalty = true, quoted_minor = null where customer_id = $1 and is_active',
      [shopper.customerId],
    )
    const needed = Math.ceil(product.priceMinor / 100) * 10_000
    await service.db.tx((db) => openPoints(db, shopper.customerId, needed + spare, null, new Date()))
    return { shopper, needed, spent: product.priceMinor * 100 }
  }
  const left = ({ customerId }: Shopper) => readPoints(service.db, customerId, toHongKongDate(new Date()))

  it('that are exactly enough pay the goods, and come back with a cancelled order', async () => {
    const { shopper, needed, spent } = await withPoints(28, 0)
    const placed = await placeOrder(service, shopper)
    expect(placed).toMatchObject({ ok: true, value: { result: 'true' } })
    expect(await left(shopper)).toBe(needed - spent)
    const id = placed.ok && typeof placed.value !== 'number' ? (placed.value.order_id ?? 0) : 0
    expect(await service.expectOk(orders.cancelOrder, { params: { id } }, { token: shopper.token })).toBe(
      true,
    )
    expect(await left(shopper)).toBe(needed)
  })
  it('that are a ten-thousandth short pay nothing', async () => {
    const { shopper, needed } = await withPoints(29, -1)
    expect(await placeOrder(service, shopper)).toMatchObject({
      ok: false,
      status: 400,
      message: 'Loyalty points cannot be used for this cart.',
    })
    expect(await left(shopper)).toBe(needed - 1)
    expect(await countOrders(shopper)).toBe(0)
  })
})

describe('an order whose payment the provider still works on', () => {
  it('outlives its deadline for a day, and no longer', async () => {
    const product = await productWith(service, 10, 27)
    const shopper = await newShopper(service)
    const id = await order(service, shopper, product.sku)
    const paymentId = '22222222-2222-4222-8222-222222222222'
    await service.db.query(
      `insert into payment (id, order_id, provider, method, amount_minor, status, created_at, updated_at)
       select $1, id, 'worldpay', 'worldpay', grand_total_minor, 'processing', now(), now() from sales_order where id = $2`,
      [paymentId, id],
    )
    await service.db.query(
      `insert into sandbox_payment (id, provider, kind, amount_minor, state, return_url, created_at)
       select $1, 'worldpay', 'card', grand_total_minor, 'processing', '/', now() from sales_order where id = $2`,
      [paymentId, id],
    )
    const statusAfter = async (minutes: number) => {
      await service.setClock(minutes * 60)
      const now = new Date(Date.now() + minutes * 60_000)
      await sweepCommerce(service.services, now)
      const token = await issueToken(service.db, shopper.customerId, now)
      return (await service.expectOk(orders.getOrder, { params: { id } }, { token })).status
    }
    expect(await statusAfter(31)).toBe('pending_payment')
    expect(await statusAfter(24 * 60)).toBe('pending_payment')
    expect(await statusAfter(24 * 60 + 32)).toBe('canceled')
    expect(await stockOf(service, product.id)).toBe(10)
  })
})
