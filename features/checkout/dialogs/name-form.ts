import { typedIdentifier } from '#domain/validation/typed-text.ts'
import { isNewEmail } from '#domain/customers/new-email.ts'
import { isPersonName, NAME_MAX } from '#domain/customers/person-name.ts'
import { isEmailAddress } from '#domain/validation/email.ts'
import { message, withRule } from '#features/kit/form/message.ts'
import * as z from 'zod/mini'

const anyText = z.string()
const isFilled = (text: string) => typedIdentifier(text) !== ''
const name = anyText.check(
  z.refine(isFilled, 'checkout.name.required'),
  z.refine(
    (text) => !isFilled(text) || isPersonName(text),
    message('forms.validation.personName', { max: NAME_MAX }),
  ),
)

/**
 * The fields of the name confirmation (shopping.md §5).
 * @param email the email on record; another one requires the current password
 */
export const nameForm = (email: string | null) =>
  withRule(
    z.object({
      lastname: name,
      firstname: name,
      email: anyText.check(
        z.refine(
          (text) => !isFilled(text) || isEmailAddress(typedIdentifier(text)),
          'checkout.name.badEmail',
        ),
      ),
      password: anyText,
      sponsor: anyText,
    }),
    (values) => ({
      password:
        isNewEmail(email, values.email) && !isFilled(values.password) ? 'checkout.name.required' : undefined,
    }),
  )
