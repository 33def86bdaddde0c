import { readTypedCode } from '#domain/two-step/code.ts'
import * as api from '#domain/two-step/api.ts'
import { twoStepRefusals } from '#domain/two-step/refusals.ts'
import { bearerToken, revokeAllTokens } from '#service/credentials/token-store.ts'
import { proveIdentity, type SentProof } from '#service/customers/identity-proof.ts'
import { findCustomer, usernameOf, type CustomerRow } from '#service/customers/store.ts'
import { noted, refuse } from '#service/http/fault.ts'
import { route, type RequestContext, type Route } from '#service/http/route.ts'
import { sendTwoStepNotice } from './notice.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import { openOwnSecret, requireKeys, withOwnCode } from './second-step.ts'
import { sealSecret } from './secret-box.ts'
import { beginSetup, confirmSetup, countRecoveryCodes, findSetup, findTwoStep } from './store.ts'
import { switchOff } from './switch-off.ts'
import { newSecret, shownSecret, stepOfCode } from './totp.ts'

async function ownRecord({ db, requireCustomer }: RequestContext): Promise<CustomerRow> {
  const row = await findCustomer(db, requireCustomer().id)
  if (!row) throw new Error('The caller has no record')
  return row
}

/** A balance, or the chance of one, is what somebody would break in for. */
const hasBalance = ({ group_label, ipayout_minor }: CustomerRow): boolean =>
  group_label === 'associate' || ipayout_minor > 0

/**
 * Shows a new key, which waits for its first code.
 * @throws Fault 400, 401 without a proof of identity; 400 when two-step sign-in is on; 403 without TWO_STEP_KEY
 */
async function begin(proof: SentProof, context: RequestContext): Promise<{ secret: string; uri: string }> {
  const { db, now } = context
  const [key] = requireKeys(context)
  const row = await ownRecord(context)
  if ((await findTwoStep(db, row.id))?.confirmed_at) throw refuse(twoStepRefusals.active)
  const identity = await proveIdentity(db, row, proof, now)
  const secret = newSecret()
  await db.tx(async (tx) => {
    await identity.consume(tx)
    if (!(await beginSetup(tx, row.id, sealSecret(key, row.id, secret), now)))
      throw refuse(twoStepRefusals.active)
  })
  return shownSecret(secret, usernameOf(row))
}

/**
 * Switches on with the first code of the shown key. Ends all other sessions, as a new password does: one of them may be
 * what the owner wants to be rid of.
 * @returns the recovery codes
 * @throws Fault 400 for a wrong code, or when no key waits
 */
async function confirm(code: string, context: RequestContext): Promise<string[]> {
  const { db, now, requestHeaders, noteSecurity } = context
  const keys = requireKeys(context)
  const row = await ownRecord(context)
  const setup = await findSetup(db, row.id, now)
  if (!setup) throw refuse(twoStepRefusals.setupEnded)
  const typed = readTypedCode(code)
  const secret = openOwnSecret(keys, setup)
  const step = typed?.kind === 'app' ? stepOfCode(secret, typed.code, now) : undefined
  if (step === undefined) throw noted(refuse(twoStepRefusals.code), 'two_step_refused', `#${row.id}`)
  const codes = await db.tx(async (tx) => {
    if (!(await confirmSetup(tx, setup, step, now))) throw refuse(twoStepRefusals.setupEnded)
    await revokeAllTokens(tx, row.id, bearerToken(requestHeaders))
    await sendTwoStepNotice(tx, row, 'on', context)
    return issueRecoveryCodes(tx, secret, row.id)
  })
  noteSecurity('two_step_on', `#${row.id}`)
  return codes
}

/** Two-step sign-in of the caller. */
export const twoStepRoutes: Route[] = [
  route(api.getTwoStep, async (_request, context) => {
    const row = await ownRecord(context)
    const left = await countRecoveryCodes(context.db, row.id)
    return {
      is_offered: context.settings.twoStepKey !== undefined,
      is_active: left !== undefined,
      is_recommended: hasBalance(row),
      recovery_codes_left: left ?? 0,
    }
  }),
  route(api.beginTwoStep, ({ body }, context) => begin(body, context)),
  route(api.confirmTwoStep, async ({ body }, context) => ({
    recovery_codes: await confirm(body.code, context),
  })),
  route(api.renewRecoveryCodes, async ({ body }, context) => {
    const row = await ownRecord(context)
    const identity = await proveIdentity(context.db, row, body, context.now)
    const codes = await withOwnCode(context, row, body.otp, async (tx, secret) => {
      await identity.consume(tx)
      return issueRecoveryCodes(tx, secret, row.id)
    })
    return { recovery_codes: codes }
  }),
  route(api.removeTwoStep, async ({ body }, context) => {
    const row = await ownRecord(context)
    const identity = await proveIdentity(context.db, row, body, context.now)
    await withOwnCode(context, row, body.otp, async (tx) => {
      await identity.consume(tx)
      await switchOff(tx, row, context)
    })
    context.noteSecurity('two_step_off', `#${row.id}`)
    return true as const
  }),
]
