import { describe, expect, it } from 'vitest'
import { noRefund, type SoldOrder } from '../orders/refund.ts'
import { estimateRefund, piecesLeft, soldOrderOf } from './refund.ts'
import type { CheckedOrder } from './schema.ts'

const order: SoldOrder = {
  lines: [
    { sku: 'VITC', qty: 2, rowMinor: 30_240 },
    { sku: 'COLL', qty: 1, rowMinor: 29_520 },
  ].map((line, id) => ({
    id,
    returnedQty: 0,
    discountMinor: 0,
    isMembership: false,
    isBundle: false,
    volume: 0,
    ...line,
  })),
  moneyMinor: 62_760,
  creditMinor: 0,
  pointsMinor: 0,
  earned: 0,
  refunded: noRefund,
}
const wire: CheckedOrder = {
  order_id: 7,
  increment_id: '000000007',
  created_at: '2026-11-08 02:00:00',
  status: 'received',
  items: [
    { sku: 'VITC', name: 'Vitamin C', qty_ordered: 2, price: 151.2 },
    { sku: 'COLL', name: 'Collagen', qty_ordered: 1, price: 295.2 },
  ],
}

describe('an estimated refund', () => {
  it('adds up the orders of an application, less 10 % (R-735)', () => {
    const whole = [
      { sku: 'VITC', quantity: 2 },
      { sku: 'COLL', quantity: 1 },
    ]
    expect(
      estimateRefund([
        { order, items: whole },
        { order, items: [{ sku: 'VITC', quantity: 1 }] },
      ]),
    ).toMatchObject({
      goodsMinor: 59_760 + 15_120,
      feeMinor: 5_976 + 1_512,
      moneyMinor: 67_392,
      refundMinor: 67_392,
      isCapped: false,
    })
    expect(estimateRefund([])).toEqual({ ...noRefund, refundMinor: 0, isCapped: false })
  })
  it('is nothing for more pieces than are left', () => {
    expect(estimateRefund([{ order, items: [{ sku: 'VITC', quantity: 3 }] }])).toMatchObject({
      goodsMinor: 0,
      refundMinor: 0,
    })
  })
  it('is the same in the browser, from what the service tells of the order', () => {
    const [first] = order.lines
    const told = soldOrderOf({
      ...wire,
      sold: {
        lines: order.lines.map((line) => ({
          sku: line.sku,
          qty: line.qty,
          qty_refunded: line === first ? 1 : 0,
          row_total: line.rowMinor / 100,
          discount_amount: 0,
          is_membership: false,
          is_bundle: false,
        })),
        money: 0,
        credit: 30,
        points: 597.6,
        refunded: { goods: 151.2, fee: 15.12, money: 0, credit: 0, points: 136.08 },
      },
    })
    expect(estimateRefund([{ order: told, items: [{ sku: 'VITC', quantity: 1 }] }])).toMatchObject({
      goodsMinor: 15_120,
      feeMinor: 1_512,
      moneyMinor: 0,
      creditMinor: 0,
      pointsMinor: 13_608,
    })
  })
  it('takes an order of a service that says no more to be paid in money', () => {
    expect(
      estimateRefund([{ order: soldOrderOf(wire), items: [{ sku: 'COLL', quantity: 1 }] }]),
    ).toMatchObject({ goodsMinor: 29_520, moneyMinor: 26_568 })
    expect(soldOrderOf(wire)).toMatchObject({
      lines: [
        { sku: 'VITC', qty: 2, returnedQty: 0, rowMinor: 30_240, isMembership: false, isBundle: false },
        { sku: 'COLL', qty: 1, returnedQty: 0, rowMinor: 29_520, isMembership: false, isBundle: false },
      ],
      moneyMinor: 59_760,
    })
  })
  it('says when the cap withholds something of one of the orders', () => {
    const dear = {
      ...order,
      lines: [{ ...order.lines[0]!, sku: 'DEAR', qty: 1, rowMinor: 1_000_000 }],
      moneyMinor: 1_000_000,
    }
    const parts = [
      { order, items: [{ sku: 'COLL', quantity: 1 }] },
      { order: dear, items: [{ sku: 'DEAR', quantity: 1 }] },
    ]
    expect(estimateRefund(parts)).toMatchObject({ refundMinor: 26_568 + 750_000, isCapped: true })
  })
})

it.each([
  [{ qty_ordered: 3 }, 3],
  [{ qty_ordered: 3, qty_refunded: 1, qty_requested: 1 }, 1],
  [{ qty_ordered: 3, qty_refunded: 2, qty_requested: 2 }, 0],
])('of %o, %i can still be returned', (product, left) => {
  expect(piecesLeft(product)).toBe(left)
})
