import { authRefusals } from '#domain/auth/refusals.ts'
import { normaliseUsername } from '#domain/auth/username.ts'
import { twoStepRefusals } from '#domain/two-step/refusals.ts'
import type { Db } from '#service/db/db.ts'
import { isLocal } from '#service/http/caller-address.ts'
import { noted, refuse, refuseFor, tooMany } from '#service/http/fault.ts'
import {
  attempt,
  attemptAll,
  forget,
  giveBack,
  type Counted,
  type Limit,
} from '#service/http/rate-limit-store.ts'
import type { RequestContext } from '#service/http/route.ts'

const quarterHour = 900,
  hour = 3_600

/** Limits on what one address, account or number may try. */
const limits = {
  signInAccount: { name: 'sign-in-account', points: 8, seconds: quarterHour },
  signInAddress: { name: 'sign-in-address', points: 8, seconds: quarterHour },
  smsMinute: { name: 'sms-minute', points: 1, seconds: 60 },
  smsHour: { name: 'sms-hour', points: 5, seconds: hour },
  smsWithoutCaptcha: { name: 'sms-captcha', points: 2, seconds: hour },
  captcha: { name: 'captcha', points: 30, seconds: 600 },
  resetAccount: { name: 'reset-account', points: 5, seconds: hour },
  resetAddress: { name: 'reset-address', points: 8, seconds: quarterHour },
  currentPassword: { name: 'current-password', points: 10, seconds: 600 },
  appCode: { name: 'two-step-code', points: 5, seconds: quarterHour },
  appCodeDay: { name: 'two-step-code-day', points: 20, seconds: 24 * hour },
  recoveryCode: { name: 'recovery-code', points: 10, seconds: quarterHour },
  register: { name: 'register', points: 8, seconds: quarterHour },
} satisfies Record<string, Limit>

/** 401 for every failed sign-in, whatever the reason (C-1.5). */
export const signInFault = () => refuse(authRefusals.signIn)

/** Undefined for a caller on this machine. All callers behind an untrusted proxy share one address. */
const addressOf = ({ ip }: RequestContext) => (isLocal(ip) ? undefined : ip)

/**
 * Key for counting sign-ins: the account, so that its different names and spellings share one limit, or the name if
 * there is no account.
 */
export const signInSubject = (username: string, customerId: number | undefined): string =>
  customerId === undefined ? normaliseUsername(username) : `#${customerId}`

/**
 * Counts a sign-in of `account` (`signInSubject`) before checking its password, so that parallel guesses count as
 * well.
 * @returns a function to call on success: only failures stay counted
 * @throws Fault 401, the same as for a wrong password
 */
export async function countSignIn(context: RequestContext, account: string): Promise<() => Promise<void>> {
  const { db, now } = context
  const address = addressOf(context)
  const counted: Counted[] = [
    [limits.signInAccount, account],
    ...(address ? [[limits.signInAddress, address] as const] : []),
  ]
  const results = await attemptAll(db, counted, now)
  if (results.some(({ allowed }) => !allowed)) throw noted(signInFault(), 'sign_in_locked', account)
  return async () => {
    await forget(db, limits.signInAccount, account)
    // Signing in to one's own account must not reset the count of guesses at others.
    if (address) await giveBack(db, limits.signInAddress, address)
  }
}

const waitForCode = (retryAfter: number) =>
  refuseFor(retryAfter, authRefusals.waitForCode, [String(Math.ceil(retryAfter))])

/**
 * Counts an SMS to a number, or to several when it is not known which one is meant.
 * @param isOwn the caller is signed in and owns the number: changing a number takes a code to the old and one to the
 * new at once
 * @throws Fault 429 with the seconds to wait
 */
export async function countSms(
  context: RequestContext,
  numbers: readonly string[],
  isOwn = false,
): Promise<void> {
  const address = addressOf(context)
  for (const limit of [limits.smsMinute, limits.smsHour]) {
    const byAddress = address && !(isOwn && limit === limits.smsMinute) ? [address] : []
    for (const subject of [...numbers, ...byAddress]) {
      const { allowed, retryAfter } = await attempt(context.db, limit, subject, context.now)
      if (!allowed) throw waitForCode(retryAfter)
    }
  }
}

/** Counts an SMS without telling the caller when it is blocked. */
export async function mayText(db: Db, number: string, now: Date): Promise<boolean> {
  for (const limit of [limits.smsMinute, limits.smsHour])
    if (!(await attempt(db, limit, number, now)).allowed) return false
  return true
}

/**
 * Counts a password reset request by the caller's address, whether or not the account exists.
 * @throws Fault 429
 */
export async function countReset(context: RequestContext): Promise<void> {
  const address = addressOf(context)
  if (!address) return
  const { allowed, retryAfter } = await attempt(context.db, limits.resetAddress, address, context.now)
  if (!allowed) throw tooMany(retryAfter)
}

/** Whether an address has requested so many codes that the next one requires a captcha. This call counts as a request. */
export async function needsCaptcha(context: RequestContext): Promise<boolean> {
  const address = addressOf(context)
  return (
    address !== undefined &&
    !(await attempt(context.db, limits.smsWithoutCaptcha, address, context.now)).allowed
  )
}

/**
 * Counts a captcha challenge for an address.
 * @throws Fault 429
 */
export async function countCaptcha(context: RequestContext): Promise<void> {
  const { allowed, retryAfter } = await attempt(
    context.db,
    limits.captcha,
    addressOf(context) ?? 'local',
    context.now,
  )
  if (!allowed) throw tooMany(retryAfter)
}

/** Whether another reset message may be sent to this account. */
export const mayRemind = async (db: Db, customerId: number, now: Date): Promise<boolean> =>
  (await attempt(db, limits.resetAccount, String(customerId), now)).allowed

/**
 * Counts a check of a signed-in customer's current password.
 * @throws Fault 401 `The account is locked.`
 */
export async function countCurrentPassword(db: Db, customerId: number, now: Date): Promise<void> {
  if (!(await attempt(db, limits.currentPassword, String(customerId), now)).allowed)
    throw noted(refuse(authRefusals.locked), 'password_check_locked', `#${customerId}`)
}

/**
 * Counts a code of an account's two-step sign-in before it is checked, so that parallel guesses count as well. Codes of
 * an app and recovery codes are counted apart: whoever guesses the former keeps nobody from using the latter.
 * @returns a function to call on success: only failures stay counted
 * @throws Fault 429 with the minutes to wait
 */
export async function countTwoStep(
  db: Db,
  customerId: number,
  kind: 'app' | 'recovery',
  now: Date,
): Promise<() => Promise<void>> {
  const subject = String(customerId)
  const kinds = kind === 'app' ? [limits.appCode, limits.appCodeDay] : [limits.recoveryCode]
  const results = await attemptAll(
    db,
    kinds.map((limit) => [limit, subject] as const),
    now,
  )
  const wait = Math.max(0, ...results.flatMap(({ allowed, retryAfter }) => (allowed ? [] : [retryAfter])))
  if (wait > 0) {
    const refusal = refuseFor(wait, twoStepRefusals.locked, [String(Math.ceil(wait / 60))])
    throw noted(refusal, 'two_step_locked', `#${customerId}`)
  }
  return async () => {
    for (const limit of kinds) await forget(db, limit, subject)
  }
}

/**
 * Counts a registration with `number`, because its answer reveals whether an email is taken.
 * @throws Fault 429
 */
export async function countRegistration(db: Db, number: string, now: Date): Promise<void> {
  const { allowed, retryAfter } = await attempt(db, limits.register, number, now)
  if (!allowed) throw tooMany(retryAfter)
}
