import { passwordRefusals } from '#domain/auth/refusals.ts'
import { paths } from '#domain/store/paths.ts'
import { findCustomer, setPasswordHash } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import { noted, required, refuse } from '#service/http/fault.ts'
import type { RequestContext } from '#service/http/route.ts'
import { leaveMessage } from '#service/messages/store.ts'
import { countCurrentPassword } from '../credentials/limits.ts'
import { hashPassword, isPassword } from '../credentials/password-hash.ts'
import { checkPassword } from './password-rules.ts'
import { bearerToken, revokeAllTokens, revokeResetTokens } from '../credentials/token-store.ts'

/**
 * Stores a new password. Ends all sessions except that of the given token, and invalidates all links for setting a
 * password. Pass the transaction's `db`.
 */
export async function storePassword(
  tx: Db,
  customerId: number,
  hash: string,
  now: Date,
  keepToken?: string,
): Promise<void> {
  await setPasswordHash(tx, customerId, hash, now)
  await revokeResetTokens(tx, customerId)
  await revokeAllTokens(tx, customerId, keepToken)
  await leaveMessage(tx, customerId, { kind: 'password', url: paths.profile() }, now)
}

/**
 * Changes the caller's password and ends their other sessions.
 * @throws Fault 401 for a wrong current password, 400 for an invalid new one
 */
export async function replacePassword(
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  { db: database, now, requireCustomer, requestHeaders, noteSecurity }: RequestContext,
): Promise<void> {
  const row = await findCustomer(database, requireCustomer().id)
  if (!currentPassword) throw required('currentPassword')
  if (!row) throw new Error('The caller has no record')
  checkPassword(newPassword, row, 'newPassword')
  await countCurrentPassword(database, row.id, now)
  if (!(await isPassword(currentPassword, row.password_hash)))
    throw noted(refuse(passwordRefusals.wrong), 'password_check_failed', `#${row.id}`)
  const hash = await hashPassword(newPassword)
  await database.tx((tx) => storePassword(tx, row.id, hash, now, bearerToken(requestHeaders)))
  noteSecurity('password_changed', `#${row.id}`)
}
