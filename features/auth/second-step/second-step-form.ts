import { readTypedCode } from '#domain/two-step/code.ts'
import { requiredText } from '#features/kit/form/field-schemas.ts'
import * as z from 'zod/mini'

/** A code of the authenticator app, or a recovery code. */
export const secondStepForm = z.object({
  otp: requiredText.check(z.refine((text) => readTypedCode(text) !== undefined, 'account.otp.incomplete')),
})
