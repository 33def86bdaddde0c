import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { ok } from '../contract/wire.ts'
import { TwoStepKey, TwoStepState } from './schema.ts'

/** Shows that the caller is the owner of the account: the password, or a code sent to the number on record. */
const proof = {
  current_password: z.optional(z.string()),
  current_code: z.optional(z.string()),
}
/** Recovery codes in the form `ABCDE-FGHJK`. They are never shown again. */
const recoveryCodes = z.looseObject({ recovery_codes: z.array(z.string()) })

export const getTwoStep = schemas({
  response: TwoStepState,
  summary:
    'Whether two-step sign-in is on, can be switched on, and is recommended because the account has or may get a balance.',
  undocumented: 'addition',
})
export const beginTwoStep = schemas({
  body: z.object(proof),
  response: TwoStepKey,
  summary:
    'A key for an authenticator app (Base32, and as an `otpauth` address). Nothing changes before a code of it confirms it.',
  undocumented: 'addition',
})
export const confirmTwoStep = schemas({
  body: z.object({ code: z.string() }),
  response: recoveryCodes,
  summary: "Switches two-step sign-in on and ends the customer's other sessions.",
  undocumented: 'addition',
})
export const renewRecoveryCodes = schemas({
  body: z.object({ ...proof, otp: z.string() }),
  response: recoveryCodes,
  summary: 'New recovery codes; the earlier ones end.',
  undocumented: 'addition',
})
export const removeTwoStep = schemas({
  body: z.object({ ...proof, otp: z.string() }),
  response: ok,
  summary: 'Switches two-step sign-in off, with a code of the app or a recovery code.',
  undocumented: 'addition',
})
