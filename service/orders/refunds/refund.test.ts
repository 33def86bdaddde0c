import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as cart from '#domain/cart/api.ts'
import { MEMBERSHIP_RENEWAL_SKU, MEMBERSHIP_SKU } from '#domain/catalogue/membership-skus.ts'
import * as checkout from '#domain/checkout/api.ts'
import * as coupons from '#domain/coupons/api.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import { getMe } from '#domain/customers/api.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import * as loyalty from '#domain/loyalty/api.ts'
import { membershipUntil } from '#domain/membership/term.ts'
import { formatLoyalty } from '#domain/money/money.ts'
import * as orders from '#domain/orders/api.ts'
import { returnable } from '#domain/orders/refund.ts'
import { settleVolume } from '#service/commissions/close.ts'
import { openPoints, readPoints } from '#service/loyalty/store.ts'
import { payoutCreditOf, addPayoutCredit } from '#service/payouts/credit-store.ts'
import { cancelUnpaid, sweepCommerce } from '#service/payment/settle.ts'
import { startService, type TestService } from '../../../tests/harness/service.ts'
import {
  newShopper,
  payByCard,
  placeOrder,
  productWith,
  readyCart,
  stockOf,
  type Shopper,
} from '../buying.testing.ts'
import { lockOrder } from '../store.ts'
import { refundLocked } from './refund.ts'
import { readSoldOrders } from './refund-store.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())
beforeEach(() => service.setClock(0))

const VISA = '4111111111111111'
const now = () => new Date()
const today = () => toHongKongDate(now())
let references = 0

/** An associate with balances. */
async function associate({ points = 0, creditMinor = 0 } = {}): Promise<Shopper> {
  const shopper = await newShopper(service)
  await service.db.query(
    `update customer set group_label = 'associate', tc_agreed = true, associate_expires_on = '2099-12-31' where id = $1`,
    [shopper.customerId],
  )
  if (points > 0) await service.db.tx((tx) => openPoints(tx, shopper.customerId, points, null, now()))
  if (creditMinor > 0)
    await addPayoutCredit(
      service.db,
      {
        customerId: shopper.customerId,
        kind: 'opening',
        reference: `refund-${++references}`,
        amountMinor: creditMinor,
      },
      now(),
    )
  return shopper
}
/** A product of a test's own, at one price for everybody. */
async function productAt(place: number, pieces = 10) {
  const product = await productWith(service, pieces, place)
  await service.db.query('update product set associate_price_minor = null where id = $1', [product.id])
  return product
}
type Means = 'money' | 'points' | 'credit' | 'coupon'

/** Places an order by a means of payment, and pays what is due in money. @returns its id */
async function place(
  shopper: Shopper,
  sku: string,
  { qty = 1, means = 'money' as Means, isPaid = true, coupon = '' } = {},
): Promise<number> {
  const { token } = shopper
  await readyCart(service, shopper, sku, qty)
  if (means === 'points') await service.call(loyalty.usePoints, undefined, { token })
  if (means === 'credit') await service.call(checkout.useCredit, undefined, { token })
  if (coupon) await service.expectOk(coupons.setCoupon, { params: { code: coupon } }, { token })
  const totals = await service.expectOk(cart.getCartTotals, undefined, { token })
  const placed = await placeOrder(service, shopper, {}, totals.grand_total === 0 ? 'free' : 'worldpay')
  if (!placed.ok || typeof placed.value === 'number' || placed.value.order_id === null)
    throw new Error(`not placed: ${JSON.stringify(placed)}`)
  const id = placed.value.order_id
  if (isPaid && placed.value.need_payment) await payByCard(service, shopper, id, VISA)
  return id
}
/** Refunds so many pieces of each line, as far as they are left; everything without a number. */
const refund = (id: number, pieces = Infinity) =>
  service.db.tx(async (tx) => {
    const order = await lockOrder(tx, id)
    const lines = (await readSoldOrders(tx, [id])).get(id)?.lines ?? []
    const asked = new Map(lines.map((line) => [line.id, Math.min(returnable(line), pieces)]))
    return (
      order && (await refundLocked(tx, order, asked, { applicationId: null, comment: 'Refunded.' }, now()))
    )
  })
