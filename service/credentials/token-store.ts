import { utc } from '#domain/dates/utc.ts'
import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#service/db/db.ts'

/**
 * Lifetime of a customer token in seconds. Magento's default is one hour (C-1.5); eight cover an associate's working
 * day, since there is no call to renew a token.
 */
const tokenLifetime = 8 * 3_600

/** Lifetime of a password reset token in seconds (C-2.11: two hours). */
export const resetTokenLifetime = 2 * 3_600

/** Hashes a token for storage, so that a leaked table is useless. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

const newToken = () => randomBytes(32).toString('base64url')
const later = (now: Date, seconds: number) => utc(now).add(seconds, 'second').toDate()

/** Gives the customer a new bearer token. */
export async function issueToken(db: Db, customerId: number, now: Date): Promise<string> {
  const token = newToken()
  await db.query('insert into token (hash, customer_id, expires_at) values ($1, $2, $3)', [
    tokenHash(token),
    customerId,
    later(now, tokenLifetime),
  ])
  return token
}

/**
 * Gives the customer a new bearer token for a code, which is used by it.
 * @returns undefined if another request has used the code meanwhile
 */
export async function issueTokenForCode(
  db: Db,
  { number, hash }: { readonly number: string; readonly hash: Buffer },
  customerId: number,
  now: Date,
): Promise<string | undefined> {
  const token = newToken()
  const row = await db.one(
    `with used as (delete from sms_code where number = $1 and hash = $2 returning number)
     insert into token (hash, customer_id, expires_at) select $3, $4, $5 from used returning customer_id`,
    [number, hash, tokenHash(token), customerId, later(now, tokenLifetime)],
  )
  return row && token
}

export const revokeToken = async (db: Db, token: string): Promise<void> =>
  void (await db.query('delete from token where hash = $1', [tokenHash(token)]))

/** Ends all sessions of the customer except that of the given token. */
export const revokeAllTokens = async (db: Db, customerId: number, keep?: string): Promise<void> =>
  void (await db.query('delete from token where customer_id = $1 and hash is distinct from $2', [
    customerId,
    keep ? tokenHash(keep) : null,
  ]))

/** Creates a password reset token and invalidates the previous one. */
export async function issueResetToken(db: Db, customerId: number, now: Date): Promise<string> {
  const token = newToken()
  await revokeResetTokens(db, customerId)
  await db.query('insert into reset_token (hash, customer_id, expires_at) values ($1, $2, $3)', [
    tokenHash(token),
    customerId,
    later(now, resetTokenLifetime),
  ])
  return token
}

/** Invalidates all links and tokens for resetting the customer's password. Call it with every change of the sign-in details. */
export const revokeResetTokens = async (db: Db, customerId: number): Promise<void> =>
  void (await db.query('delete from reset_token where customer_id = $1', [customerId]))

/** The bearer token of a request, if there is one. */
export const bearerToken = (headers: Headers): string | undefined =>
  /^Bearer\s+"?([^\s"]+)"?$/i.exec(headers.get('authorization') ?? '')?.[1]

/** Deletes expired codes, answered captchas and tokens. */
export async function removeEndedCredentials(db: Db, now: Date): Promise<void> {
  await db.query('delete from sms_code where expires_at <= $1', [now])
  await db.query('delete from captcha_used where expires_at <= $1', [now])
  await db.query('delete from token where expires_at <= $1', [now])
  // For a day an expired link is still distinguished from an invalid one (C-2.11).
  await db.query('delete from reset_token where expires_at <= $1', [utc(now).subtract(1, 'day').toDate()])
}

export const findResetToken = (
  db: Db,
  token: string,
): Promise<{ customer_id: number; expires_at: Date } | undefined> =>
  db.one('select customer_id, expires_at from reset_token where hash = $1', [tokenHash(token)])

/**
 * Marks a password reset token as used.
 * @returns false if another request was faster
 */
export const spendResetToken = async (db: Db, token: string): Promise<boolean> =>
  (await db.one('delete from reset_token where hash = $1 returning customer_id', [tokenHash(token)])) !==
  undefined
