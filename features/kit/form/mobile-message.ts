import { mobileFault, type MobileFault } from '#domain/auth/phone.ts'
import { message } from './message.ts'

/** Message for an invalid mobile number (R-317 to R-321; which message when: A-61). */
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
