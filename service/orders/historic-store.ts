import type { Db } from '#service/db/db.ts'
import { computed, numeric, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { lineVolume } from './refunds/refund-store.ts'
import { orderRow } from './rows.ts'

/** Maximum number of orders in an answer. */
const MOST = 500

const pointValue = `coalesce((select sum(${lineVolume} * (i.qty - i.qty_refunded) / i.qty) from sales_order_item i left join product p on p.id = i.product_id
       where i.order_id = o.id and i.parent_item_id is null), 0)::float / 100`

/** A customer's orders of the business channel with the point value of the goods not refunded, newest first. */
export const listBusinessOrders = (
  db: Db,
  customerId: number,
): Promise<(RowOf<typeof orderRow> & { pv: number })[]> =>
  db.query(
    sql`select ${orderRow.of('o')}, ${computed('pv', numeric, pointValue)}
     from sales_order o where o.customer_id = $1 and o.channel = 'business' order by o.created_at desc, o.id desc limit $2`,
    [customerId, MOST],
  )
