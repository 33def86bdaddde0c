import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as cart from '#domain/cart/api.ts'
import { MEMBERSHIP_RENEWAL_SKU } from '#domain/catalogue/membership-skus.ts'
import * as checkout from '#domain/checkout/api.ts'
import * as coupons from '#domain/coupons/api.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import * as loyalty from '#domain/loyalty/api.ts'
import * as orders from '#domain/orders/api.ts'
import { issueToken } from '#service/credentials/token-store.ts'
import { openPoints, readPoints } from '#service/loyalty/store.ts'
import { refundLocked } from '#service/orders/refunds/refund.ts'
import {
  newShopper,
  order,
  payByCard,
  placeOrder,
  productWith,
  readyCart,
  type Shopper,
} from '#service/orders/buying.testing.ts'
import { lockOrder } from '#service/orders/store.ts'
import { addPayoutCredit, payoutCreditOf } from '#service/payouts/credit-store.ts'
import { sweepCommerce } from '#service/payment/settle.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())
beforeEach(() => service.setClock(0))

const POINTS_REFUSED = 'Loyalty points cannot be used for this cart.'
const CREDIT_REFUSED = 'The payout balance cannot be used for this cart.'
const now = new Date()
const needed = (priceMinor: number) => Math.ceil(priceMinor / 100) * 10_000
const free = async ({ token }: Shopper) =>
  service.call(checkout.placeOrder, { body: { paymentMethod: { method: 'free' } } }, { token })
const pointsOf = ({ customerId }: Shopper) => readPoints(service.db, customerId, toHongKongDate(now))
const creditOf = ({ customerId }: Shopper) => payoutCreditOf(service.db, customerId)
const use = ({ token }: Shopper) => service.call(loyalty.usePoints, undefined, { token })
const useCredit = ({ token }: Shopper) => service.call(checkout.useCredit, undefined, { token })
const totalsOf = ({ token }: Shopper) => service.expectOk(cart.getCartTotals, undefined, { token })
const idOf = (answer: Awaited<ReturnType<typeof placeOrder>>): number => {
  if (!answer.ok || typeof answer.value === 'number' || answer.value.order_id === null)
    throw new Error(`not placed: ${JSON.stringify(answer)}`)
  return answer.value.order_id
}

let payouts = 0
/** An associate with balances and a cart of one product. Each test takes a product of its own. */
async function buyer(position: number, { points = 0, creditMinor = 0, qty = 1 } = {}) {
  const product = await productWith(service, 100, position)
  const shopper = await newShopper(service)
  await service.db.query(
    `update customer set group_label = 'associate', tc_agreed = true, associate_expires_on = '2099-12-31' where id = $1`,
    [shopper.customerId],
  )
  await service.db.query('update product set associate_price_minor = null where id = $1', [product.id])
  const all = needed(product.priceMinor * qty) + points
  if (points !== null && all > 0)
    await service.db.tx((db) => openPoints(db, shopper.customerId, all, '2099-12-31', now))
  if (creditMinor > 0)
    await addPayoutCredit(
      service.db,
      {
        customerId: shopper.customerId,
        kind: 'payout',
        reference: `balances-${++payouts}`,
        amountMinor: creditMinor,
      },
      now,
    )
  await readyCart(service, shopper, product.sku, qty)
  return { ...shopper, product, all }
}

