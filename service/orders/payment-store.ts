import type { Db } from '#service/db/db.ts'
import type { Provider, Vendor } from '#service/ports/payments.ts'

/** An attempt to pay an order. */
export interface PaymentRow {
  id: string
  order_id: number
  provider: Provider
  method: string
  vendor: Vendor | null
  amount_minor: number
  status: 'pending' | 'processing' | 'success' | 'failed' | 'cancelled'
  refund_due: boolean
  redirect_url: string | null
  needs_challenge: boolean
  message: string | null
  created_at: Date
  updated_at: Date
}

/** `is_starting`: the provider was asked to start it and has not answered yet. */
export interface OpenPaymentRow extends PaymentRow {
  is_starting: boolean
}

/** Whether the result of a payment is still to come. */
export const isOpen = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  status === 'pending' || status === 'processing'

/** Open payments of orders, oldest first. */
export const openPayments = (db: Db, orderIds: readonly number[]): Promise<OpenPaymentRow[]> =>
  db.query<OpenPaymentRow>(
    `select *, coalesce(starting_until > clock_timestamp(), false) as is_starting from payment
     where order_id = any($1) and status in ('pending', 'processing') order by seq`,
    [orderIds],
  )

/** The open payments of orders and the newest of each, oldest first. */
export const openAndLastPayments = (
  db: Db,
  orderIds: readonly number[],
): Promise<(PaymentRow & { is_last: boolean })[]> =>
  db.query<PaymentRow & { is_last: boolean }>(
    `select * from (select p.*, row_number() over (partition by order_id order by seq desc) = 1 as is_last from payment p where order_id = any($1)) of_orders
     where is_last or status in ('pending', 'processing') order by seq`,
    [orderIds],
  )

/** Cancels the open payments of an order. */
export const cancelOpenPayments = (db: Db, orderId: number, now: Date): Promise<unknown> =>
  db.query(
    `update payment set status = 'cancelled', updated_at = $2 where order_id = $1 and status in ('pending', 'processing')`,
    [orderId, now],
  )
