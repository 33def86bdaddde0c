import { randomUUID } from 'node:crypto'
import type { Provider, Vendor } from '#service/checkout/payment-methods.ts'
import type { Db } from '#service/db/db.ts'

export interface PaymentRow {
  id: string; order_id: number; provider: Provider; method: string; vendor: Vendor | null; amount_minor: number
  status: 'pending' | 'processing' | 'success' | 'failed' | 'cancelled'
  refund_due: boolean; redirect_url: string | null; needs_challenge: boolean; message: string | null; created_at: Date; updated_at: Date
}

/** Locks a payment; its order must be locked before. */
export const lockPayment = (db: Db, id: string): Promise<PaymentRow | undefined> => db.one<PaymentRow>('select * from payment where id = $1 for update', [id])

/** The newest payment of an order, of one provider or of any. */
export const latestPayment = (db: Db, orderId: number, provider?: Provider): Promise<PaymentRow | undefined> =>
  db.one<PaymentRow>('select * from payment where order_id = $1 and ($2::text is null or provider = $2) order by seq desc limit 1', [orderId, provider ?? null])

/** Payments of orders that are neither paid nor failed. */
export const openPayments = (db: Db, orderIds: readonly number[]): Promise<PaymentRow[]> =>
  db.query<PaymentRow>(`select * from payment where order_id = any($1) and status in ('pending', 'processing') order by seq`, [orderIds])

/** The newest payment of each order. */
export const lastPayments = (db: Db, orderIds: readonly number[]): Promise<PaymentRow[]> =>
  db.query<PaymentRow>('select distinct on (order_id) * from payment where order_id = any($1) order by order_id, seq desc', [orderIds])

/** A new payment. Ids are random: they are part of the provider's page address. */
export async function insertPayment(db: Db, payment: Pick<PaymentRow, 'order_id' | 'provider' | 'method' | 'vendor' | 'amount_minor'>, now: Date): Promise<PaymentRow> {
  const row = await db.one<PaymentRow>(
    'insert into payment (id, order_id, provider, method, vendor, amount_minor, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $7) returning *',
    [randomUUID(), payment.order_id, payment.provider, payment.method, payment.vendor, payment.amount_minor, now],
  )
  if (!row) throw new Error('the payment was not stored')
  return row
}
