import { mobileFault, type MobileFault } from '#domain/auth/phone.ts'
import { isPersonName, NAME_MAX } from '#domain/customers/name.ts'
import { isEmailAddress } from '#domain/validation/email.ts'
import * as z from 'zod/mini'
import { message } from './message.ts'

/** A text that may be empty. */
export const anyText = z.string()

/** A text with more than spaces. */
export const requiredText = z
  .string()
  .check(z.refine((text) => text.trim() !== '', 'forms.validation.required'))

/** A first or last name. */
export const personName = requiredText.check(
  z.refine(isPersonName, message('forms.validation.name', { max: NAME_MAX })),
)

const emailAddress = z.refine<string>(
  (text) => !text.trim() || isEmailAddress(text.trim()),
  'forms.validation.email',
)

/** An e-mail address. */
export const requiredEmail = requiredText.check(emailAddress)

/** An e-mail address, or nothing. */
export const optionalEmail = anyText.check(emailAddress)

/** Message for an invalid mobile number (shopping.md §5; which message when: decisions.md A-61). */
export function mobileMessage(fault: MobileFault): string {
  switch (fault.kind) {
    case 'empty':
      return 'forms.validation.required'
    case 'notDigits':
      return 'forms.validation.mobile'
    case 'atLeast8':
      return 'forms.validation.mobile8'
    case 'atLeast11':
      return 'forms.validation.mobile11'
    case 'exactly':
      return message('forms.validation.mobileLength', { length: fault.length })
    case 'between':
      return message('forms.validation.mobileRange', { min: fault.min, max: fault.max })
  }
}

/** Message for a mobile number of a country; undefined if it is valid. */
export function mobileFaultMessage(countryCode: string, mobile: string): string | undefined {
  const fault = mobileFault(countryCode, mobile)
  return fault ? mobileMessage(fault) : undefined
}

/** Message for a text that must not be empty, where a rule depends on other fields; undefined if it is not. */
export const requiredMessage = (text: string): string | undefined =>
  text.trim() ? undefined : 'forms.validation.required'
