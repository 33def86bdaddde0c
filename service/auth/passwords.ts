import { setTimeout as sleep } from 'node:timers/promises'
import { joinName } from '#domain/customers/name.ts'
import { defaultLanguage, languages } from '#domain/store/languages.ts'
import { findByUsername, findCustomer, type CustomerRow } from '#service/customers/store.ts'
import { fault, required } from '#service/http/fault.ts'
import type { RequestContext } from '#service/http/route.ts'
import { leaveMessage } from '#service/messages/store.ts'
import { countCurrentPassword, mayRemind } from './limits.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { checkPassword } from './password-rules.ts'
import { bearerToken, issueResetToken, resetTokenLifetime, revokeAllTokens, tokenHash } from './token.ts'
import { authTexts } from './texts.ts'

/** Answers that must not tell whether an account exists take at least this long, in milliseconds. */
const evenTime = 200

/** Waits until at least `evenTime` has passed since `work` began. */
export async function inEvenTime<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, sleep(evenTime)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

async function sendLink(row: CustomerRow, { db, now, outbox, url, settings }: RequestContext): Promise<void> {
  if (!(await mayRemind(db, row.id, now))) return
  const language = languages.find(({ storeId }) => storeId === row.store_id) ?? defaultLanguage
  await db.tx(async (tx) => {
    const token = await issueResetToken(tx, row.id, now)
    const link = `${settings.publicUrl ?? url.origin}/reset_password?${new URLSearchParams({ email: row.email ?? '', token }).toString()}`
    const { subject, body } = authTexts[language.code].reset(joinName(row.firstname, row.lastname), link, resetTokenLifetime / 3_600)
    await outbox.send(row.email ? { channel: 'email', recipient: row.email, subject, body } : { channel: 'sms', recipient: `+${row.mobile_prefix ?? ''}${row.mobile ?? ''}`, body }, tx)
  })
}

/** Sends a link for a new password to the accounts of an e-mail, a referral id or a mobile; says the same when there are none. */
export function remind(key: string, context: RequestContext): Promise<true> {
  const work = async () => {
    const digits = key.replace(/[\s+\-()]/g, '')
    const byName = await findByUsername(context.db, key)
    const rows = byName ? [byName] : /^\d{6,}$/.test(digits) ? await context.db.query<CustomerRow>('select * from customer where mobile = $1 or mobile_prefix || mobile = $1 order by id limit 5', [digits]) : []
    for (const row of rows) await sendLink(row, context)
    return true as const
  }
  return inEvenTime(work())
}

/** Sets a new password with a reset token, once, and ends every session. @throws Fault 400 (contract.md §2.5) */
export async function setPasswordByToken({ email, resetToken, newPassword }: { email: string; resetToken: string; newPassword: string }, { db: database, now }: RequestContext): Promise<void> {
  if (!resetToken) throw required('resetPasswordLinkToken')
  const mismatch = () => fault(400, 'The password token is mismatched. Reset and try again.')
  const found = await database.one<{ customer_id: number; expires_at: Date }>('select customer_id, expires_at from reset_token where hash = $1', [tokenHash(resetToken)])
  const row = found && (await findCustomer(database, found.customer_id))
  // An unknown e-mail is answered like a token of somebody else.
  if (!found || !row || (email.trim() && email.trim().toLowerCase() !== (row.email ?? ''))) throw mismatch()
  if (found.expires_at <= now) throw fault(400, 'The password token is expired. Reset and try again.')
  checkPassword(newPassword, row.email, 'newPassword')
  const hash = await hashPassword(newPassword)
  await database.tx(async (db) => {
    if (!(await db.one('delete from reset_token where hash = $1 returning customer_id', [tokenHash(resetToken)]))) throw mismatch()
    await db.query('update customer set password_hash = $2, updated_at = $3 where id = $1', [row.id, hash, now])
    await revokeAllTokens(db, row.id)
    await leaveMessage(db, row.id, { kind: 'password', url: '/dashboard/profile' }, now)
  })
}

/** Changes the password of the caller, whose other sessions end. @throws Fault 401 for a wrong current one, 400 for a bad new one */
export async function replacePassword({ currentPassword, newPassword }: { currentPassword: string; newPassword: string }, { db: database, now, requireCustomer, requestHeaders }: RequestContext): Promise<void> {
  const row = await findCustomer(database, requireCustomer().id)
  if (!currentPassword) throw required('currentPassword')
  if (!row) throw new Error('The caller has no record')
  checkPassword(newPassword, row.email, 'newPassword')
  await countCurrentPassword(database, row.id, now)
  if (!(await isPassword(currentPassword, row.password_hash))) throw fault(401, "The password doesn't match this account. Verify the password and try again.")
  const hash = await hashPassword(newPassword)
  await database.tx(async (db) => {
    await db.query('update customer set password_hash = $2, updated_at = $3 where id = $1', [row.id, hash, now])
    await revokeAllTokens(db, row.id, bearerToken(requestHeaders))
    await leaveMessage(db, row.id, { kind: 'password', url: '/dashboard/profile' }, now)
  })
}
