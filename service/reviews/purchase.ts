import type { Db } from '#service/db/db.ts'
import { fault, noSuchEntity } from '#service/http/fault.ts'
import { setStatus } from '#service/orders/store.ts'

interface Purchase { readonly customerId: number; readonly orderId: number | undefined; readonly productIds: readonly number[] }
interface PurchaseOrder { readonly id: number; readonly status: string }

/**
 * The received order that a review belongs to: the one named, else the buyer's oldest whose product is not reviewed yet (decisions.md A-80).
 * It stays locked until the transaction ends, so that two reviews at once see each other.
 * @throws Fault 404 for an order that is not the caller's or has not this product, 400 when it has not arrived or nothing was bought
 */
export async function reviewableOrder(db: Db, { customerId, orderId, productIds }: Purchase): Promise<PurchaseOrder> {
  const orders = await db.query<PurchaseOrder & { done: boolean }>(
    `select o.id, o.status, exists (select 1 from review r where r.order_id = o.id and r.customer_id = $1 and r.product_id = any($2::int[])) as done
     from sales_order o
     where o.customer_id = $1 and ($3::int is null or o.id = $3)
       and exists (select 1 from sales_order_item i left join product p on p.id = i.product_id where i.order_id = o.id and (i.product_id = any($2::int[]) or p.parent_id = any($2::int[])))
     order by o.id for update of o`, [customerId, [...productIds], orderId ?? null])
  if (orderId !== undefined && orders.length === 0) throw noSuchEntity('orderId', orderId)
  const arrived = orders.filter(({ status }) => ['complete', 'received', 'reviewed'].includes(status))
  if (arrived.length === 0) throw fault(400, 'Only products that you bought and received can be reviewed.')
  const open = arrived.find(({ status, done }) => !done && status !== 'reviewed')
  if (!open) throw fault(400, 'You have already reviewed this product.')
  return open
}

/** An order whose every product has its review is "reviewed" from then on (shopping.md §4). */
export async function closeReviewed(db: Db, order: PurchaseOrder, now: Date): Promise<void> {
  const { left } = (await db.one<{ left: number }>(
    `select count(*)::int as left from sales_order_item i left join product p on p.id = i.product_id
     where i.order_id = $1 and i.parent_item_id is null and not exists (select 1 from review r where r.order_id = $1 and r.product_id in (i.product_id, p.parent_id))`, [order.id]))!
  if (left > 0) return
  await db.query('update sales_order set reviewed = true where id = $1', [order.id])
  await setStatus(db, order.id, 'reviewed', now)
}
