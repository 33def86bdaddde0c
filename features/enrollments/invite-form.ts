import { fieldRules } from '#features/kit/form/field-rules.ts'
import { withRule } from '#features/kit/form/with-rule.ts'
import type { IntlShape } from 'react-intl'
import * as z from 'zod/mini'

const field = z.string()

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
export const newcomerForm = (intl: IntlShape) =>
  withRule(
    z.object({
      lastname: field,
      firstname: field,
      email: field,
      countryCode: field,
      mobile: field,
      language: field,
      adult: z.boolean(),
    }),
    (values) => {
      const rules = fieldRules(intl)
      return {
        lastname: rules.name(values.lastname),
        firstname: rules.name(values.firstname),
        email: rules.required(values.email) ?? rules.email(values.email),
        mobile: rules.mobile(values.countryCode, values.mobile),
        adult: values.adult ? undefined : intl.formatMessage({ id: 'enrollments.refused.minor' }),
      }
    },
  )
