import type { MobileFault } from '#domain/auth/phone.ts'
import type { IntlShape } from 'react-intl'

/** Words for what is wrong with a mobile number (shopping.md §5; which message when: decisions.md A-61). */
export function mobileText(intl: IntlShape, fault: MobileFault): string {
  switch (fault.kind) {
    case 'empty': return intl.formatMessage({ id: 'account.validation.required' })
    case 'notDigits': return intl.formatMessage({ id: 'account.validation.mobile' })
    case 'atLeast8': return intl.formatMessage({ id: 'account.validation.mobile8' })
    case 'atLeast11': return intl.formatMessage({ id: 'account.validation.mobile11' })
    case 'exactly': return intl.formatMessage({ id: 'account.validation.mobileLength' }, { length: fault.length })
    case 'between': return intl.formatMessage({ id: 'account.validation.mobileRange' }, { min: fault.min, max: fault.max })
  }
}
