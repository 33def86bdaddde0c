import type { Db } from '#service/db/db.ts'

/** An order that an application may be about, with its products. */
export interface OrderWithItems {
  id: number
  increment_id: string
  status: string
  created_at: Date
  items: { sku: string; name: string; qty: number; price_minor: number }[]
}

/** A customer's orders by number; parts of bundles are not listed. Orders of others are omitted as if they did not exist. */
export const findOwnOrders = (
  db: Db,
  numbers: readonly string[],
  customerId: number,
): Promise<OrderWithItems[]> =>
  db.query<OrderWithItems>(
    `select o.id, o.increment_id, o.status, o.created_at,
       coalesce((select jsonb_agg(jsonb_build_object('sku', i.sku, 'name', i.name, 'qty', i.qty, 'price_minor', i.price_minor) order by i.id)
         from sales_order_item i where i.order_id = o.id and i.parent_item_id is null), '[]') as items
     from sales_order o where o.increment_id = any($1::text[]) and o.customer_id = $2`,
    [[...numbers], customerId],
  )
