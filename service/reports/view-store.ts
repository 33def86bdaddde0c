import { brokenConstraint, type Db } from '#service/db/db.ts'
import { defineRow, int, text, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { VIEWS_MOST } from '#domain/reports/view-name.ts'

/** A saved view in an answer. */
const viewRow = defineRow('report_view', { id: int, name: text, query: text, version: int })
export type ViewRow = RowOf<typeof viewRow>

/** A name with its key for comparison. */
export interface ViewName {
  readonly name: string
  readonly key: string
}

/** Ids above this do not fit PostgreSQL's int. */
const ID_MOST = 2_147_483_647

/** The views of a customer by name. */
export const viewsOf = (db: Db, customerId: number): Promise<ViewRow[]> =>
  db.query(sql`select ${viewRow} from report_view where customer_id = $1 order by name_key, id`, [customerId])

/**
 * Adds a view. Serialised per customer, so that two devices cannot exceed the maximum together.
 * @returns 'full' at the maximum number of views, 'taken' for an existing name
 */
export const addView = (
  db: Db,
  customerId: number,
  { name, key }: ViewName,
  query: string,
  now: Date,
): Promise<ViewRow | 'full' | 'taken'> =>
  db.tx(async (tx) => {
    await tx.query('select 1 from customer where id = $1 for no key update', [customerId])
    const count = await tx.one<{ views: number; same: number }>(
      'select count(*)::int as views, count(*) filter (where name_key = $2)::int as same from report_view where customer_id = $1',
      [customerId, key],
    )
    if ((count?.same ?? 0) > 0) return 'taken'
    if ((count?.views ?? 0) >= VIEWS_MOST) return 'full'
    const row = await tx.one(
      sql`insert into report_view (customer_id, name, name_key, query, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)
       on conflict (customer_id, name_key) do nothing returning ${viewRow}`,
      [customerId, name, key, query, now],
    )
    return row ?? 'taken'
  })

/** Changes of a view; undefined fields stay. */
export interface ViewChange {
  readonly name: ViewName | undefined
  readonly query: string | undefined
  /** The version that the caller has read. */
  readonly version: number
}

/**
 * Changes a view of the customer.
 * @returns 'missing' if there is none, also for another customer's; 'changed' if it has changed since it was read
 */
export async function changeView(
  db: Db,
  customerId: number,
  id: number,
  { name, query, version }: ViewChange,
  now: Date,
): Promise<ViewRow | 'missing' | 'changed' | 'taken'> {
  if (id > ID_MOST) return 'missing'
  try {
    const row = await db.one(
      sql`update report_view set name = coalesce($4, name), name_key = coalesce($5, name_key), query = coalesce($6, query), version = version + 1, updated_at = $7
       where id = $1 and customer_id = $2 and version = $3 returning ${viewRow}`,
      [id, customerId, version, name?.name ?? null, name?.key ?? null, query ?? null, now],
    )
    if (row) return row
  } catch (error) {
    if (brokenConstraint(error) === 'report_view_customer_id_name_key_key') return 'taken'
    throw error
  }
  const there = await db.one('select 1 from report_view where id = $1 and customer_id = $2', [id, customerId])
  return there ? 'changed' : 'missing'
}

/**
 * Deletes a view of the customer.
 * @returns false if there is none, also for another customer's
 */
export const removeView = async (db: Db, customerId: number, id: number): Promise<boolean> =>
  id <= ID_MOST &&
  (await db.one('delete from report_view where id = $1 and customer_id = $2 returning id', [
    id,
    customerId,
  ])) !== undefined
