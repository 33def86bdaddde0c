import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#service/db/db.ts'

/** Reads the signing key of this deployment; the first process that needs it creates the row. */
export async function signingKey(db: Db): Promise<string> {
  const name = 'captcha'
  const find = () => db.one<{ value: string }>('select value from deployment_secret where name = $1', [name])
  let row = await find()
  if (!row) {
    await db.query('insert into deployment_secret (name, value) values ($1, $2) on conflict do nothing', [
      name,
      randomBytes(32).toString('base64url'),
    ])
    row = await find()
  }
  if (!row) throw new Error('the captcha key was not stored')
  return row.value
}

/**
 * Records that a solved challenge was used.
 * @returns false if any process has recorded it before
 */
export const noteUsedCaptcha = async (db: Db, signature: string, expiresAt: Date): Promise<boolean> =>
  (await db.one(
    'insert into captcha_used (signature, expires_at) values ($1, $2) on conflict do nothing returning expires_at',
    [createHash('sha256').update(signature).digest(), expiresAt],
  )) !== undefined
