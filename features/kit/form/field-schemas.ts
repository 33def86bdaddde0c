import { typedIdentifier } from '#domain/validation/typed-text.ts'
import { NAME_MAX, nameFaults, type PersonNames } from '#domain/customers/person-name.ts'
import { isEmailAddress } from '#domain/validation/email.ts'
import * as z from 'zod/mini'
import { message } from './message.ts'

/** A text that may be empty. */
export const anyText = z.string()

/** A text with more than spaces. */
export const requiredText = z
  .string()
  .check(z.refine((text) => typedIdentifier(text) !== '', 'forms.validation.required'))

const nameMessages = {
  required: 'forms.validation.required',
  name: message('forms.validation.personName', { max: NAME_MAX }),
} as const

/** Messages for a person's names, of which one will do. */
export function nameRule(names: PersonNames): Partial<Record<keyof PersonNames, string>> {
  const { firstname, lastname } = nameFaults(names)
  return {
    ...(lastname && { lastname: nameMessages[lastname] }),
    ...(firstname && { firstname: nameMessages[firstname] }),
  }
}

const emailAddress = z.refine<string>(
  (text) => !typedIdentifier(text) || isEmailAddress(typedIdentifier(text)),
  'forms.validation.email',
)

/** An e-mail address. */
export const requiredEmail = requiredText.check(emailAddress)

/** An e-mail address, or nothing. */
export const optionalEmail = anyText.check(emailAddress)

/** Message for a text that must not be empty, where a rule depends on other fields; undefined if it is not. */
export const requiredMessage = (text: string): string | undefined =>
  typedIdentifier(text) ? undefined : 'forms.validation.required'
