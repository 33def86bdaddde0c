import { reviewRefusals } from '#domain/reviews/refusals.ts'
import { hasArrived } from '#domain/orders/status.ts'
import type { Db } from '#service/db/db.ts'
import { bool, computed, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { noSuchEntity, refuse } from '#service/http/fault.ts'
import { orderRow } from '#service/orders/rows.ts'
import { setStatus } from '#service/orders/store.ts'

interface Purchase {
  readonly customerId: number
  readonly orderId: number | undefined
  readonly productIds: readonly number[]
}
const purchaseRow = orderRow.only('id', 'status')
type PurchaseOrder = RowOf<typeof purchaseRow>

/**
 * The received order that a review belongs to: the one named, otherwise the buyer's oldest in which the product is not
 * reviewed. It stays locked until the end of the transaction, so that concurrent reviews see each other.
 * @throws Fault 404 if the order is not the caller's or does not have this product, 400 if it has not arrived or
 * nothing was bought
 */
export async function reviewableOrder(
  db: Db,
  { customerId, orderId, productIds }: Purchase,
): Promise<PurchaseOrder> {
  const orders = await db.query(
    sql`select ${purchaseRow.of('o')}, ${computed('done', bool, 'exists (select 1 from review r where r.order_id = o.id and r.customer_id = $1 and r.product_id = any($2::int[]))')}
     from sales_order o
     where o.customer_id = $1 and ($3::int is null or o.id = $3)
       and exists (select 1 from sales_order_item i left join product p on p.id = i.product_id where i.order_id = o.id and (i.product_id = any($2::int[]) or p.parent_id = any($2::int[])))
     order by o.id for update of o`,
    [customerId, [...productIds], orderId ?? null],
  )
  if (orderId !== undefined && orders.length === 0) throw noSuchEntity('orderId', orderId)
  const arrived = orders.filter(({ status }) => hasArrived(status))
  if (arrived.length === 0) throw refuse(reviewRefusals.notBought)
  const open = arrived.find(({ status, done }) => !done && status !== 'reviewed')
  if (!open) throw refuse(reviewRefusals.reviewed)
  return open
}

/** Sets an order to "reviewed" once all its products have reviews. */
export async function closeReviewed(db: Db, order: PurchaseOrder, now: Date): Promise<void> {
  const { left } = (await db.one<{ left: number }>(
    `select count(*)::int as left from sales_order_item i left join product p on p.id = i.product_id
     where i.order_id = $1 and i.parent_item_id is null and not exists (select 1 from review r where r.order_id = $1 and r.product_id in (i.product_id, p.parent_id))`,
    [order.id],
  ))!
  if (left > 0) return
  await db.query('update sales_order set reviewed = true where id = $1', [order.id])
  await setStatus(db, order.id, 'reviewed', now)
}
