import type { Db } from '#service/db/db.ts'

/** Inserts many rows with one statement. Every row has the same keys, which are column names written in this code, never data. */
export async function insertRows(
  db: Db,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const first = rows[0]
  if (!first) return
  const columns = Object.keys(first).join(', ')
  await db.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}
