import type { ApplicationStatus, ApplicationType } from '#domain/applications/kinds.ts'
import type { Db } from '#service/db/db.ts'

/** An application waiting for a decision. */
export interface PendingApplication {
  readonly id: number
  readonly customer_id: number
  readonly type: ApplicationType
  readonly new_account: string | null
  readonly order_numbers: readonly string[]
  readonly created_at: Date
}

const columns = 'id, customer_id, type, new_account, order_numbers, created_at'

/** Undecided applications, oldest first. */
export const listPending = (db: Db, limit: number): Promise<PendingApplication[]> =>
  db.query<PendingApplication>(
    `select ${columns} from application where status = 'pending' order by created_at, id limit $1`,
    [limit],
  )

/** Locks an undecided application; undefined for any other. */
export const lockPending = (db: Db, id: number): Promise<PendingApplication | undefined> =>
  db.one<PendingApplication>(
    `select ${columns} from application where id = $1 and status = 'pending' for update`,
    [id],
  )

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

/** Orders of an application that are returned in full, by id. */
export const wholeOrders = async (db: Db, applicationId: number): Promise<number[]> =>
  (
    await db.query<{ id: number }>(
      `with asked as (select order_id, sku, sum(quantity) as quantity from application_item where application_id = $1 group by order_id, sku)
       select distinct a.order_id as id from asked a where not exists (
         select from (select sku, sum(qty) as qty from sales_order_item where order_id = a.order_id and parent_item_id is null group by sku) bought
         left join asked b on b.order_id = a.order_id and b.sku = bought.sku
         where coalesce(b.quantity, 0) < bought.qty)
       order by id`,
      [applicationId],
    )
  ).map(({ id }) => id)
