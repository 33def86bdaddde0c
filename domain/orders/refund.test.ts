import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { earnedPoints } from '../loyalty/points.ts'
import {
  assignPieces,
  cancellationOf,
  noRefund,
  paidBackMinor,
  REFUND_CAP_MINOR,
  refundOf,
  returnable,
  sumRefunds,
  type RefundAmounts,
  type SoldLine,
  type SoldOrder,
} from './refund.ts'

const line = (given: Partial<SoldLine> & { id: number }): SoldLine => ({
  sku: `S${given.id}`,
  qty: 1,
  returnedQty: 0,
  rowMinor: 10_000,
  discountMinor: 0,
  isMembership: false,
  isBundle: false,
  volume: 0,
  ...given,
})
const order = (lines: readonly SoldLine[], given: Partial<SoldOrder> = {}): SoldOrder => ({
  lines,
  moneyMinor: lines.reduce((sum, { rowMinor, discountMinor }) => sum + rowMinor - discountMinor, 3_000),
  creditMinor: 0,
  pointsMinor: 0,
  earned: 0,
  refunded: noRefund,
  ...given,
})
const all = ({ lines }: SoldOrder) => new Map(lines.map((each) => [each.id, returnable(each)]))

describe('a refund', () => {
  it('pays back goods less 10 %, without delivery (R-735)', () => {
    expect(refundOf(order([line({ id: 1, qty: 2, rowMinor: 41_040 })]), new Map([[1, 1]]))).toMatchObject({
      goodsMinor: 20_520,
      feeMinor: 2_052,
      moneyMinor: 18_468,
      creditMinor: 0,
      pointsMinor: 0,
      isWhole: false,
    })
  })
  it('pays back at most HK$7,500 for an order, in however many parts (R-734)', () => {
    const sold = order([line({ id: 1, qty: 10, rowMinor: 1_000_000 })])
    const first = refundOf(sold, new Map([[1, 8]]))
    expect(first).toMatchObject({ moneyMinor: 720_000, isCapped: false })
    const lines = sold.lines.map((each) => ({ ...each, returnedQty: 8 }))
    expect(refundOf({ ...sold, lines, refunded: first }, new Map([[1, 2]]))).toMatchObject({
      moneyMinor: REFUND_CAP_MINOR - 720_000,
      isCapped: true,
      isWhole: true,
    })
  })
  it('of goods paid with points gives back points, and no money', () => {
    const sold = order([line({ id: 1, rowMinor: 41_040 })], { moneyMinor: 3_000, pointsMinor: 41_040 })
    expect(refundOf(sold, all(sold))).toMatchObject({ moneyMinor: 0, pointsMinor: 36_936 })
  })
  it('of an order with a coupon pays back what was paid for the goods', () => {
    const sold = order([line({ id: 1, rowMinor: 41_040, discountMinor: 30_000 })])
    expect(refundOf(sold, all(sold))).toMatchObject({ goodsMinor: 11_040, moneyMinor: 9_936 })
  })
  it('is split between money and payout credit as they paid for the order', () => {
    const sold = order([line({ id: 1, rowMinor: 40_000 })], { moneyMinor: 33_000, creditMinor: 11_000 })
    // 40,000 less 4,000, a quarter of it as credit
    expect(refundOf(sold, all(sold))).toMatchObject({ creditMinor: 9_000, moneyMinor: 27_000 })
  })
  it('takes back the points that the kept goods would not have earned', () => {
    const sold = order([line({ id: 1, qty: 4, rowMinor: 200_000 })], { earned: earnedPoints(200_000) })
    // 20 % of HK$2,000 were earned; HK$500 earn 10 %
    expect(refundOf(sold, new Map([[1, 3]])).earned).toBe(4_000_000 - 500_000)
    expect(refundOf(sold, all(sold)).earned).toBe(4_000_000)
  })
  it('counts no kept membership towards the points that the kept goods earn', () => {
    const sold = order(
      [line({ id: 1, qty: 2, rowMinor: 100_000 }), line({ id: 2, rowMinor: 25_800, isMembership: true })],
      { earned: earnedPoints(100_000) },
    )
    // 15 % of HK$1,000 were earned; HK$500 earn 10 %
    expect(refundOf(sold, new Map([[1, 1]])).earned).toBe(1_500_000 - 500_000)
  })
  it('is called capped only where something is withheld', () => {
    const exact = order([line({ id: 1, rowMinor: 833_333 })])
    expect(refundOf(exact, all(exact))).toMatchObject({ moneyMinor: REFUND_CAP_MINOR, isCapped: false })
    const more = order([line({ id: 1, rowMinor: 833_335 })])
    expect(refundOf(more, all(more))).toMatchObject({ moneyMinor: REFUND_CAP_MINOR, isCapped: true })
  })
  it('pays back the sum of its means', () => {
    expect(paidBackMinor({ moneyMinor: 1_000, creditMinor: 200, pointsMinor: 30 })).toBe(1_230)
  })
  it('takes back PV, and the price of memberships with their years', () => {
    const sold = order([
      line({ id: 1, qty: 3, volume: 1_000 }),
      line({ id: 2, qty: 2, rowMinor: 51_600, isMembership: true }),
    ])
    expect(
      refundOf(
        sold,
        new Map([
          [1, 1],
          [2, 1],
        ]),
      ),
    ).toMatchObject({ volume: 334, packMinor: 25_800, yearsLeft: 1, isWhole: false })
  })
  it('takes back a membership that was free with the goods, once they no longer waive its fee', () => {
    const free = line({ id: 9, rowMinor: 0, isMembership: true })
    const bundle = order([line({ id: 1, rowMinor: 50_000, isBundle: true }), line({ id: 2 }), free])
    expect(refundOf(bundle, new Map([[2, 1]]))).toMatchObject({ yearsLeft: 1 })
    const whole = refundOf(bundle, new Map([[1, 1]]))
    expect([whole.yearsLeft, whole.isWhole, whole.pieces.get(9)]).toEqual([0, false, 1])
    const goods = order([line({ id: 1, qty: 4, rowMinor: 400_000 }), free])
    expect(refundOf(goods, new Map([[1, 1]])).yearsLeft).toBe(0)
  })
  it('keeps a membership that was paid for', () => {
    const sold = order([line({ id: 1 }), line({ id: 2, rowMinor: 25_800, isMembership: true })])
    expect(refundOf(sold, new Map([[1, 1]])).yearsLeft).toBe(1)
  })
  it('refuses more pieces than are left, and fewer than none', () => {
    const sold = order([line({ id: 1, qty: 2, returnedQty: 1 })])
    expect(() => refundOf(sold, new Map([[1, 2]]))).toThrow(RangeError)
    expect(() => refundOf(sold, new Map([[1, -1]]))).toThrow(RangeError)
    // whatever the other lines have
    const two = order([line({ id: 1, qty: 2, returnedQty: 1 }), line({ id: 2, qty: 5 })])
    expect(() => refundOf(two, new Map([[1, 2]]))).toThrow(RangeError)
  })
})