describe('points at checkout', () => {
  // Requirements
  it('pay the goods, remove the coupon, and leave the delivery to pay (R-104, R-162, R-479, R-480, R-481, R-482)', async () => {
    const shopper = await buyer(0)
    const { token } = shopper
    await service.db.query(`update coupon set minimum_minor = 0 where code = 'CARE30'`)
    await service.expectOk(coupons.setCoupon, { params: { code: 'CARE30' } }, { token })
    expect(await service.expectOk(loyalty.checkPoints, undefined, { token })).toMatchObject({
      can_use_points: true,
      total_amount_available: (shopper.all / 10_000).toFixed(4),
    })
    expect(await service.expectOk(loyalty.getPointsUse, undefined, { token })).toBe(false)
    expect(await use(shopper)).toMatchObject({ ok: true, value: true })
    expect(await service.expectOk(loyalty.getPointsUse, undefined, { token })).toBe(true)
    expect(await service.expectOk(coupons.getCoupon, undefined, { token })).toBeNull()
    const totals = await totalsOf(shopper)
    expect(totals.grand_total).toBe(totals.shipping_amount)
    expect(totals.total_segments.find(({ code }) => code === 'loyalty_points')?.value).toBe(
      -shopper.product.priceMinor / 100,
    )
    expect(await service.call(coupons.setCoupon, { params: { code: 'CARE30' } }, { token })).toMatchObject({
      ok: false,
      status: 400,
      message: 'Coupons cannot be used together with loyalty points.',
    })
    expect(await pointsOf(shopper)).toBe(shopper.all)
    await service.expectOk(loyalty.removePoints, undefined, { token })
    expect(await service.expectOk(coupons.getCoupon, undefined, { token })).toBeNull()
    expect((await totalsOf(shopper)).grand_total).toBe(
      shopper.product.priceMinor / 100 + Number(totals.shipping_amount),
    )
  })
  it('are refused when they do not suffice, for a membership, and for goods that exclude them', async () => {
    const short = await buyer(1, { points: -1 })
    expect(await use(short)).toMatchObject({ ok: false, status: 400, message: POINTS_REFUSED })
    const excluded = await buyer(2)
    await service.db.query('update product set can_use_loyalty = false where id = $1', [excluded.product.id])
    expect(await use(excluded)).toMatchObject({ ok: false, message: POINTS_REFUSED })
    expect(await service.expectOk(loyalty.checkPoints, undefined, excluded)).toMatchObject({
      can_use_points: false,
    })
    const member = await buyer(3, { points: 100_000_000 })
    expect(await use(member)).toMatchObject({ ok: true })
    await service.expectOk(
      cart.addCartItem,
      { body: { cartItem: { sku: MEMBERSHIP_RENEWAL_SKU, qty: 1 } } },
      member,
    )
    // the points drop out of the totals by themselves
    expect(await service.expectOk(loyalty.getPointsUse, undefined, member)).toBe(false)
    expect((await totalsOf(member)).extension_attributes?.loyalty_points_used).toBe(0)
    expect(await placeOrder(service, member)).toMatchObject({
      ok: false,
      status: 400,
      message: POINTS_REFUSED,
    })
    expect(await use(member)).toMatchObject({ ok: false, message: POINTS_REFUSED })
  })
  it('answer 404 without a cart, and the balance alone', async () => {
    const shopper = await newShopper(service)
    expect(await service.call(loyalty.getPointsUse, undefined, shopper)).toMatchObject({
      ok: false,
      status: 404,
    })
    expect(await use(shopper)).toMatchObject({ ok: false, status: 404 })
    expect(await useCredit(shopper)).toMatchObject({ ok: false, status: 404 })
    expect(await service.expectOk(loyalty.checkPoints, undefined, shopper)).toMatchObject({
      can_use_points: false,
      total_amount_available: '0.0000',
    })
  })
  it('that paid everything need no payment, and earn nothing', async () => {
    const shopper = await buyer(4, { qty: 60 })
    await use(shopper)
    expect((await totalsOf(shopper)).grand_total).toBe(0)
    const placed = await free(shopper)
    expect(placed).toMatchObject({ ok: true, value: { result: 'true', need_payment: false } })
    const spent = shopper.product.priceMinor * 60 * 100
    expect(await pointsOf(shopper)).toBe(shopper.all - spent)
    const shown = await service.expectOk(orders.getOrder, { params: { id: idOf(placed) } }, shopper)
    expect(shown).toMatchObject({
      grand_total: 0,
      extension_attributes: { loyalty_points_used: spent / 10_000, ipayout_used_amount: 0 },
    })
    // its order was paid with nothing: it cannot be cancelled
    expect(await service.expectOk(orders.cancelOrder, { params: { id: idOf(placed) } }, shopper)).toBe(false)
    expect(await pointsOf(shopper)).toBe(shopper.all - spent)
  })
  it('are spent once when more callers than connections place the order', async () => {
    const shopper = await buyer(5, { points: 500_000_000 })
    await use(shopper)
    const answers = await Promise.all(Array.from({ length: 14 }, () => placeOrder(service, shopper)))
    expect(new Set(answers.map(idOf)).size).toBe(1)
    expect(await pointsOf(shopper)).toBe(shopper.all - shopper.product.priceMinor * 100)
  })
  it('are not spent twice by an order that another device has placed meanwhile', async () => {
    const shopper = await buyer(6)
    await use(shopper)
    const shown = (await totalsOf(shopper)).grand_total ?? 0
    // the other device spends them on another order, before this cart is ordered
    await service.db.query('update loyalty_credit set remaining = 0 where customer_id = $1', [
      shopper.customerId,
    ])
    const answer = await service.call(
      checkout.placeOrder,
      { body: { paymentMethod: { method: 'worldpay' }, expectedTotal: shown } },
      shopper,
    )
    expect(answer).toMatchObject({ ok: false, status: 409 })
    expect(await pointsOf(shopper)).toBe(0)
  })
  it('come back when the time to pay runs out, once in several sweeps', async () => {
    const shopper = await buyer(7)
    await use(shopper)
    const id = idOf(await placeOrder(service, shopper))
    expect(await pointsOf(shopper)).toBe(shopper.all - shopper.product.priceMinor * 100)
    await service.setClock(31 * 60)
    const after = new Date(Date.now() + 31 * 60_000)
    await Promise.all(Array.from({ length: 4 }, () => sweepCommerce(service.services, after)))
    const token = await issueToken(service.db, shopper.customerId, after)
    expect((await service.expectOk(orders.getOrder, { params: { id } }, { token })).status).toBe('canceled')
    expect(await pointsOf(shopper)).toBe(shopper.all)
    const kinds = (await service.expectOk(loyalty.getLedger, {}, { token })).map(({ kind }) => kind)
    expect(kinds).toEqual(['returned', 'used', 'opening'])
  })
})

