import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as cart from '#domain/cart/api.ts'
import * as checkout from '#domain/checkout/api.ts'
import * as coupons from '#domain/coupons/api.ts'
import * as orders from '#domain/orders/api.ts'
import { sweepCommerce } from '#service/payment/settle.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import {
  address,
  newShopper,
  order,
  payByCard,
  placeOrder,
  productWith,
  readyCart,
  stockOf,
} from './buying.testing.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service?.stop())
beforeEach(() => service.setClock(0))

describe('placing an order', () => {
  it('sells exactly the pieces there are to many buyers at once, and nobody gets a 5xx', async () => {
    const product = await productWith(service, 10)
    const shoppers = await Promise.all(Array.from({ length: 40 }, () => newShopper(service)))
    for (const shopper of shoppers) await readyCart(service, shopper, product.sku)
    const answers = await Promise.all(shoppers.map((shopper) => placeOrder(service, shopper)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const values = answers.flatMap((answer) =>
      answer.ok && typeof answer.value !== 'number' ? [answer.value] : [],
    )
    expect(values.filter(({ result }) => result === 'true')).toHaveLength(10)
    expect(
      values
        .filter(({ result }) => result === 'false')
        .every(
          ({ order_id, out_of_stock_items }) =>
            order_id === null && out_of_stock_items[0]?.sku === product.sku,
        ),
    ).toBe(true)
    expect(await stockOf(service, product.id)).toBe(0)
  })

  it('takes the pieces of a bundle from stock, and gives them back with the order', async () => {
    const bundle = await service.db.one<{
      id: number
      sku: string
    }>(`select p.id, p.sku from product p join product_salable s on s.product_id = p.id where p.type_id = 'bundle' and p.status = 1 and not p.is_membership and s.salable >= 2
      and not exists (select from bundle_choice b where b.product_id = p.id group by b.option_id having count(*) > 1) order by p.position limit 1`)
    const pieces = await service.db.query<{ component_id: number; quantity: number }>(
      'select component_id, sum(quantity)::int as quantity from bundle_choice where product_id = $1 group by component_id order by 1',
      [bundle?.id],
    )
    expect(pieces.length).toBeGreaterThan(1)
    const stock = () => Promise.all(pieces.map(({ component_id }) => stockOf(service, component_id)))
    const before = await stock()
    const shopper = await newShopper(service)
    const id = await order(service, shopper, bundle?.sku ?? '', 2)
    expect(await stock()).toEqual(before.map((count, index) => count - 2 * (pieces[index]?.quantity ?? 0)))
    const { items } = await service.expectOk(orders.getOrder, { params: { id } }, { token: shopper.token })
    expect(items.filter(({ parent_item_id }) => parent_item_id == null)).toMatchObject([
      { sku: bundle?.sku, qty_ordered: 2 },
    ])
    expect(items.filter(({ parent_item }) => parent_item?.sku === bundle?.sku)).toHaveLength(pieces.length)
    expect(await service.expectOk(orders.cancelOrder, { params: { id } }, { token: shopper.token })).toBe(
      true,
    )
    expect(await stock()).toEqual(before)
  })

  it('makes no deadlock of carts that hold the same products in opposite order', async () => {
    const [first, second] = [await productWith(service, 30, 1), await productWith(service, 30, 2)]
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => newShopper(service)))
    for (const [index, shopper] of shoppers.entries()) {
      const [a, b] = index % 2 ? [first, second] : [second, first]
      await readyCart(service, shopper, a.sku)
      await service.expectOk(
        cart.addCartItem,
        { body: { cartItem: { sku: b.sku, qty: 2 } } },
        { token: shopper.token },
      )
    }
    const answers = await Promise.all(shoppers.map((shopper) => placeOrder(service, shopper)))
    expect(
      answers.every(
        (answer) => answer.ok && typeof answer.value !== 'number' && answer.value.result === 'true',
      ),
    ).toBe(true)
    expect([await stockOf(service, first.id), await stockOf(service, second.id)]).toEqual([30 - 12, 30 - 12])
  })

  it.each([
    ['with a key', { 'Idempotency-Key': 'checkout-1' }],
    ['without a key', {}],
  ])('makes one order of 20 submits at once, %s, and gives all the same answer', async (_title, headers) => {
    const product = await productWith(service, 100, 3)
    const shopper = await newShopper(service)
    await readyCart(service, shopper, product.sku)
    const answers = await Promise.all(Array.from({ length: 20 }, () => placeOrder(service, shopper, headers)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.ok && answer.value))).size).toBe(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(
      await service.db.query('select id from sales_order where customer_id = $1', [shopper.customerId]),
    ).toHaveLength(1)
    expect(await stockOf(service, product.id)).toBe(99)
  })

  it('answers a submit from another tab with the order just placed, also when the next cart has begun', async () => {
    const product = await productWith(service, 100, 3)
    const shopper = await newShopper(service)
    await readyCart(service, shopper, product.sku)
    const first = await placeOrder(service, shopper)
    await service.expectOk(cart.createCart, undefined, { token: shopper.token })
    expect(await placeOrder(service, shopper)).toMatchObject({ ok: true, value: first.ok && first.value })
    expect(
      await service.db.query('select id from sales_order where customer_id = $1', [shopper.customerId]),
    ).toHaveLength(1)
  })

  it('refuses an idempotency key that comes with another request, and replays for a day', async () => {
    const product = await productWith(service, 100, 3)
    const shopper = await newShopper(service)
    await readyCart(service, shopper, product.sku)
    const headers = { 'Idempotency-Key': 'checkout-2' }
    const first = await placeOrder(service, shopper, headers)
    expect(await placeOrder(service, shopper, headers, 'planet')).toMatchObject({ ok: false, status: 409 })
    await service.expectOk(cart.createCart, undefined, { token: shopper.token })
    expect(await placeOrder(service, shopper, headers)).toEqual({ ...first, headers: expect.anything() })
    await service.db.query(`update idempotency set created_at = created_at - interval '24 hours 1 second'`)
    await service.db.query(`update sales_order set created_at = created_at - interval '24 hours 1 second'`)
    expect(await placeOrder(service, shopper, headers)).toMatchObject({
      ok: false,
      status: 400,
      message: 'A server error stopped your order from being placed. Please try to place your order again.',
    })
  })

  it('takes the price of the moment and never one from the client', async () => {
    const product = await productWith(service, 100, 3)
    const shopper = await newShopper(service)
    await readyCart(service, shopper, product.sku)
    await service.db.query('update product set price_minor = $2 where id = $1', [
      product.id,
      product.priceMinor + 100,
    ])
    const body = { paymentMethod: { method: 'worldpay', amount: 1, grand_total: 0.01 } }
    // The customer was told the old total with the delivery, so that the new one is told first.
    expect(await service.call(checkout.placeOrder, { body }, { token: shopper.token })).toMatchObject({
      ok: false,
      status: 409,
    })
    const placed = await service.expectOk(checkout.placeOrder, { body }, { token: shopper.token })
    await service.db.query('update product set price_minor = $2 where id = $1', [
      product.id,
      product.priceMinor,
    ])
    const id = typeof placed === 'number' ? placed : (placed.order_id ?? 0)
    const { subtotal } = await service.expectOk(orders.getOrder, { params: { id } }, { token: shopper.token })
    expect(Math.round((subtotal ?? 0) * 100)).toBe(product.priceMinor + 100)
  })

  it.each<[string, (token: string) => Promise<unknown>, string]>([
    [
      'no line',
      async (token) => {
        await service.expectOk(cart.createCart, undefined, { token })
      },
      'A server error stopped your order from being placed. Please try to place your order again.',
    ],
    [
      'no address',
      async (token) => {
        await service.expectOk(cart.createCart, undefined, { token })
        await service.expectOk(
          cart.addCartItem,
          { body: { cartItem: { sku: (await productWith(service, 9, 3)).sku, qty: 1 } } },
          { token },
        )
      },
      'Please check the shipping address information. %1',
    ],
    [
      'no way of delivery',
      async (token) => {
        const { sku } = await productWith(service, 9, 3)
        const shopper = { token, customerId: 0 }
        await readyCart(service, shopper, sku)
        const { id } = await service.expectOk(cart.getCart, undefined, { token })
        await service.db.query('update cart set shipping_method = null where id = $1', [id])
      },
      'The shipping method is missing. Select the shipping method and try again.',
    ],
  ])('refuses a cart with %s', async (_title, prepare, message) => {
    const shopper = await newShopper(service)
    await prepare(shopper.token)
    expect(await placeOrder(service, shopper)).toMatchObject({ ok: false, status: 400, message })
  })

  it('refuses an unknown payment method', async () => {
    const shopper = await newShopper(service)
    await readyCart(service, shopper, (await productWith(service, 9, 3)).sku)
    expect(await placeOrder(service, shopper, {}, 'cash')).toMatchObject({
      ok: false,
      status: 400,
      message: 'The requested Payment Method is not available.',
    })
  })
})

