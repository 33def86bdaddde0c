import type * as z from 'zod/mini'
import { toDecimal } from '#domain/money/money.ts'
import { refundProgress, type PaymentRefund } from '#domain/orders/refund-progress.ts'
import type { Order } from '#domain/orders/schema.ts'
import type { OrderRow } from '../store.ts'

/** How the money of an order's refunds stands, as the order tells it; nothing for an order that gives no money back. */
export function refundsWire(
  { refunded_minor: enteredMinor }: Pick<OrderRow, 'refunded_minor'>,
  payments: readonly { readonly refunds: readonly PaymentRefund[] }[],
): Pick<NonNullable<z.input<typeof Order>['extension_attributes']>, 'refunds'> {
  const { paidMinor, onWayMinor, delayedMinor } = refundProgress(
    enteredMinor,
    payments.flatMap(({ refunds }) => refunds),
  )
  if (paidMinor + onWayMinor + delayedMinor === 0) return {}
  return {
    refunds: {
      paid: toDecimal(paidMinor),
      on_way: toDecimal(onWayMinor),
      delayed: toDecimal(delayedMinor),
    },
  }
}