describe('payout credit at checkout', () => {
  it('pays what it can and answers how much (R-105, R-245, R-247, R-483, R-484, R-485)', async () => {
    const shopper = await buyer(8, { creditMinor: 1_234 })
    const full = (await totalsOf(shopper)).grand_total ?? 0
    expect(await service.expectOk(checkout.getCreditUse, undefined, shopper)).toBe(0)
    expect(await useCredit(shopper)).toMatchObject({ ok: true, value: 12.34 })
    expect(await service.expectOk(checkout.getCreditUse, undefined, shopper)).toBe(12.34)
    expect((await totalsOf(shopper)).grand_total).toBeCloseTo(full - 12.34)
    // points and credit exclude each other
    expect(await use(shopper)).toMatchObject({ ok: false, message: POINTS_REFUSED })
    await service.expectOk(checkout.removeCredit, undefined, shopper)
    expect((await totalsOf(shopper)).grand_total).toBe(full)
    expect(await use(shopper)).toMatchObject({ ok: true })
    expect(await useCredit(shopper)).toMatchObject({ ok: false, status: 400, message: CREDIT_REFUSED })
  })
  it('goes with a coupon (A-41)', async () => {
    const shopper = await buyer(9, { creditMinor: 100 })
    await service.db.query(`update coupon set minimum_minor = 0 where code = 'CARE30'`)
    await useCredit(shopper)
    await service.expectOk(coupons.setCoupon, { params: { code: 'CARE30' } }, shopper)
    const { extension_attributes: more, discount_amount: discount } = await totalsOf(shopper)
    expect([more?.ipayout_used_amount, discount]).toEqual([1, -30])
  })
  it('is refused without a balance, and to who is no associate', async () => {
    const poor = await buyer(10)
    expect(await useCredit(poor)).toMatchObject({ ok: false, status: 400, message: CREDIT_REFUSED })
    const former = await buyer(11, { creditMinor: 500 })
    await service.db.query(`update customer set group_label = 'preferred' where id = $1`, [former.customerId])
    expect(await useCredit(former)).toMatchObject({ ok: false, status: 400, message: CREDIT_REFUSED })
  })
  it('that pays everything needs no payment, and comes back with a refund, less the restocking fee', async () => {
    const shopper = await buyer(12, { creditMinor: 9_000_000 })
    await useCredit(shopper)
    const placed = await free(shopper)
    expect(placed).toMatchObject({ ok: true, value: { need_payment: false } })
    expect(await creditOf(shopper)).toBeLessThan(9_000_000)
    const id = idOf(placed)
    const refund = () =>
      service.db.tx(async (db) => {
        const row = await lockOrder(db, id)
        if (row) await refundLocked(db, row, null, { applicationId: null, comment: 'Refunded.' }, now)
      })
    const left = await creditOf(shopper)
    await Promise.all(Array.from({ length: 14 }, refund))
    expect(await creditOf(shopper)).toBe(
      left + shopper.product.priceMinor - Math.round(shopper.product.priceMinor / 10),
    )
  })
})

describe('points of a paid order', () => {
  it('are earned by associates, and go with a refund', async () => {
    const shopper = await buyer(13)
    const id = idOf(await placeOrder(service, shopper))
    expect(await pointsOf(shopper)).toBe(shopper.all)
    await payByCard(service, shopper, id, '4111111111111111')
    const rate = shopper.product.priceMinor >= 200_000 ? 20 : shopper.product.priceMinor >= 100_000 ? 15 : 10
    const earned = shopper.product.priceMinor * rate
    expect(await pointsOf(shopper)).toBe(shopper.all + earned)
    await service.db.tx(async (db) => {
      const row = await lockOrder(db, id)
      if (row) await refundLocked(db, row, null, { applicationId: null, comment: 'Refunded.' }, now)
    })
    expect(await pointsOf(shopper)).toBe(shopper.all)
    expect((await service.expectOk(orders.getOrder, { params: { id } }, shopper)).status).toBe('closed')
  })
  it('are none for a preferred customer', async () => {
    const product = await productWith(service, 10, 14)
    const shopper = await newShopper(service)
    const id = await order(service, shopper, product.sku)
    await payByCard(service, shopper, id, '4111111111111111')
    expect(await pointsOf(shopper)).toBe(0)
  })
})

describe('orders of the business channel', () => {
  it('come with their point value, and are nobody else’s (R-720)', async () => {
    const token = await service.tokenOf('preferred')
    const historic = await service.expectOk(loyalty.listHistoricOrders, undefined, { token })
    expect(historic).toHaveLength(1)
    expect(historic[0]).toMatchObject({ status: 'received' })
    expect(historic[0]?.pv).toBeGreaterThan(0)
    expect(historic[0]?.items.length).toBeGreaterThan(0)
    const other = await service.tokenOf('fresh')
    expect(await service.expectOk(loyalty.listHistoricOrders, undefined, { token: other })).toEqual([])
  })
})