describe('checkout', () => {
  it('lists methods by address and refuses those that are not offered', async () => {
    const { token } = await newShopper(service)
    await service.expectOk(cart.createCart, undefined, { token })
    await service.expectOk(
      cart.addCartItem,
      { body: { cartItem: { sku: (await productWith(service, 9, 3)).sku, qty: 1 } } },
      { token },
    )
    const estimate = (country_id: string) =>
      service.expectOk(
        checkout.estimateShippingMethods,
        { body: { address: { ...address, country_id } } },
        { token },
      )
    expect((await estimate('HK')).map(({ method_code }) => method_code)).toEqual([
      'standard',
      'pickup',
      'locker',
      'parcel',
    ])
    expect(
      (await estimate('CN')).every(({ available, error_message }) => !available && error_message !== ''),
    ).toBe(true)
    expect(await estimate('AQ')).toEqual([])
    const save = (shipping_address: object, method = 'standard') =>
      service.call(
        checkout.saveShippingInformation,
        {
          body: {
            addressInformation: {
              shipping_address: shipping_address as typeof address,
              shipping_carrier_code: 'sfexpress',
              shipping_method_code: method,
            },
          },
        },
        { token },
      )
    expect(await save(address, 'taiwan')).toMatchObject({
      ok: false,
      status: 404,
      message: 'Carrier with such method not found: %1, %2',
      parameters: ['sfexpress', 'taiwan'],
    })
    expect(await save({ ...address, customer_address_id: 1 })).toMatchObject({
      ok: false,
      status: 400,
      parameters: { message: 'Invalid customer address id 1' },
    })
    expect(await save({ ...address, telephone: '' })).toMatchObject({
      ok: false,
      status: 400,
      parameters: { message: '"telephone" is required. Enter and try again.' },
    })
    expect(await save(address)).toMatchObject({ ok: true, value: { totals: { shipping_amount: 30 } } })
  })

  it('takes a coupon once, and only a valid one', async () => {
    const product = await productWith(service, 1000, 4)
    const shopper = await newShopper(service)
    const { token } = shopper
    const qty = Math.ceil(30_000 / product.priceMinor)
    await service.expectOk(cart.createCart, undefined, { token })
    const apply = (code: string) => service.call(coupons.setCoupon, { params: { code } }, { token })
    expect(await apply('WELCOME50')).toMatchObject({
      ok: false,
      status: 404,
      message: 'The "%1" Cart doesn\'t contain products.',
    })
    await readyCart(service, shopper, product.sku, qty)
    for (const code of ['SPENT', 'EXPIRED', 'NOPE'])
      expect(await apply(code)).toMatchObject({
        ok: false,
        status: 404,
        message: "The coupon code isn't valid. Verify the code and try again.",
      })
    expect(await service.expectOk(coupons.getCoupon, undefined, { token })).toBeNull()
    expect(await apply('welcome50')).toMatchObject({ ok: true, value: true })
    expect(await service.expectOk(cart.getCartTotals, undefined, { token })).toMatchObject({
      discount_amount: -50,
      coupon_code: 'WELCOME50',
    })
    const placed = await placeOrder(service, shopper)
    expect(placed.ok).toBe(true)
    await readyCart(service, shopper, product.sku, qty)
    expect(await apply('WELCOME50')).toMatchObject({ ok: false, status: 404 })
  })
})

