import { isNewEmail } from '#domain/customers/new-email.ts'
import { fieldRules } from '#features/kit/form/field-rules.ts'
import { withRule } from '#features/kit/form/with-rule.ts'
import type { IntlShape } from 'react-intl'
import * as z from 'zod/mini'

const field = z.string()

/**
 * @param email the email on record: it can be changed, with the current password, but not removed (contract.md §2.5)
 */
export const profileForm = (intl: IntlShape, email: string | null) =>
  withRule(z.object({ lastname: field, firstname: field, email: field, password: field }), (values) => {
    const rules = fieldRules(intl)
    return {
      lastname: rules.name(values.lastname),
      firstname: rules.name(values.firstname),
      email: (email ? rules.required(values.email) : undefined) ?? rules.email(values.email),
      password: isNewEmail(email, values.email) ? rules.required(values.password) : undefined,
    }
  })
