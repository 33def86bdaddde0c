import type { Db } from '#service/db/db.ts'
import { isLocal } from '#service/http/caller-address.ts'
import { fault, tooMany } from '#service/http/fault.ts'
import { attempt, forget, giveBack, type Limit } from '#service/http/rate-limit.ts'
import type { RequestContext } from '#service/http/route.ts'

const quarterHour = 900, hour = 3_600

/** Limits of quality.md "Security". */
const limits = {
  signInAccount: { name: 'sign-in-account', points: 8, seconds: quarterHour },
  signInAddress: { name: 'sign-in-address', points: 8, seconds: quarterHour },
  smsMinute: { name: 'sms-minute', points: 1, seconds: 60 },
  smsHour: { name: 'sms-hour', points: 5, seconds: hour },
  smsWithoutCaptcha: { name: 'sms-captcha', points: 2, seconds: hour },
  captcha: { name: 'captcha', points: 30, seconds: 600 },
  resetAccount: { name: 'reset-account', points: 5, seconds: hour },
  currentPassword: { name: 'current-password', points: 10, seconds: 600 },
  register: { name: 'register', points: 8, seconds: quarterHour },
} satisfies Record<string, Limit>

/** 401 for any sign-in that fails, whatever the reason (contract.md §1.5). */
export const signInFault = () => fault(401, 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.')

/** Callers on this machine are not one person (a local proxy, the rendering server), so no limit can be theirs together. */
const addressOf = ({ ip }: RequestContext) => (isLocal(ip) ? undefined : ip)

/**
 * Counts a sign-in of `account` before its password is looked at, so that parallel guesses count as well.
 * @returns what to call when it succeeded: only failures stay counted
 * @throws Fault 401, the same as for a wrong password
 */
export async function countSignIn(context: RequestContext, account: string): Promise<() => Promise<void>> {
  const { db, now } = context
  const address = addressOf(context)
  const results = [await attempt(db, limits.signInAccount, account, now), ...(address ? [await attempt(db, limits.signInAddress, address, now)] : [])]
  if (results.some(({ allowed }) => !allowed)) throw signInFault()
  return async () => {
    await forget(db, limits.signInAccount, account)
    // Signing in to an account of one's own must not wipe out the guesses made at others.
    if (address) await giveBack(db, limits.signInAddress, address)
  }
}

/** Counts an SMS to `number`. @throws Fault 429 with the seconds to wait */
export async function countSms(context: RequestContext, number: string): Promise<void> {
  const address = addressOf(context)
  for (const limit of [limits.smsMinute, limits.smsHour]) {
    for (const subject of address ? [number, address] : [number]) {
      const { allowed, retryAfter } = await attempt(context.db, limit, subject, context.now)
      if (!allowed) throw tooMany('Please wait %1 seconds before asking for another code.', retryAfter, [String(Math.ceil(retryAfter))])
    }
  }
}

/** Whether an address has asked for so many codes that the next one takes a captcha. The asking is counted. */
export async function needsCaptcha(context: RequestContext): Promise<boolean> {
  const address = addressOf(context)
  return address !== undefined && !(await attempt(context.db, limits.smsWithoutCaptcha, address, context.now)).allowed
}

/** Counts a picture made for an address. @throws Fault 429 */
export async function countCaptcha(context: RequestContext): Promise<void> {
  const { allowed, retryAfter } = await attempt(context.db, limits.captcha, addressOf(context) ?? 'local', context.now)
  if (!allowed) throw tooMany('Please wait %1 seconds and try again.', retryAfter, [String(Math.ceil(retryAfter))])
}

/** Whether another reset message may go to this account. */
export const mayRemind = async (db: Db, customerId: number, now: Date): Promise<boolean> => (await attempt(db, limits.resetAccount, String(customerId), now)).allowed

/** Counts a check of the current password of somebody signed in. @throws Fault 401 `The account is locked.` */
export async function countCurrentPassword(db: Db, customerId: number, now: Date): Promise<void> {
  if (!(await attempt(db, limits.currentPassword, String(customerId), now)).allowed) throw fault(401, 'The account is locked.')
}

/** Counts a registration with `number`: its answers tell whether an e-mail is taken. @throws Fault 429 */
export async function countRegistration(db: Db, number: string, now: Date): Promise<void> {
  const { allowed, retryAfter } = await attempt(db, limits.register, number, now)
  if (!allowed) throw tooMany('Please wait %1 seconds and try again.', retryAfter, [String(Math.ceil(retryAfter))])
}
