import { isNewEmail } from '#domain/customers/new-email.ts'
import { isEmailAddress } from '#domain/validation/email.ts'
import { withRule } from '#features/kit/form/with-rule.ts'
import type { IntlShape } from 'react-intl'
import * as z from 'zod/mini'

const field = z.string()

/**
 * The fields of the name confirmation (shopping.md §5).
 * @param email the email on record; another one requires the current password
 */
export const nameForm = (intl: IntlShape, email: string | null) =>
  withRule(
    z.object({ lastname: field, firstname: field, email: field, password: field, sponsor: field }),
    (values) => {
      const required = (value: string) =>
        value.trim() ? undefined : intl.formatMessage({ id: 'checkout.name.required' })
      return {
        lastname: required(values.lastname),
        firstname: required(values.firstname),
        email:
          !values.email.trim() || isEmailAddress(values.email.trim())
            ? undefined
            : intl.formatMessage({ id: 'checkout.name.badEmail' }),
        password: isNewEmail(email, values.email) ? required(values.password) : undefined,
      }
    },
  )
