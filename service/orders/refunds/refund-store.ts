import type { Refund, SoldLine, SoldOrder } from '#domain/orders/refund.ts'
import type { Db } from '#service/db/db.ts'
import { sql } from '#service/db/sql.ts'
import { orderItemRow } from '../rows.ts'

/** PV of an order line `i` of product `p`, in hundredths of a point. Older lines take today's PV of the product. */
export const lineVolume =
  'coalesce(i.volume, case when i.is_membership then 0 else round(p.pv * 100)::int * i.qty end, 0)'

interface SoldRow extends SoldOrder {
  id: number
}

const refundedSum = [
  ['goodsMinor', 'goods_minor'],
  ['feeMinor', 'fee_minor'],
  ['moneyMinor', 'money_minor'],
  ['creditMinor', 'credit_minor'],
  ['pointsMinor', 'points_minor'],
  ['earned', 'earned'],
  ['volume', 'volume'],
  ['packMinor', 'pack_minor'],
]
  .map(([name, column]) => `'${name}', coalesce(sum(r.${column}), 0)`)
  .join(', ')

/** Paid orders with their lines and refunds, by id. Lock an order first to refund it. */
export async function readSoldOrders(db: Db, ids: readonly number[]): Promise<Map<number, SoldOrder>> {
  const rows = await db.query<SoldRow>(
    `select o.id, o.paid_minor as "moneyMinor", o.ipayout_minor as "creditMinor", o.loyalty_minor as "pointsMinor",
       coalesce((select c.points from loyalty_credit c where c.earned_by = o.id), 0)::bigint as earned,
       (select jsonb_build_object(${refundedSum}) from order_refund r where r.order_id = o.id) as refunded,
       coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'sku', i.sku, 'qty', i.qty, 'returnedQty', i.qty_refunded,
           'rowMinor', i.row_total_minor, 'discountMinor', i.discount_minor, 'isMembership', i.is_membership,
           'isBundle', i.product_type = 'bundle', 'volume', ${lineVolume}) order by i.id)
         from sales_order_item i left join product p on p.id = i.product_id
         where i.order_id = o.id and i.parent_item_id is null), '[]') as lines
     from sales_order o where o.id = any($1)`,
    [ids],
  )
  return new Map(rows.map(({ id, ...sold }) => [id, sold]))
}

/**
 * Enters a refund, adds it to the sums of its order, which must be locked, and marks its pieces as returned.
 * @returns its id
 */
export async function insertRefund(
  db: Db,
  orderId: number,
  refund: Refund,
  applicationId: number | null,
  now: Date,
): Promise<number> {
  const pieces = [...refund.pieces].map(([id, qty]) => ({ id, qty }))
  const row = await db.one<{ id: number }>(
    `with returned as (select id, qty from jsonb_to_recordset($11::jsonb) as t (id int, qty int)),
       summed as (
         update sales_order set refunded_minor = refunded_minor + $5, refunded_credit_minor = refunded_credit_minor + $6,
           refunded_points_minor = refunded_points_minor + $7 where id = $1),
       marked as (update sales_order_item i set qty_refunded = i.qty_refunded + returned.qty from returned where i.id = returned.id and i.order_id = $1)
     insert into order_refund (order_id, application_id, goods_minor, fee_minor, money_minor, credit_minor, points_minor, earned, volume, pack_minor, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $12) returning id`,
    [
      orderId,
      applicationId,
      refund.goodsMinor,
      refund.feeMinor,
      refund.moneyMinor,
      refund.creditMinor,
      refund.pointsMinor,
      refund.earned,
      refund.volume,
      refund.packMinor,
      JSON.stringify(pieces),
      now,
    ],
  )
  if (!row) throw new Error('the refund was not stored')
  return row.id
}

/** Pieces by product in stock that returned lines consist of; a bundle or a configurable product counts as its parts. */
export async function stockOfPieces(
  db: Db,
  orderId: number,
  lines: readonly SoldLine[],
  pieces: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, number>> {
  const parts = await db.query(
    sql`select ${orderItemRow.only('id', 'parent_item_id', 'product_id', 'qty')} from sales_order_item where order_id = $1`,
    [orderId],
  )
  const wanted = new Map<number, number>()
  const add = (productId: number, qty: number) => wanted.set(productId, (wanted.get(productId) ?? 0) + qty)
  for (const { id, qty: bought } of lines) {
    const returned = pieces.get(id) ?? 0
    const below = parts.filter((part) => part.parent_item_id === id)
    for (const part of below) add(part.product_id, (part.qty / bought) * returned)
    const own = parts.find((part) => part.id === id)
    if (below.length === 0 && own) add(own.product_id, returned)
  }
  return wanted
}
