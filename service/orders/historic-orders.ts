import type * as z from 'zod/mini'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import type { HistoricOrder } from '#domain/loyalty/schema.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { RequestContext } from '#service/http/context.ts'
import { orderItems } from './store.ts'
import { listBusinessOrders } from './historic-store.ts'

/** The customer's orders of the business channel, newest first (C-6.14). */
export async function historicOrdersWire(
  { db }: Pick<RequestContext, 'db'>,
  customerId: number,
): Promise<z.input<typeof HistoricOrder>[]> {
  const orders = await listBusinessOrders(db, customerId)
  const lines = await orderItems(
    db,
    orders.map(({ id }) => id),
  )
  const linesOf = Map.groupBy(
    lines.filter((line) => line.parent_item_id === null),
    ({ order_id }) => order_id,
  )
  return orders.map(({ id, increment_id, status, created_at, grand_total_minor, pv }) => ({
    order_number: increment_id,
    order_date: formatServiceTime(created_at),
    status,
    total: toDecimal(grand_total_minor),
    pv,
    items: (linesOf.get(id) ?? []).map(({ sku, name, qty, price_minor }) => ({
      sku,
      name,
      qty,
      price: toDecimal(price_minor),
    })),
    order_id: id,
  }))
}
