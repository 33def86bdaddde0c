import { toMinor, type Minor } from '../money/money.ts'
import {
  assignPieces,
  noRefund,
  paidBackMinor,
  refundOf,
  sumRefunds,
  type RefundAmounts,
  type SoldLine,
  type SoldOrder,
} from '../orders/refund.ts'
import type { CheckedOrder } from './schema.ts'

/** Policies that are shown beside the forms and checked by staff. */
export const policies = {
  enrollerGraceDays: 7,
  enrollerFeeHkd: 180,
  sponsorPeriods: 3,
  returnDays: 30,
  paidWithinDays: 30,
  guaranteeDays: 30,
  replenishmentDays: 30,
} as const

/** Pieces of a product. */
export interface ProductPieces {
  readonly sku: string
  readonly quantity: number
}

export interface RefundEstimate extends RefundAmounts {
  /** Expected refund, whatever the means, in cents. */
  readonly refundMinor: Minor
  readonly isCapped: boolean
}

/**
 * Estimates a refund over the orders of an application (`refundOf`). It is an estimate because staff decide, knowing
 * what was returned and in what condition. An order with fewer pieces left counts as nothing.
 */
export function estimateRefund(
  parts: readonly { readonly order: SoldOrder; readonly items: readonly ProductPieces[] }[],
): RefundEstimate {
  const refunds = parts.flatMap(({ order, items }) => {
    const pieces = assignPieces(order.lines, items)
    return pieces ? [refundOf(order, pieces)] : []
  })
  const amounts = sumRefunds(refunds)
  return { ...amounts, refundMinor: paidBackMinor(amounts), isCapped: refunds.some((each) => each.isCapped) }
}

/**
 * A checked order as the refund rule reads it. A service that does not say how the order was paid is taken to have
 * been paid in money, at the prices of its products.
 */
export function soldOrderOf({ items, sold }: CheckedOrder): SoldOrder {
  if (sold)
    return {
      lines: sold.lines.map((line, index): SoldLine => ({
        id: index,
        sku: line.sku,
        qty: line.qty,
        returnedQty: line.qty_refunded,
        rowMinor: toMinor(line.row_total),
        discountMinor: toMinor(line.discount_amount),
        isMembership: line.is_membership,
        isBundle: line.is_bundle,
        volume: 0,
      })),
      moneyMinor: toMinor(sold.money),
      creditMinor: toMinor(sold.credit),
      pointsMinor: toMinor(sold.points),
      earned: 0,
      refunded: {
        ...noRefund,
        goodsMinor: toMinor(sold.refunded.goods),
        feeMinor: toMinor(sold.refunded.fee),
        moneyMinor: toMinor(sold.refunded.money),
        creditMinor: toMinor(sold.refunded.credit),
        pointsMinor: toMinor(sold.refunded.points),
      },
    }
  const lines = items.map(({ sku, qty_ordered: qty, price }, id): SoldLine => ({
    id,
    sku,
    qty,
    returnedQty: 0,
    rowMinor: toMinor(price) * qty,
    discountMinor: 0,
    isMembership: false,
    isBundle: false,
    volume: 0,
  }))
  return {
    lines,
    moneyMinor: lines.reduce((sum, { rowMinor }) => sum + rowMinor, 0),
    creditMinor: 0,
    pointsMinor: 0,
    earned: 0,
    refunded: noRefund,
  }
}

/** Pieces of a product that an application may still name: neither refunded nor in another open application. */
export const piecesLeft = ({
  qty_ordered: ordered,
  qty_refunded: refunded = 0,
  qty_requested: requested = 0,
}: Pick<CheckedOrder['items'][number], 'qty_ordered' | 'qty_refunded' | 'qty_requested'>): number =>
  Math.max(0, ordered - refunded - requested)
