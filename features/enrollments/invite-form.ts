import { anyText, nameRule, requiredEmail } from '#features/kit/form/field-schemas.ts'
import { withRule } from '#features/kit/form/message.ts'
import { mobileFaultMessage } from '#features/kit/form/mobile-message.ts'
import * as z from 'zod/mini'

/** The newcomer's data, as typed by the inviter. */
export interface NewcomerValues {
  lastname: string
  firstname: string
  email: string
  countryCode: string
  mobile: string
  /** Store code of the SMS. */
  language: string
  /** Whether the inviter confirms that the newcomer is 18 or older. */
  adult: boolean
}

/** Validation of the newcomer's fields. */
export const newcomerForm = withRule(
  z.object({
    lastname: anyText,
    firstname: anyText,
    email: requiredEmail,
    countryCode: anyText,
    mobile: anyText,
    language: anyText,
    adult: z.boolean().check(z.refine((isAdult) => isAdult, 'enrollments.refused.minor')),
  }),
  (values) => ({ ...nameRule(values), mobile: mobileFaultMessage(values.countryCode, values.mobile) }),
)
