import type { Db } from '#service/db/db.ts'
import type { RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { orderRow } from '#service/orders/rows.ts'

/** An order as staff and sandbox list it. */
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
  {
    customerId,
    id,
    status,
    limit,
  }: { customerId?: number | undefined; id?: number; status?: string | undefined; limit: number },
): Promise<ListedOrder[]> =>
  db.query<ListedOrder>(
    `select o.id, o.increment_id, o.status, coalesce(c.persona, c.email, c.mobile, c.id::text) as customer,
       o.paid_at is not null as "isPaid", o.shipping_address is not null as "isDelivered",
       (select count(*)::int from sales_order_item i where i.order_id = o.id and i.parent_item_id is null and i.product_type <> 'virtual' and i.qty > i.qty_refunded
          and not exists (select 1 from shipment s, jsonb_array_elements(s.items) sent where s.order_id = o.id and (sent ->> 'order_item_id')::int = i.id)) as "linesToSend",
       (select coalesce(sum(i.qty - i.qty_refunded), 0)::int from sales_order_item i where i.order_id = o.id and i.parent_item_id is null) as "piecesLeft"
     from sales_order o join customer c on c.id = o.customer_id
     where ($1::int is null or o.customer_id = $1) and ($2::int is null or o.id = $2) and ($4::text is null or o.status = $4)
     order by o.id desc limit $3`,
    [customerId ?? null, id ?? null, limit, status ?? null],
  )

const namedRow = orderRow.only('id', 'increment_id')

/** The order that the staff name: by its number or, without leading zeros, by its id. */
export const findNamedOrder = (db: Db, named: string): Promise<RowOf<typeof namedRow> | undefined> =>
  db.one(
    sql`select ${namedRow} from sales_order where increment_id = $1 or id::text = $1 order by increment_id = $1 desc limit 1`,
    [named],
  )