/** A paid order of any kind: lines with and without coupon, paid with money, credit, both, or points and delivery. */
const soldOrders = fc
  .record({
    lines: fc.array(
      fc.record({
        qty: fc.integer({ min: 1, max: 5 }),
        priceMinor: fc.integer({ min: 0, max: 300_000 }),
        offPercent: fc.integer({ min: 0, max: 100 }),
        volume: fc.integer({ min: 0, max: 100_000 }),
        kind: fc.constantFrom('goods', 'goods', 'bundle', 'membership'),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    deliveryMinor: fc.integer({ min: 0, max: 8_000 }),
    creditPercent: fc.integer({ min: 0, max: 100 }),
    usesPoints: fc.boolean(),
  })
  .map(({ lines, deliveryMinor, creditPercent, usesPoints }): SoldOrder => {
    const sold = lines.map(({ qty, priceMinor, offPercent, volume, kind }, id) => {
      const rowMinor = priceMinor * qty
      const isMembership = kind === 'membership' && !usesPoints
      return line({
        id,
        sku: `S${id % 3}`,
        qty,
        rowMinor,
        discountMinor: usesPoints ? 0 : Math.floor((rowMinor * offPercent) / 100),
        isMembership,
        isBundle: kind === 'bundle',
        volume: isMembership ? 0 : volume,
      })
    })
    const net = (each: readonly SoldLine[]) =>
      each.reduce((sum, { rowMinor, discountMinor }) => sum + rowMinor - discountMinor, 0)
    const pointsMinor = usesPoints ? net(sold) : 0
    const due = net(sold) - pointsMinor + deliveryMinor
    const creditMinor = usesPoints ? 0 : Math.floor((due * creditPercent) / 100)
    return {
      lines: sold,
      moneyMinor: due - creditMinor,
      creditMinor,
      pointsMinor,
      earned: usesPoints ? 0 : earnedPoints(net(sold.filter(({ isMembership }) => !isMembership))),
      refunded: noRefund,
    }
  })

describe('any sequence of refunds of an order', () => {
  const sequences = fc.tuple(
    soldOrders,
    fc.array(fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 5 }), { maxLength: 6 }),
  )
  /** Refunds so many pieces of each line, as far as there are any, and in the end all that is left. */
  function refundInParts(sold: SoldOrder, parts: readonly (readonly number[])[]) {
    const refunds: RefundAmounts[] = []
    let now = sold
    for (const part of [...parts, sold.lines.map(({ qty }) => qty)]) {
      const asked = new Map(now.lines.map((each, at) => [each.id, Math.min(returnable(each), part[at] ?? 0)]))
      const refund = refundOf(now, asked)
      refunds.push(refund)
      now = {
        ...now,
        lines: now.lines.map((each) => ({
          ...each,
          returnedQty: each.returnedQty + (refund.pieces.get(each.id) ?? 0),
        })),
        refunded: sumRefunds(refunds),
      }
    }
    return { now, refunds, total: now.refunded }
  }

  it('gives back no more than came in, by each means, and takes back no more than was given', () => {
    fc.assert(
      fc.property(sequences, ([sold, parts]) => {
        const { refunds, total } = refundInParts(sold, parts)
        for (const refund of refunds)
          for (const amount of Object.values({ ...noRefund, ...refund }))
            if (typeof amount === 'number') expect(amount).toBeGreaterThanOrEqual(0)
        expect(total.moneyMinor).toBeLessThanOrEqual(sold.moneyMinor)
        expect(total.creditMinor).toBeLessThanOrEqual(sold.creditMinor)
        expect(total.pointsMinor).toBeLessThanOrEqual(sold.pointsMinor)
        expect(paidBackMinor(total)).toBeLessThanOrEqual(Math.min(REFUND_CAP_MINOR, total.goodsMinor))
        expect(total.earned).toBe(sold.earned)
      }),
    )
  })
  it('adds up to the refund of all of it at once', () => {
    fc.assert(
      fc.property(sequences, ([sold, parts]) => {
        const { total } = refundInParts(sold, parts)
        const atOnce = refundOf(sold, all(sold))
        expect(atOnce).toMatchObject({ ...total, isWhole: true, yearsLeft: 0 })
      }),
    )
  })
})

describe('pieces named by SKU', () => {
  const lines = [line({ id: 1, sku: 'A', qty: 2 }), line({ id: 2, sku: 'A', qty: 3, returnedQty: 1 })]
  it('are taken from the lines in turn', () => {
    expect(assignPieces(lines, [{ sku: 'A', quantity: 3 }])).toEqual(
      new Map([
        [1, 2],
        [2, 1],
      ]),
    )
    expect(
      assignPieces(lines, [
        { sku: 'A', quantity: 1 },
        { sku: 'A', quantity: 3 },
      ]),
    ).toEqual(
      new Map([
        [1, 2],
        [2, 2],
      ]),
    )
  })
  it('are refused when there are fewer, or none of that name', () => {
    expect(assignPieces(lines, [{ sku: 'A', quantity: 5 }])).toBeNull()
    expect(assignPieces(lines, [{ sku: 'B', quantity: 1 }])).toBeNull()
  })
})

it('a cancelled order gives back everything that it held', () => {
  expect(cancellationOf({ creditMinor: 70, pointsMinor: 41_040 })).toEqual({
    ...noRefund,
    creditMinor: 70,
    pointsMinor: 41_040,
  })
})
