import { createHash } from 'node:crypto'
import { deploymentSecret } from '#service/credentials/deployment-secret-store.ts'
import type { Db } from '#service/db/db.ts'

/** Reads the signing key of this deployment. */
export const signingKey = (db: Db): Promise<string> => deploymentSecret(db, 'captcha')

/**
 * Records that a solved challenge was used.
 * @returns false if any process has recorded it before
 */
export const noteUsedCaptcha = async (db: Db, signature: string, expiresAt: Date): Promise<boolean> =>
  (await db.one(
    'insert into captcha_used (signature, expires_at) values ($1, $2) on conflict do nothing returning expires_at',
    [createHash('sha256').update(signature).digest(), expiresAt],
  )) !== undefined