describe('an unpaid order', () => {
  it('is cancelled when its time runs out, and gives its pieces back once', async () => {
    const product = await productWith(service, 10, 5)
    const shopper = await newShopper(service)
    const id = await order(service, shopper, product.sku, 4)
    expect(await stockOf(service, product.id)).toBe(6)
    const read = () => service.expectOk(orders.getOrder, { params: { id } }, { token: shopper.token })
    await service.setClock(29 * 60)
    expect(await read()).toMatchObject({ status: 'pending_payment' })
    await service.setClock(31 * 60)
    const later = new Date(Date.now() + 31 * 60_000)
    await Promise.all([
      read(),
      read(),
      sweepCommerce(service.services, later),
      sweepCommerce(service.services, later),
    ])
    expect(await read()).toMatchObject({ status: 'canceled', extension_attributes: { can_cancel: false } })
    expect(await stockOf(service, product.id)).toBe(10)
  })

  it('can be cancelled by its customer, once, and not after it is paid', async () => {
    const product = await productWith(service, 10, 6)
    const shopper = await newShopper(service)
    const id = await order(service, shopper, product.sku, 2)
    const cancel = (of: number) =>
      service.expectOk(orders.cancelOrder, { params: { id: of } }, { token: shopper.token })
    expect((await Promise.all([cancel(id), cancel(id), cancel(id)])).filter(Boolean)).toHaveLength(1)
    expect(await stockOf(service, product.id)).toBe(10)
    const paid = await order(service, shopper, product.sku)
    await payByCard(service, shopper, paid, '4111111111111111')
    expect(await cancel(paid)).toBe(false)
    expect(await stockOf(service, product.id)).toBe(9)
  })
})
