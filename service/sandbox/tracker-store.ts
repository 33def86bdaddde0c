import type { TrackerLevel } from '#domain/success-tracker/schema.ts'
import type { Db } from '#service/db/db.ts'

export interface TrackerVisit {
  guid: string
  member_number: string
  level: TrackerLevel
  origin: string
  opened_at: Date
}

export const insertVisit = async (db: Db, visit: TrackerVisit): Promise<void> =>
  void (await db.query(
    'insert into sandbox_tracker_visit (guid, member_number, level, origin, opened_at) values ($1, $2, $3, $4, $5)',
    [visit.guid, visit.member_number, visit.level, visit.origin, visit.opened_at],
  ))

/** A visit that was opened since a moment. */
export const findVisit = (db: Db, guid: string, since: Date): Promise<TrackerVisit | undefined> =>
  db.one<TrackerVisit>('select * from sandbox_tracker_visit where guid = $1 and opened_at >= $2', [
    guid,
    since,
  ])
