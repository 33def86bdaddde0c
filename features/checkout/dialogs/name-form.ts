import { isNewEmail } from '#domain/customers/new-email.ts'
import { isEmailAddress } from '#domain/validation/email.ts'
import { withRule } from '#features/kit/form/message.ts'
import * as z from 'zod/mini'

const anyText = z.string()
const isFilled = (text: string) => text.trim() !== ''
const filled = anyText.check(z.refine(isFilled, 'checkout.name.required'))

/**
 * The fields of the name confirmation (shopping.md §5).
 * @param email the email on record; another one requires the current password
 */
export const nameForm = (email: string | null) =>
  withRule(
    z.object({
      lastname: filled,
      firstname: filled,
      email: anyText.check(
        z.refine((text) => !isFilled(text) || isEmailAddress(text.trim()), 'checkout.name.badEmail'),
      ),
      password: anyText,
      sponsor: anyText,
    }),
    (values) => ({
      password:
        isNewEmail(email, values.email) && !isFilled(values.password) ? 'checkout.name.required' : undefined,
    }),
  )
