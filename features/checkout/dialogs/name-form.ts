import { typedIdentifier } from '#domain/validation/typed-text.ts'
import { isNewEmail } from '#domain/customers/new-email.ts'
import { NAME_MAX, nameFaults } from '#domain/customers/person-name.ts'
import { isEmailAddress } from '#domain/validation/email.ts'
import { message, withRule } from '#features/kit/form/message.ts'
import * as z from 'zod/mini'

const anyText = z.string()
const isFilled = (text: string) => typedIdentifier(text) !== ''
const nameMessages = {
  required: 'checkout.name.required',
  name: message('forms.validation.personName', { max: NAME_MAX }),
} as const

/**
 * The fields of the name confirmation.
 * @param email the email on record; another one requires the current password
 */
export const nameForm = (email: string | null) =>
  withRule(
    z.object({
      lastname: anyText,
      firstname: anyText,
      email: anyText.check(
        z.refine(
          (text) => !isFilled(text) || isEmailAddress(typedIdentifier(text)),
          'checkout.name.badEmail',
        ),
      ),
      password: anyText,
      sponsor: anyText,
    }),
    (values) => {
      const { lastname, firstname } = nameFaults(values)
      return {
        lastname: lastname && nameMessages[lastname],
        firstname: firstname && nameMessages[firstname],
        password:
          isNewEmail(email, values.email) && !isFilled(values.password)
            ? 'checkout.name.required'
            : undefined,
      }
    },
  )
