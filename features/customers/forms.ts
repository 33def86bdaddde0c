import { isNewEmail } from '#domain/customers/new-email.ts'
import {
  anyText,
  optionalEmail,
  nameRule,
  requiredEmail,
  requiredMessage,
} from '#features/kit/form/field-schemas.ts'
import { withRule } from '#features/kit/form/message.ts'
import * as z from 'zod/mini'

/**
 * @param email the email on record: it can be changed, with the current password, but not removed (C-2.5)
 */
export const profileForm = (email: string | null) =>
  withRule(
    z.object({
      lastname: anyText,
      firstname: anyText,
      email: email ? requiredEmail : optionalEmail,
      password: anyText,
    }),
    (values) => ({
      ...nameRule(values),
      password: isNewEmail(email, values.email) ? requiredMessage(values.password) : undefined,
    }),
  )