const read = ({ token }: Shopper, id: number) =>
  service.expectOk(orders.getOrder, { params: { id } }, { token })
const pointsOf = ({ customerId }: Shopper) => readPoints(service.db, customerId, today())
const creditOf = ({ customerId }: Shopper) => payoutCreditOf(service.db, customerId)
const less10 = (minor: number) => minor - Math.round(minor / 10)

describe('a refund', () => {
  it('in halves closes the order with the second, and takes back all points and PV', async () => {
    const product = await productAt(40)
    await service.db.query('update product set pv = 30 where id = $1', [product.id])
    const shopper = await associate()
    const id = await place(shopper, product.sku, { qty: 2 })
    expect(await pointsOf(shopper)).toBeGreaterThan(0)
    await refund(id, 1)
    expect(await read(shopper, id)).toMatchObject({
      status: 'paid',
      total_refunded: less10(product.priceMinor) / 100,
      items: [{ qty_ordered: 2, qty_refunded: 1 }],
    })
    await refund(id, 1)
    const closed = await read(shopper, id)
    expect(closed).toMatchObject({ status: 'closed', items: [{ qty_refunded: 2 }] })
    expect(closed.total_refunded).toBe(less10(product.priceMinor * 2) / 100)
    expect(await pointsOf(shopper)).toBe(0)
    await settleVolume(service.db, now())
    expect(
      await service.db.query('select sum(volume)::int as volume from volume_entry where order_id = $1', [id]),
    ).toEqual([{ volume: 0 }])
    expect(await refund(id)).toBeUndefined()
  })
  it('of goods paid with points gives back points and no money, and says so', async () => {
    const product = await productAt(41)
    const shopper = await associate({ points: product.priceMinor * 200 })
    const before = await pointsOf(shopper)
    const id = await place(shopper, product.sku, { means: 'points' })
    expect(await pointsOf(shopper)).toBe(before - product.priceMinor * 100)
    expect(await refund(id)).toMatchObject({ moneyMinor: 0, pointsMinor: less10(product.priceMinor) })
    expect(await pointsOf(shopper)).toBe(before - (product.priceMinor - less10(product.priceMinor)) * 100)
    expect(await read(shopper, id)).toMatchObject({
      total_refunded: 0,
      extension_attributes: { loyalty_points_returned: less10(product.priceMinor) / 100 },
    })
  })
  it('pays back what a coupon left to pay, and returns the coupon with the last piece', async () => {
    const product = await productAt(42)
    await service.db.query(
      `insert into coupon (code, label, discount_minor, usage_limit) values ('HALF', 'Half', $1, 1) on conflict (code) do update set discount_minor = $1`,
      [product.priceMinor],
    )
    const shopper = await associate()
    const id = await place(shopper, product.sku, { qty: 2, coupon: 'HALF' })
    const isFree = async () =>
      (await service.db.one<{ times_used: number }>(`select times_used from coupon where code = 'HALF'`))
        ?.times_used === 0
    await refund(id, 1)
    expect(await isFree()).toBe(false)
    await refund(id, 1)
    expect(await isFree()).toBe(true)
    expect((await read(shopper, id)).total_refunded).toBe(less10(product.priceMinor) / 100)
  })
  it('of points that are parked in another order leaves no points behind', async () => {
    const product = await productAt(43, 40)
    const shopper = await associate()
    const first = await place(shopper, product.sku, { qty: 20 })
    const earned = await pointsOf(shopper)
    const parked = await place(shopper, product.sku, { means: 'points', isPaid: false })
    await refund(first)
    expect(await pointsOf(shopper)).toBe(-product.priceMinor * 100)
    const me = await service.expectOk(getMe, undefined, { token: shopper.token })
    expect(
      formatLoyalty(
        Math.round(Number(attributeText(me.custom_attributes, 'total_amount_available')) * 10_000),
      ),
    ).toBe(formatLoyalty(-product.priceMinor * 100))
    expect(await cancelUnpaid(service.services, shopper.customerId, parked, now())).toBe(true)
    expect(earned).toBeGreaterThan(0)
    expect(await pointsOf(shopper)).toBe(0)
  })
  it('returns goods that have not left to the stock they came from, and no others', async () => {
    const product = await productAt(44)
    const shopper = await associate()
    const [kept, sent] = [
      await place(shopper, product.sku, { qty: 3 }),
      await place(shopper, product.sku, { qty: 3 }),
    ]
    await refund(kept, 2)
    expect(await stockOf(service, product.id)).toBe(6)
    await refund(kept)
    expect(await stockOf(service, product.id)).toBe(7)
    await service.db.query(`update sales_order set status = 'received' where id = $1`, [sent])
    await refund(sent)
    expect(await stockOf(service, product.id)).toBe(7)
  })
  it('returns the parts of a bundle to stock', async () => {
    const shopper = await associate()
    const sum = async () =>
      (await service.db.one<{ sum: number }>('select sum(quantity)::int as sum from stock'))?.sum ?? 0
    const before = await sum()
    const id = await place(shopper, 'bundle-everyday', { qty: 2 })
    expect(await sum()).toBeLessThan(before)
    await refund(id, 1)
    await refund(id, 1)
    expect(await sum()).toBe(before)
  })
  it('of an unpaid or cancelled order changes nothing', async () => {
    const product = await productAt(45)
    const shopper = await associate()
    const id = await place(shopper, product.sku, { isPaid: false })
    expect(await refund(id)).toBeUndefined()
    await cancelUnpaid(service.services, shopper.customerId, id, now())
    expect(await refund(id)).toBeUndefined()
    expect((await read(shopper, id)).status).toBe('canceled')
  })
})

