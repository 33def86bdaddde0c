import { authRefusals } from '#domain/auth/refusals.ts'
import type { Refusal } from '#domain/contract/refusal.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { mobilesOf } from '#domain/auth/phone.ts'
import { normaliseUsername } from '#domain/auth/username.ts'
import { joinName } from '#domain/customers/name.ts'
import { languageOf, defaultLanguage } from '#domain/store/languages.ts'
import {
  findByUsername,
  findCustomer,
  listByWholeMobiles,
  type CustomerRow,
} from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import { noted, required, refuse } from '#service/http/fault.ts'
import type { RequestContext } from '#service/http/route.ts'
import { queueMessage } from '#service/outbox/store.ts'
import { countReset, countSms, mayRemind, mayText } from '../credentials/limits.ts'
import { storePassword } from './passwords.ts'
import { hashPassword } from '../credentials/password-hash.ts'
import { checkPassword } from './password-rules.ts'
import {
  findResetToken,
  issueResetToken,
  resetTokenLifetime,
  spendResetToken,
} from '../credentials/token-store.ts'
import { authTexts } from './texts.ts'

/** Minimum duration, in milliseconds, of answers that must not reveal whether an account exists. */
const evenTime = 200

/** Waits until at least `evenTime` has passed since `work` began. */
export async function inEvenTime<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, sleep(evenTime)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

const HOURS = resetTokenLifetime / 3_600

/** A link to set a new password. */
async function resetLink(tx: Db, row: CustomerRow, { now, origin }: RequestContext): Promise<string> {
  const token = await issueResetToken(tx, row.id, now)
  return `${origin}/reset_password?${new URLSearchParams({ email: row.email ?? '', token }).toString()}`
}

/** Language of the requesting page. */
const pageLanguage = ({ store }: RequestContext) => (languageOf(store.code) ?? defaultLanguage).code
const textsOf = (context: RequestContext) => authTexts[pageLanguage(context)]

const mailLink = (row: CustomerRow, recipient: string, context: RequestContext): Promise<void> =>
  context.db.tx(async (tx) => {
    const link = await resetLink(tx, row, context)
    const mail = textsOf(context).reset(joinName(row.firstname, row.lastname), link, HOURS)
    const kind = { purpose: 'passwordReset', language: pageLanguage(context) } as const
    await queueMessage(tx, { channel: 'email', recipient, ...kind, ...mail }, context.now)
  })

/** Sends one SMS with a link for each account of a number, because families share numbers. */
const textLinks = (whole: string, rows: readonly CustomerRow[], context: RequestContext): Promise<void> =>
  context.db.tx(async (tx) => {
    const bodies: string[] = []
    const links: string[] = []
    for (const row of rows) {
      const link = await resetLink(tx, row, context)
      links.push(link)
      bodies.push(textsOf(context).resetSms(row.referral_id ?? String(row.id), link, HOURS))
    }
    await queueMessage(
      tx,
      {
        channel: 'sms',
        recipient: `+${whole}`,
        purpose: 'passwordReset',
        language: pageLanguage(context),
        body: bodies.join('\n\n'),
        variables: { link: links.join(' '), hours: String(HOURS) },
      },
      context.now,
    )
  })

/** Accounts matching an email, a referral id or a mobile. */
async function accountsOf(db: Db, key: string, wholes: readonly string[]): Promise<CustomerRow[]> {
  const byName = await findByUsername(db, key)
  if (byName) return [byName]
  return wholes.length === 0 ? [] : listByWholeMobiles(db, wholes)
}

/**
 * Sends a link for a new password to the matching accounts, and answers the same when there are none. A key that
 * reads as a mobile counts as an SMS even if no account has it.
 * @throws Fault 429
 */
export async function remind(key: string, context: RequestContext): Promise<true> {
  const { db, now } = context
  await countReset(context)
  context.noteSecurity('password_reset_requested', normaliseUsername(key))
  const wholes = mobilesOf(normaliseUsername(key))
  if (wholes.length > 0) await countSms(context, wholes)
  const work = async () => {
    const byNumber = new Map<string, CustomerRow[]>()
    for (const row of await accountsOf(db, key, wholes)) {
      if (!(await mayRemind(db, row.id, now))) continue
      const whole = `${row.mobile_prefix ?? ''}${row.mobile ?? ''}`
      if (row.email) await mailLink(row, row.email, context)
      else if (whole) byNumber.set(whole, [...(byNumber.get(whole) ?? []), row])
    }
    for (const [whole, rows] of byNumber)
      if (wholes.includes(whole) || (await mayText(db, whole, now))) await textLinks(whole, rows, context)
    return true as const
  }
  return inEvenTime(work())
}

/**
 * Sets a new password with a reset token, which works once, and ends all sessions.
 * @throws Fault 400 (C-2.11)
 */
export async function setPasswordByToken(
  { email, resetToken, newPassword }: { email: string; resetToken: string; newPassword: string },
  { db: database, now, noteSecurity }: RequestContext,
): Promise<void> {
  if (!resetToken) throw required('resetPasswordLinkToken')
  const refused = (refusal: Refusal) => noted(refuse(refusal), 'password_reset_refused', email)
  const mismatch = () => refused(authRefusals.resetTokenWrong)
  const found = await findResetToken(database, resetToken)
  const row = found && (await findCustomer(database, found.customer_id))
  // Finds the account by its email, or by the name that `getusername` gave for one without an email. An unknown name
  // is answered like a wrong token.
  const name = normaliseUsername(email)
  if (!found || !row || (name && name !== row.email && name !== row.referral_id)) throw mismatch()
  if (found.expires_at <= now) throw refused(authRefusals.resetTokenExpired)
  checkPassword(newPassword, row, 'newPassword')
  const hash = await hashPassword(newPassword)
  await database.tx(async (tx) => {
    if (!(await spendResetToken(tx, resetToken))) throw mismatch()
    await storePassword(tx, row.id, hash, now)
  })
  noteSecurity('password_reset', `#${row.id}`)
}
