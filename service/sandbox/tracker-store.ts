import type { TrackerLevel } from '#domain/success-tracker/schema.ts'
import type { Db } from '#service/db/db.ts'
import { defineRow, text, textOf, timestamptz, uuid, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

/** A visit to the tracker. */
const trackerVisitRow = defineRow('sandbox_tracker_visit', {
  guid: uuid,
  member_number: text,
  level: textOf<TrackerLevel>(),
  origin: text,
  opened_at: timestamptz,
})
export type TrackerVisit = RowOf<typeof trackerVisitRow>

export const insertVisit = async (db: Db, visit: TrackerVisit): Promise<void> =>
  void (await db.query(
    'insert into sandbox_tracker_visit (guid, member_number, level, origin, opened_at) values ($1, $2, $3, $4, $5)',
    [visit.guid, visit.member_number, visit.level, visit.origin, visit.opened_at],
  ))

/** A visit that was opened since a moment. */
export const findVisit = (db: Db, guid: string, since: Date): Promise<TrackerVisit | undefined> =>
  db.one(sql`select ${trackerVisitRow} from sandbox_tracker_visit where guid = $1 and opened_at >= $2`, [
    guid,
    since,
  ])
