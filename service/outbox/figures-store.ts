import type { Db } from '#service/db/db.ts'
import { computed, int, nullable, numeric } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

/** How the outbox stands, for operators. */
export interface OutboxFigures {
  /** Messages that wait to be sent. */
  readonly queued: number
  /** Messages that were given up and are still there. */
  readonly failed: number
  /** Seconds for which the oldest queued message has waited; null when none waits. */
  readonly oldest_seconds: number | null
}

const isQueued = 'failed_at is null'

/** Counts what has not been sent. */
export const outboxFigures = async (db: Db): Promise<OutboxFigures> =>
  (await db.one(
    sql`select ${computed('queued', int, `(count(*) filter (where ${isQueued}))::int`)},
      ${computed('failed', int, '(count(failed_at))::int')},
      ${computed(
        'oldest_seconds',
        nullable(numeric),
        `(extract(epoch from clock_timestamp() - min(created_at) filter (where ${isQueued})))::numeric`,
      )}
     from outbox where sent_at is null`,
  )) ?? { queued: 0, failed: 0, oldest_seconds: null }
