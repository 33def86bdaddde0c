import type { Db } from '#service/db/db.ts'

/** An order as the sandbox lists it. */
export interface ListedOrder {
  id: number
  increment_id: string
  status: string
  /** Key of a sandbox person, otherwise the customer's e-mail, mobile or id. */
  customer: string
  isPaid: boolean
  isDelivered: boolean
  linesToSend: number
  piecesLeft: number
}

/** The newest orders, of everybody or of one customer, with what their moves depend on. */
export const listNewestOrders = (
  db: Db,
  { customerId, id, limit }: { customerId?: number | undefined; id?: number; limit: number },
): Promise<ListedOrder[]> =>
  db.query<ListedOrder>(
    `select o.id, o.increment_id, o.status, coalesce(c.persona, c.email, c.mobile, c.id::text) as customer,
       o.paid_at is not null as "isPaid", o.shipping_address is not null as "isDelivered",
       (select count(*)::int from sales_order_item i where i.order_id = o.id and i.parent_item_id is null and i.product_type <> 'virtual' and i.qty > i.qty_refunded
          and not exists (select 1 from shipment s, jsonb_array_elements(s.items) sent where s.order_id = o.id and (sent ->> 'order_item_id')::int = i.id)) as "linesToSend",
       (select coalesce(sum(i.qty - i.qty_refunded), 0)::int from sales_order_item i where i.order_id = o.id and i.parent_item_id is null) as "piecesLeft"
     from sales_order o join customer c on c.id = o.customer_id
     where ($1::int is null or o.customer_id = $1) and ($2::int is null or o.id = $2)
     order by o.id desc limit $3`,
    [customerId ?? null, id ?? null, limit],
  )

/** Products of an order that its customer has not reviewed for it, a variant as its parent. */
export const listUnreviewed = async (db: Db, orderId: number): Promise<number[]> =>
  (
    await db.query<{ id: number }>(
      `select distinct coalesce(p.parent_id, p.id) as id from sales_order_item i join product p on p.id = i.product_id
       where i.order_id = $1 and i.parent_item_id is null
         and not exists (select 1 from review r where r.order_id = $1 and r.product_id in (p.id, p.parent_id))
       order by 1`,
      [orderId],
    )
  ).map(({ id }) => id)
