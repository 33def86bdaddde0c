import { applicationTypes, type ApplicationStatus } from '#domain/applications/kinds.ts'
import type { ProductPieces } from '#domain/applications/refund.ts'
import { paidBackMinor, type RefundAmounts } from '#domain/orders/refund.ts'
import type { Db } from '#service/db/db.ts'
import {
  arrayOf,
  computed,
  defineRow,
  int,
  nullable,
  oneOf,
  text,
  timestamptz,
  type RowOf,
} from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

/** What a decision needs of an application. */
const pendingRow = defineRow('application', {
  id: int,
  customer_id: int,
  type: oneOf(...applicationTypes),
  new_account: nullable(text),
  order_numbers: arrayOf(text),
  created_at: timestamptz,
  language: text,
  origin: nullable(text),
})

/** An application waiting for a decision. */
export interface PendingApplication extends Readonly<RowOf<typeof pendingRow>> {
  /** Where the answer goes. */
  readonly email: string | null
}

const pending = sql`${pendingRow}, ${computed('email', nullable(text), "fields ->> 'email'")}`

/** Undecided applications, oldest first. */
export const listPending = (db: Db, limit: number): Promise<PendingApplication[]> =>
  db.query(
    sql`select ${pending} from application where status = 'pending' order by created_at, id limit $1`,
    [limit],
  )

/** Locks an undecided application; undefined for any other. */
export const lockPending = (db: Db, id: number): Promise<PendingApplication | undefined> =>
  db.one(sql`select ${pending} from application where id = $1 and status = 'pending' for update`, [id])

export const writeDecision = (
  db: Db,
  id: number,
  status: Exclude<ApplicationStatus, 'pending'>,
  remark: string | null,
  now: Date,
): Promise<unknown> =>
  db.query('update application set status = $2, remark = $3, updated_at = $4 where id = $1', [
    id,
    status,
    remark,
    now,
  ])

/** Writes what an approved refund pays back in place of its estimate. */
export const writeRefund = (db: Db, id: number, refund: RefundAmounts): Promise<unknown> =>
  db.query(
    'update application set goods_minor = $2, fee_minor = $3, refund_minor = $4, money_minor = $5, credit_minor = $6, points_minor = $7 where id = $1',
    [
      id,
      refund.goodsMinor,
      refund.feeMinor,
      paidBackMinor(refund),
      refund.moneyMinor,
      refund.creditMinor,
      refund.pointsMinor,
    ],
  )

/** Pieces that an application names, by order; the orders in the order of their ids, in which they are locked. */
export const piecesByOrder = async (
  db: Db,
  applicationId: number,
): Promise<{ order_id: number; items: ProductPieces[] }[]> =>
  db.query(
    `select order_id, jsonb_agg(jsonb_build_object('sku', sku, 'quantity', quantity) order by position) as items
     from application_item where application_id = $1 group by order_id order by order_id`,
    [applicationId],
  )
