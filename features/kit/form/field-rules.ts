import { mobileFault, type MobileFault } from '#domain/auth/phone.ts'
import { isPersonName, NAME_MAX } from '#domain/customers/name.ts'
import { isEmailAddress } from '#domain/validation/email.ts'
import type { IntlShape } from 'react-intl'

/** Message for an invalid mobile number (shopping.md §5; which message when: decisions.md A-61). */
export function mobileText(intl: IntlShape, fault: MobileFault): string {
  switch (fault.kind) {
    case 'empty':
      return intl.formatMessage({ id: 'forms.validation.required' })
    case 'notDigits':
      return intl.formatMessage({ id: 'forms.validation.mobile' })
    case 'atLeast8':
      return intl.formatMessage({ id: 'forms.validation.mobile8' })
    case 'atLeast11':
      return intl.formatMessage({ id: 'forms.validation.mobile11' })
    case 'exactly':
      return intl.formatMessage({ id: 'forms.validation.mobileLength' }, { length: fault.length })
    case 'between':
      return intl.formatMessage({ id: 'forms.validation.mobileRange' }, { min: fault.min, max: fault.max })
  }
}

/** Rules of fields used by several features; each returns a message in the visitor's language. */
export function fieldRules(intl: IntlShape) {
  const required = (value: string) =>
    value.trim() ? undefined : intl.formatMessage({ id: 'forms.validation.required' })
  return {
    required,
    mobile: (countryCode: string, mobile: string) => {
      const fault = mobileFault(countryCode, mobile)
      return fault ? mobileText(intl, fault) : undefined
    },
    name: (value: string) =>
      required(value) ??
      (isPersonName(value)
        ? undefined
        : intl.formatMessage({ id: 'forms.validation.name' }, { max: NAME_MAX })),
    email: (value: string) =>
      !value.trim() || isEmailAddress(value.trim())
        ? undefined
        : intl.formatMessage({ id: 'forms.validation.email' }),
  }
}
