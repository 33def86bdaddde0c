import { statusesToPay } from '#domain/orders/payment-state.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import { customerRow } from '#service/customers/rows.ts'
import type { Db } from '#service/db/db.ts'
import { bool, computed, int, jsonb, nullable, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { historyRow, orderItemRow, orderRow } from './rows.ts'

/** Lifetime of an unpaid order in minutes (A-56, which gives no value). */
export const ORDER_LIFETIME_MINUTES = 30

/** Statuses as a literal list in a query: only then does PostgreSQL use a partial index. */
export const sqlList = (statuses: readonly OrderStatus[]): string =>
  statuses.map((status) => `'${status}'`).join(', ')

export type OrderRow = RowOf<typeof orderRow>

export interface OrderItemRow extends RowOf<typeof orderItemRow> {
  /** The review of this line's product that was written for this order. */
  review_id: number | null
  review_status: number | null
}

const boughtLine = orderItemRow.only('name', 'qty', 'row_total_minor', 'discount_minor', 'is_membership')

/** A line as ordered, without the parts below it. */
export type BoughtLine = RowOf<typeof boughtLine>

/** The lines as ordered, of all rows. */
export const boughtLines = (rows: readonly OrderItemRow[]): BoughtLine[] =>
  rows.filter(({ parent_item_id }) => parent_item_id === null)

/** What mails about an order are addressed with. */
const buyer = customerRow.only('email', 'firstname', 'lastname', 'mobile_prefix', 'mobile', 'group_label')

/** An order that has just been paid, with its lines and its buyer. */
export interface PaidOrder extends OrderRow, RowOf<typeof buyer> {
  lines: BoughtLine[]
}

/** The greatest id that a row can have. */
const ID_MAX = 2_147_483_647

/** An order of this customer; undefined for those of others, as if it did not exist. */
export const findOwnOrder = (
  db: Db,
  id: number,
  customerId: number,
  locked = false,
): Promise<OrderRow | undefined> =>
  id > ID_MAX
    ? Promise.resolve(undefined)
    : db.one(
        sql`select ${orderRow} from sales_order where id = $1 and customer_id = $2${locked ? ' for update' : ''}`,
        [id, customerId],
      )

/** SQL that is true when a customer has orders to be cancelled or moved on at a time. */
const hasDueOrders = (customer: string, now: string): string =>
  `(exists (select from sales_order d where d.status in (${sqlList(statusesToPay)}) and d.pay_before <= ${now} and d.customer_id = ${customer})
     or exists (select from sales_order d where d.status = 'paid' and d.moves_on_at <= ${now} and d.customer_id = ${customer}))`

/** Whether a customer has orders to be cancelled or moved on by now. */
export const isAnyDue = async (db: Db, customerId: number, now: Date): Promise<boolean> =>
  (await db.one<{ is_due: boolean }>(`select ${hasDueOrders('$1', '$2')} as is_due`, [customerId, now]))
    ?.is_due === true

/** `findOwnOrder`, and whether the customer has orders to be cancelled or moved on by now. */
export async function findOrderAndDue(
  db: Db,
  id: number,
  customerId: number,
  now: Date,
): Promise<{ order: OrderRow; isDue: boolean } | undefined> {
  if (id > ID_MAX) return undefined
  const row = await db.one(
    sql`select ${orderRow.of('o')}, ${computed('is_due', bool, hasDueOrders('$2', '$3'))} from sales_order o where o.id = $1 and o.customer_id = $2`,
    [id, customerId, now],
  )
  if (!row) return undefined
  const { is_due: isDue, ...order } = row
  return { order, isDue }
}

/** Locks an order until the end of the transaction. */
export const lockOrder = (db: Db, id: number): Promise<OrderRow | undefined> =>
  db.one(sql`select ${orderRow} from sales_order where id = $1 for update`, [id])

const reviewsOfLine = `(select r.id, r.status_id from review r where r.order_id = i.order_id
       and r.product_id in (i.product_id, (select p.parent_id from product p where p.id = i.product_id)) limit 1)`

/** Lines of orders, parents before children. */
export const orderItems = (db: Db, orderIds: readonly number[]): Promise<OrderItemRow[]> =>
  db.query(
    sql`select ${orderItemRow.of('i')}, ${computed('review_id', nullable(int), 'r.id')}, ${computed('review_status', nullable(int), 'r.status_id')}
     from sales_order_item i left join lateral ${reviewsOfLine} r on true where i.order_id = any($1) order by i.order_id, i.id`,
    [orderIds],
  )

/** Sets an order's status and adds it to its history. */
export async function setStatus(db: Db, id: number, status: string, now: Date, comment = ''): Promise<void> {
  await db.query(
    `with changed as (update sales_order set status = $2, updated_at = $4 where id = $1)
     insert into sales_order_history (order_id, status, comment, created_at) values ($1, $2, $3, $4)`,
    [id, status, comment, now],
  )
}

/** Sets an order's payment deadline. */
export const setPayBefore = (db: Db, id: number, payBefore: Date): Promise<unknown> =>
  db.query('update sales_order set pay_before = $2 where id = $1', [id, payBefore])

/** Locks an order and sets its payment method. */
export const setPaymentMethod = (
  db: Db,
  id: number,
  method: string,
  now: Date,
): Promise<OrderRow | undefined> =>
  db.one(
    sql`update sales_order set payment_method = $2, updated_at = $3 where id = $1 returning ${orderRow}`,
    [id, method, now],
  )

/** Unpaid orders past their deadline, of one customer or of all; earliest deadline first. */
export const findOverdueOrders = async (
  db: Db,
  now: Date,
  customerId: number | null,
  limit: number,
): Promise<number[]> =>
  (
    await db.query(
      sql`select ${orderRow.only('id')} from sales_order where status in (${sqlList(statusesToPay)}) and pay_before <= $1 and ($2::int is null or customer_id = $2) order by pay_before limit $3`,
      [now, customerId, limit],
    )
  ).map(({ id }) => id)

/** One page of a customer's orders, newest or oldest first. */
export const listOrders = (
  db: Db,
  customerId: number,
  {
    channel,
    direction,
    limit,
    offset,
  }: { channel: string | null; direction: 'asc' | 'desc'; limit: number; offset: number },
): Promise<OrderRow[]> =>
  db.query(
    sql`select ${orderRow} from sales_order where customer_id = $1 and ($2::text is null or channel = $2)
     order by created_at ${direction}, id ${direction} limit $3 offset $4`,
    [customerId, channel, limit, offset],
  )

export interface OrderCounts {
  /** In the channel. */
  total: number
  /** Of all channels, to be paid now. */
  pending: number
  /** Some are to be cancelled or moved on by now. */
  isDue: boolean
}

/** Counts a customer's orders. */
export async function countOrders(
  db: Db,
  customerId: number,
  channel: string | null,
  now: Date,
): Promise<OrderCounts> {
  const counts = await db.one<OrderCounts>(
    `select count(*) filter (where $2::text is null or channel = $2)::int as total,
            count(*) filter (where status = any($3))::int as pending,
            ${hasDueOrders('$1', '$4')} as "isDue"
     from sales_order where customer_id = $1`,
    [customerId, channel, statusesToPay, now],
  )
  return counts ?? { total: 0, pending: 0, isDue: false }
}

/** Status history of orders, newest first. */
export const orderHistory = (db: Db, orderIds: readonly number[]): Promise<RowOf<typeof historyRow>[]> =>
  db.query(sql`select ${historyRow} from sales_order_history where order_id = any($1) order by id desc`, [
    orderIds,
  ])

/** A customer's newest order since a given time that was made from a cart. */
export const newestOrderSince = (
  db: Db,
  customerId: number,
  since: Date,
): Promise<{ id: number; status: string } | undefined> =>
  db.one(
    sql`select ${orderRow.only('id', 'status')} from sales_order where customer_id = $1 and cart_id is not null and created_at > $2 order by id desc limit 1`,
    [customerId, since],
  )

const linesOfPaid = `(select coalesce(jsonb_agg(${boughtLine.asJson('i')} order by i.id), '[]')
        from sales_order_item i where i.order_id = paid.id and i.parent_item_id is null)`

/**
 * Marks a locked order as paid.
 * @param movesOnAt when it moves on to "pending_shipment"
 */
export const setPaid = (
  db: Db,
  id: number,
  amountMinor: number,
  now: Date,
  movesOnAt: Date,
): Promise<PaidOrder | undefined> =>
  db.one(
    sql`with paid as (update sales_order set status = 'paid', updated_at = $3, paid_minor = $2, paid_at = $3, moves_on_at = $4, pay_before = null where id = $1 returning ${orderRow.columns}),
       noted as (insert into sales_order_history (order_id, status, created_at) select id, status, paid_at from paid)
     select ${orderRow.of('paid')}, ${buyer.of('c')}, ${computed('lines', jsonb<BoughtLine[]>(), linesOfPaid)}
     from paid join customer c on c.id = paid.customer_id`,
    [id, amountMinor, now, movesOnAt],
  )

/**
 * Moves paid orders on: to "pending_shipment" once the warehouse has them, or to "complete" without a delivery. All
 * orders, or one customer's.
 */
export async function moveOn(db: Db, now: Date, customerId?: number): Promise<void> {
  await db.query(
    `with moved as (
       update sales_order set status = case when shipping_address is null then 'complete' else 'pending_shipment' end, updated_at = $1
       where status = 'paid' and moves_on_at <= $1 and ($2::int is null or customer_id = $2) returning id, status
     ) insert into sales_order_history (order_id, status, created_at) select id, status, $1 from moved`,
    [now, customerId ?? null],
  )
}
