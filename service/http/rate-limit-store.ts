import { createHash } from 'node:crypto'
import type { Db } from '#service/db/db.ts'

/** At most `points` attempts in `seconds`, counted from the first. */
export interface Limit {
  readonly name: string
  readonly points: number
  readonly seconds: number
}

export interface Attempt {
  readonly allowed: boolean
  /** Attempts in the window, this one included. */
  readonly points: number
  /** Seconds until the window ends. */
  readonly retryAfter: number
}

/** Keys contain phone numbers and email addresses, so only their hash is stored. */
const keyOf = (limit: Limit, subject: string) =>
  `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`

/** A limit with the account, address or order it applies to. */
export type Counted = readonly [limit: Limit, subject: string]

/** Counts an attempt against several limits in one statement; the results are in the order given. */
export async function attemptAll(db: Db, counted: readonly Counted[], now: Date): Promise<Attempt[]> {
  const keys = counted.map(([limit, subject]) => keyOf(limit, subject))
  const ends = counted.map(([limit]) => new Date(now.getTime() + limit.seconds * 1000).toISOString())
  // Sorted by key, so that callers sharing some keys do not deadlock.
  const rows = await db.query<{ key: string; points: number; window_ends_at: Date }>(
    `insert into rate_limit (key, points, window_ends_at)
       select key, 1, ends from unnest($1::text[], $3::timestamptz[]) as asked (key, ends) order by key
     on conflict (key) do update set
       points = case when rate_limit.window_ends_at <= $2 then 1 else rate_limit.points + 1 end,
       window_ends_at = case when rate_limit.window_ends_at <= $2 then excluded.window_ends_at else rate_limit.window_ends_at end
     returning key, points, window_ends_at`,
    [keys, now, ends],
  )
  return counted.map(([limit], index) => {
    const row = rows.find(({ key }) => key === keys[index])
    if (!row) throw new Error('The limit was not counted')
    return {
      allowed: row.points <= limit.points,
      points: row.points,
      retryAfter: (row.window_ends_at.getTime() - now.getTime()) / 1000,
    }
  })
}

/** Counts an attempt of `subject` over all processes and returns whether it is within the limit. */
export async function attempt(db: Db, limit: Limit, subject: string, now: Date): Promise<Attempt> {
  const [counted] = await attemptAll(db, [[limit, subject]], now)
  if (!counted) throw new Error('The limit was not counted')
  return counted
}

/** Resets the attempts of `subject`, after a success or when nothing was done. */
export async function forget(db: Db, limit: Limit, subject: string): Promise<void> {
  await db.query('delete from rate_limit where key = $1', [keyOf(limit, subject)])
}

/** Takes back one attempt of each that should not count. */
export async function giveBackAll(db: Db, counted: readonly Counted[]): Promise<void> {
  await db.query(
    `update rate_limit set points = greatest(points - 1, 0)
     where key in (select key from rate_limit where key = any($1::text[]) order by key for update)`,
    [counted.map(([limit, subject]) => keyOf(limit, subject))],
  )
}

/** Takes back one attempt that should not count. */
export const giveBack = (db: Db, limit: Limit, subject: string): Promise<void> =>
  giveBackAll(db, [[limit, subject]])

/** Deletes windows that have ended. */
export const removeEndedLimits = (db: Db, now: Date): Promise<unknown> =>
  db.query('delete from rate_limit where window_ends_at <= $1', [now])
