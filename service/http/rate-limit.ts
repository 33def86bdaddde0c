import { createHash } from 'node:crypto'
import type { Db } from '#service/db/db.ts'

/** At most `points` attempts in `seconds`, counted from the first. */
export interface Limit { readonly name: string; readonly points: number; readonly seconds: number }

export interface Attempt { readonly allowed: boolean; /** Seconds until the window ends. */ readonly retryAfter: number }

/** Keys hold numbers and e-mail addresses of people, so only their hash is stored. */
const keyOf = (limit: Limit, subject: string) => `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`

/** Counts one attempt of `subject`, for all processes at once, and tells whether it is within the limit. */
export async function attempt(db: Db, limit: Limit, subject: string, now: Date): Promise<Attempt> {
  const row = await db.one<{ points: number; window_ends_at: Date }>(
    `insert into rate_limit (key, points, window_ends_at) values ($1, 1, $3)
     on conflict (key) do update set
       points = case when rate_limit.window_ends_at <= $2 then 1 else rate_limit.points + 1 end,
       window_ends_at = case when rate_limit.window_ends_at <= $2 then $3 else rate_limit.window_ends_at end
     returning points, window_ends_at`,
    [keyOf(limit, subject), now, new Date(now.getTime() + limit.seconds * 1000)],
  )
  if (!row) throw new Error('The limit was not counted')
  return { allowed: row.points <= limit.points, retryAfter: (row.window_ends_at.getTime() - now.getTime()) / 1000 }
}

/** Forgets the attempts of `subject`: after a success, or when nothing was done in the end. */
export async function forget(db: Db, limit: Limit, subject: string): Promise<void> {
  await db.query('delete from rate_limit where key = $1', [keyOf(limit, subject)])
}

/** Takes back one attempt that turned out not to count. */
export async function giveBack(db: Db, limit: Limit, subject: string): Promise<void> {
  await db.query('update rate_limit set points = greatest(points - 1, 0) where key = $1', [keyOf(limit, subject)])
}

/** Removes windows, codes and tokens that are over. Called now and then by the running service. */
export async function sweep(db: Db, now: Date): Promise<void> {
  await db.query('delete from rate_limit where window_ends_at <= $1', [now])
  await db.query('delete from sms_code where expires_at <= $1', [now])
  await db.query('delete from captcha where expires_at <= $1', [now])
  await db.query('delete from token where expires_at <= $1', [now])
  // An expired link is still told apart from a wrong one for a day (contract.md §2.5).
  await db.query('delete from reset_token where expires_at <= $1', [new Date(now.getTime() - 86_400_000)])
}
