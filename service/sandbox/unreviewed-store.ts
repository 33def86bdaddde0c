import type { Db } from '#service/db/db.ts'

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
