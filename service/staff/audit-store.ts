import type { Db } from '#service/db/db.ts'
import { bigint, defineRow, jsonb, text, timestamptz, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

/** What the staff change. */
export const auditedEntities = [
  'catalogue',
  'order',
  'payment',
  'refund',
  'application',
  'review',
  'payout',
  'customer',
  'two-step',
] as const
type AuditedEntity = (typeof auditedEntities)[number]

const changeRow = defineRow('staff_change', {
  id: bigint,
  made_by: text,
  entity: text,
  entity_id: text,
  action: text,
  change: jsonb<Record<string, unknown>>(),
  made_at: timestamptz,
})

/** A change of the staff as recorded. */
export type StaffChange = RowOf<typeof changeRow>

/** A change to record: nothing in it names a person but the one who made it. */
export interface NewStaffChange {
  readonly by: string
  readonly entity: AuditedEntity
  readonly id: string
  readonly action: string
  readonly change?: Readonly<Record<string, unknown>>
}

/** Records a change of the staff. Pass the transaction that makes the change. */
export const recordChange = async (
  tx: Db,
  { by, entity, id, action, change = {} }: NewStaffChange,
  now: Date,
): Promise<void> =>
  void (await tx.query(
    'insert into staff_change (made_by, entity, entity_id, action, change, made_at) values ($1, $2, $3, $4, $5::jsonb, $6)',
    [by, entity, id, action, JSON.stringify(change), now],
  ))

/** The newest changes first, of one entity or of all, since a time or ever. */
export const listChanges = (
  db: Db,
  { entity, since, limit }: { entity?: string | undefined; since?: Date | undefined; limit: number },
): Promise<StaffChange[]> =>
  db.query(
    sql`select ${changeRow} from staff_change where ($1::text is null or entity = $1) and ($2::timestamptz is null or made_at >= $2)
     order by made_at desc, id desc limit $3`,
    [entity ?? null, since ?? null, limit],
  )
