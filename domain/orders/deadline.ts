import { parseServiceTime } from '../dates/service-time.ts'
import type { Order } from './schema.ts'

/** Until when an order may be paid, and what the service's clock said when that was read. Both in milliseconds since 1970. */
export interface PaymentDeadline { deadline: number; serverNow: number }

/**
 * The time limit of an unpaid order (shopping.md §4 "Order statuses"): what the service says (`pay_before`), or else the
 * order's age against the order lifetime. A lifetime of 0 is unknown: no limit, no countdown (decisions.md A-56).
 * @param lifetimeMinutes answer of getOrderLifetime.
 * @param receivedAt when the order was read by this device, used where the service's clock did not come with it.
 */
export function paymentDeadline(order: Pick<Order, 'created_at' | 'extension_attributes'>, lifetimeMinutes: number, receivedAt: number): PaymentDeadline | null {
  const { pay_before: before, server_time: clock } = order.extension_attributes ?? {}
  const serverNow = clock ? parseServiceTime(clock).getTime() : receivedAt
  const deadline = before ? parseServiceTime(before).getTime() : lifetimeMinutes > 0 && order.created_at ? parseServiceTime(order.created_at).getTime() + lifetimeMinutes * 60_000 : Number.NaN
  return Number.isFinite(deadline) && Number.isFinite(serverNow) ? { deadline, serverNow } : null
}
