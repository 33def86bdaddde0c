import type { SoldOrder } from '#domain/orders/refund.ts'
import type { Db } from '#service/db/db.ts'
import { namesOfSku, type ProductNames } from './product-names-store.ts'
import { readSoldOrders } from '#service/orders/refunds/refund-store.ts'

/** A product of an order; lines with the same SKU are one. */
interface OrderedProduct {
  sku: string
  /** Name under which it was ordered. */
  name: string
  names: ProductNames
  qty: number
  price_minor: number
  /** Pieces that were refunded. */
  qty_refunded: number
  /** Pieces that applications for a refund name which are not decided. */
  qty_requested: number
}

/** An order that an application may be about, with its products. */
export interface OrderWithItems {
  id: number
  increment_id: string
  status: string
  created_at: Date
  paid_at: Date | null
  items: OrderedProduct[]
  sold: SoldOrder
}

/**
 * A customer's orders by number; parts of bundles are not listed. Orders of others are omitted as if they did not
 * exist.
 * @param locked locks the orders until the end of the transaction, so that nobody else applies for the same pieces
 */
export async function findOwnOrders(
  db: Db,
  numbers: readonly string[],
  customerId: number,
  locked = false,
): Promise<OrderWithItems[]> {
  if (locked)
    await db.query(
      'select 1 from sales_order where increment_id = any($1::text[]) and customer_id = $2 order by id for update',
      [[...numbers], customerId],
    )
  const rows = await db.query<Omit<OrderWithItems, 'sold'>>(
    `select o.id, o.increment_id, o.status, o.created_at, o.paid_at,
       coalesce((select jsonb_agg(jsonb_build_object('sku', p.sku, 'name', p.name, 'names', ${namesOfSku('p.sku')}, 'qty', p.qty, 'price_minor', p.price_minor, 'qty_refunded', p.qty_refunded,
           'qty_requested', coalesce((select sum(a.quantity) from application_item a join application f on f.id = a.application_id
             where a.order_id = o.id and a.sku = p.sku and f.type = 'refund' and f.status = 'pending'), 0)) order by p.first)
         from (select i.sku, min(i.id) as first, (array_agg(i.name order by i.id))[1] as name, (array_agg(i.price_minor order by i.id))[1] as price_minor,
             sum(i.qty)::int as qty, sum(i.qty_refunded)::int as qty_refunded
           from sales_order_item i where i.order_id = o.id and i.parent_item_id is null group by i.sku) p), '[]') as items
     from sales_order o where o.increment_id = any($1::text[]) and o.customer_id = $2 order by o.id`,
    [[...numbers], customerId],
  )
  const sold = await readSoldOrders(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const order = sold.get(row.id)
    return order ? [{ ...row, sold: order }] : []
  })
}