describe('the refund of a membership', () => {
  async function buy(shopper: Shopper, ...skus: string[]): Promise<number> {
    const { token } = shopper
    await service.expectOk(cart.createCart, undefined, { token })
    for (const sku of skus)
      await service.expectOk(cart.addCartItem, { body: { cartItem: { sku, qty: 1 } } }, { token })
    const placed = await placeOrder(service, shopper)
    if (!placed.ok || typeof placed.value === 'number') throw new Error(JSON.stringify(placed))
    const id = placed.value.order_id ?? 0
    await payByCard(service, shopper, id, VISA)
    return id
  }
  const preferred = async () => {
    const shopper = await newShopper(service)
    await service.db.query('update customer set tc_agreed = true where id = $1', [shopper.customerId])
    return shopper
  }
  const standing = ({ customerId }: Shopper) =>
    service.db.one('select group_label, associate_expires_on, joined_on from customer where id = $1', [
      customerId,
    ])
  const years = (count: number) => membershipUntil(today(), null, count)

  it('makes somebody a preferred customer again whom it had made an associate', async () => {
    const shopper = await preferred()
    const id = await buy(shopper, MEMBERSHIP_SKU)
    expect(await standing(shopper)).toMatchObject({
      group_label: 'associate',
      associate_expires_on: years(1),
    })
    await refund(id)
    expect(await standing(shopper)).toEqual({
      group_label: 'preferred',
      associate_expires_on: null,
      joined_on: null,
    })
  })
  it('keeps a year that was paid with another order', async () => {
    const shopper = await preferred()
    const first = await buy(shopper, MEMBERSHIP_SKU)
    const renewal = await buy(shopper, MEMBERSHIP_RENEWAL_SKU)
    expect(await standing(shopper)).toMatchObject({ associate_expires_on: years(2) })
    await refund(first)
    expect(await standing(shopper)).toMatchObject({
      group_label: 'associate',
      associate_expires_on: years(1),
    })
    await refund(renewal)
    expect(await standing(shopper)).toMatchObject({ group_label: 'preferred', associate_expires_on: null })
  })
  it('of a renewal gives back the term from before', async () => {
    const shopper = await preferred()
    await service.db.query(
      `update customer set group_label = 'associate', associate_expires_on = '2030-06-30', joined_on = '2024-06-30' where id = $1`,
      [shopper.customerId],
    )
    const id = await buy(shopper, MEMBERSHIP_RENEWAL_SKU)
    expect(await standing(shopper)).toMatchObject({ associate_expires_on: '2031-06-30' })
    await refund(id)
    expect(await standing(shopper)).toEqual({
      group_label: 'associate',
      associate_expires_on: '2030-06-30',
      joined_on: '2024-06-30',
    })
  })
})

