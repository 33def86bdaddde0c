import { otpWantedParameters, twoStepConditions, twoStepRefusals } from '#domain/two-step/refusals.ts'
import { readTypedCode, type TypedCode } from '#domain/two-step/code.ts'
import { countTwoStep } from '#service/credentials/limits.ts'
import type { CustomerRow } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import { expectedCondition, noted, refuse, type Fault } from '#service/http/fault.ts'
import type { RequestContext } from '#service/http/route.ts'
import { log } from '#service/log/log.ts'
import { sendTwoStepNotice } from './notice.ts'
import { openWithAny, recoveryCodeHash, type KeyRing } from './secret-box.ts'
import { findTwoStep, spendRecoveryCode, spendStep, type TwoStepRow } from './store.ts'
import { stepOfCode } from './totp.ts'

/**
 * The keys of TWO_STEP_KEY and TWO_STEP_KEY_BEFORE.
 * @throws Fault 403 without one: an account that has two-step sign-in is never let in past it
 */
export function requireKeys({ settings: { twoStepKey, twoStepKeyBefore } }: RequestContext): KeyRing {
  if (twoStepKey) return [twoStepKey, twoStepKeyBefore]
  log.error('TWO_STEP_KEY is not set: an account with two-step sign-in was turned away.')
  throw refuse(twoStepRefusals.unavailable)
}

/** Opens a customer's secret. @throws Fault 403 when it was sealed with another key */
export function openOwnSecret(keys: KeyRing, { customer_id, secret }: TwoStepRow): Buffer {
  const opened = openWithAny(keys, customer_id, secret)
  if (opened) return opened.secret
  log.error('TWO_STEP_KEY is not the key that an account was sealed with: its owner was turned away.')
  throw refuse(twoStepRefusals.unavailable)
}

const wrongCode = (customerId: number): Fault =>
  noted(refuse(twoStepRefusals.code), 'two_step_refused', `#${customerId}`)

/** Marks a code as used. @returns false for a wrong one, and for one that was used before */
async function spend(
  tx: Db,
  secret: Buffer,
  customerId: number,
  { kind, code }: TypedCode,
  now: Date,
): Promise<boolean> {
  if (kind === 'recovery')
    return spendRecoveryCode(tx, customerId, recoveryCodeHash(secret, customerId, code))
  const step = stepOfCode(secret, code, now)
  return step !== undefined && spendStep(tx, customerId, step)
}

/**
 * Runs `work`, which gets the secret of the app as well, in the transaction that marks a code of the customer's app, or a recovery code, as used. Only failures
 * stay counted; the owner is told of a recovery code.
 * @throws Fault 400 for a wrong code, 429 after too many, 403 without the key of the installation
 */
async function withCode<T>(
  context: RequestContext,
  owner: CustomerRow,
  found: TwoStepRow,
  otp: string,
  work: (tx: Db, secret: Buffer) => Promise<T>,
): Promise<T> {
  const { db, now } = context
  const secret = openOwnSecret(requireKeys(context), found)
  const typed = readTypedCode(otp)
  const succeeded = await countTwoStep(db, owner.id, typed?.kind ?? 'app', now)
  if (!typed) throw wrongCode(owner.id)
  const result = await db.tx(async (tx) => {
    if (!(await spend(tx, secret, owner.id, typed, now))) throw wrongCode(owner.id)
    if (typed.kind === 'recovery') await sendTwoStepNotice(tx, owner, 'recoveryCode', context)
    return work(tx, secret)
  })
  await succeeded()
  if (typed.kind === 'recovery') context.noteSecurity('recovery_code_used', `#${owner.id}`)
  return result
}

/**
 * Second step of a sign-in whose first step was right: for an account with two-step sign-in `work` runs in the
 * transaction that marks the code as used, for others at once.
 * @param otp as sent; undefined or blank: none was sent
 * @throws Fault 400 with code 5020 when a code is wanted and none was sent; the faults of `withCode`
 */
export async function withSecondStep<T>(
  context: RequestContext,
  owner: CustomerRow,
  otp: string | undefined,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const found = await findTwoStep(context.db, owner.id)
  if (!found?.confirmed_at) return work(context.db)
  requireKeys(context)
  if (!otp?.trim()) throw expectedCondition(twoStepConditions.otpWanted, otpWantedParameters)
  return withCode(context, owner, found, otp, work)
}

/**
 * Runs a change of two-step sign-in itself, which takes a code.
 * @throws Fault 400 when it is off; the faults of `withCode`
 */
export async function withOwnCode<T>(
  context: RequestContext,
  owner: CustomerRow,
  otp: string,
  work: (tx: Db, secret: Buffer) => Promise<T>,
): Promise<T> {
  const found = await findTwoStep(context.db, owner.id)
  if (!found?.confirmed_at) throw refuse(twoStepRefusals.inactive)
  return withCode(context, owner, found, otp, work)
}
