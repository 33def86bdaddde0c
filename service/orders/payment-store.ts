import type { PaymentRefund } from '#domain/orders/refund-progress.ts'
import { paymentStatuses } from '#domain/payment/schema.ts'
import type { Db } from '#service/db/db.ts'
import {
  bool,
  computed,
  defineRow,
  int,
  jsonb,
  nullable,
  oneOf,
  text,
  textOf,
  timestamptz,
  type RowOf,
} from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import type { Vendor } from '#service/ports/payments.ts'

/** An attempt to pay an order. */
export const paymentRow = defineRow('payment', {
  id: text,
  order_id: int,
  provider: oneOf('worldpay', 'ingenico', 'citcon', 'planet'),
  method: text,
  vendor: nullable(textOf<Vendor>()),
  amount_minor: int,
  status: oneOf(...paymentStatuses),
  refund_due: bool,
  redirect_url: nullable(text),
  /** The provider's own name of the payment. */
  reference: nullable(text),
  needs_challenge: bool,
  message: nullable(text),
  created_at: timestamptz,
  updated_at: timestamptz,
})
export type PaymentRow = RowOf<typeof paymentRow>

/** `is_starting`: the provider was asked to start it and has not answered yet. */
export interface OpenPaymentRow extends PaymentRow {
  is_starting: boolean
}

/** Whether the result of a payment is still to come. */
export const isOpen = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  status === 'pending' || status === 'processing'

/** Open payments of orders, oldest first. */
export const openPayments = (db: Db, orderIds: readonly number[]): Promise<OpenPaymentRow[]> =>
  db.query(
    sql`select ${paymentRow}, ${computed('is_starting', bool, 'coalesce(starting_until > clock_timestamp(), false)')} from payment
     where order_id = any($1) and status in ('pending', 'processing') order by seq`,
    [orderIds],
  )

/** A payment as orders are told with it. */
export interface ToldPaymentRow extends PaymentRow {
  is_last: boolean
  /** What goes back to it. */
  refunds: readonly PaymentRefund[]
}

const refundsOf = (payment: string): string =>
  `(select jsonb_agg(jsonb_build_object('status', r.status, 'amountMinor', r.amount_minor, 'isOfOrder', r.order_refund_id is not null))
     from payment_refund r where r.payment_id = ${payment})`

/** The open payments of orders, the newest of each and those to which money goes back, oldest first. */
export const openAndLastPayments = (db: Db, orderIds: readonly number[]): Promise<ToldPaymentRow[]> =>
  db.query(
    sql`select ${paymentRow}, ${computed('is_last', bool, 'nth = 1')}, ${computed('refunds', jsonb<PaymentRefund[]>(), `coalesce(${refundsOf('of_orders.id')}, '[]')`)}
     from (select ${paymentRow.columns}, seq, row_number() over (partition by order_id order by seq desc) as nth from payment where order_id = any($1)) of_orders
     where nth = 1 or status in ('pending', 'processing')
       or exists (select from payment_refund r where r.payment_id = of_orders.id) order by seq`,
    [orderIds],
  )

/** Cancels the open payments of an order. */
export const cancelOpenPayments = (db: Db, orderId: number, now: Date): Promise<unknown> =>
  db.query(
    `update payment set status = 'cancelled', updated_at = $2 where order_id = $1 and status in ('pending', 'processing')`,
    [orderId, now],
  )