describe('any sequence of orders, cancellations and refunds', () => {
  const event = fc.oneof(
    fc.record({
      kind: fc.constant('order' as const),
      means: fc.constantFrom<Means>('money', 'points', 'credit'),
      qty: fc.integer({ min: 1, max: 4 }),
      isPaid: fc.boolean(),
    }),
    fc.record({ kind: fc.constantFrom('cancel', 'expire'), about: fc.nat({ max: 5 }) }),
    fc.record({
      kind: fc.constant('refund' as const),
      about: fc.nat({ max: 5 }),
      pieces: fc.integer({ min: 1, max: 4 }),
    }),
  )
  interface Sums {
    money_in: number
    money_out: number
    credit_held: number
    used: number
    returned: number
    earned: number
    taken_back: number
    lines_left: number
  }
  /** What an order moved in each direction. */
  const sumsOf = (id: number) =>
    service.db.one<Sums & object>(
      `select o.paid_minor as money_in, coalesce((select sum(money_minor) from order_refund r where r.order_id = o.id), 0)::int as money_out,
         coalesce((select -sum(amount_minor) from payout_credit_entry e where kind in ('order', 'returned') and (reference = o.id::text or reference like o.id || ':%')), 0)::int as credit_held,
         ${['used', 'returned', 'earned', 'taken_back']
           .map(
             (kind) =>
               `abs(coalesce((select sum(points) from loyalty_entry e where e.order_id = o.id and e.kind = '${kind}'), 0))::bigint as ${kind}`,
           )
           .join(', ')},
         (select sum(qty - qty_refunded) from sales_order_item i where i.order_id = o.id and parent_item_id is null)::int as lines_left
       from sales_order o where o.id = $1`,
      [id],
    )

  it('never gives back more than came in, and ends with nothing earned by what was returned', async () => {
    const product = await productAt(46, 1_000_000)
    await service.db.query('update product set pv = 12.34 where id = $1', [product.id])
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 2, maxLength: 7 }), async (events) => {
        const opening = { points: product.priceMinor * 1_000, creditMinor: product.priceMinor * 3 }
        const shopper = await associate(opening)
        const placed: number[] = []
        const stock = await stockOf(service, product.id)
        for (const given of events) {
          const about = 'about' in given ? placed[given.about] : undefined
          if (given.kind === 'order') placed.push(await place(shopper, product.sku, given))
          else if (about === undefined) continue
          else if (given.kind === 'cancel')
            await cancelUnpaid(service.services, shopper.customerId, about, now())
          else if (given.kind === 'expire') {
            await service.db.query(
              `update sales_order set pay_before = created_at where id = $1 and pay_before is not null`,
              [about],
            )
            await sweepCommerce(service.services, now())
          } else if ('pieces' in given) await refund(about, given.pieces)
        }
        for (const id of placed) {
          const sums = await sumsOf(id)
          if (!sums) throw new Error('the order is gone')
          expect(sums.money_out).toBeLessThanOrEqual(sums.money_in)
          expect(sums.credit_held).toBeGreaterThanOrEqual(0)
          expect(sums.returned).toBeLessThanOrEqual(sums.used)
          expect(sums.taken_back).toBeLessThanOrEqual(sums.earned)
        }
        // everything ends: what can be cancelled is, what was paid is returned
        for (const id of placed) {
          await cancelUnpaid(service.services, shopper.customerId, id, now())
          await refund(id)
          const sums = await sumsOf(id)
          expect(sums?.earned).toBe(sums?.taken_back)
          expect((await read(shopper, id)).status).toMatch(/canceled|closed/)
        }
        await settleVolume(service.db, now())
        const [volume] = await service.db.query<{ sum: number }>(
          'select coalesce(sum(volume), 0)::int as sum from volume_entry where order_id = any($1)',
          [placed],
        )
        expect(volume?.sum).toBe(0)
        expect(await stockOf(service, product.id)).toBe(stock)
        expect(await pointsOf(shopper)).toBeLessThanOrEqual(opening.points)
        expect(await pointsOf(shopper)).toBeGreaterThanOrEqual(0)
        expect(await creditOf(shopper)).toBeLessThanOrEqual(opening.creditMinor)
      }),
      { numRuns: 15 },
    )
  }, 60_000)
})
