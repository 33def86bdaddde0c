import { typedIdentifier } from '../validation/typed-text.ts'
import { isReferrerCode } from './code.ts'
import { fallbackCountryCodes, mobileFault, normaliseMobile } from './phone.ts'

/** A mobile that a referrer may be found by; digits only. */
export interface ReferrerMobile {
  readonly prefix: string
  readonly mobile: string
}

/** The digits of a referrer field, which takes a code or a mobile. */
export const referrerDigits = (text: string): string =>
  typedIdentifier(text).replace(/[\s+\-().\u2010-\u2015]/g, '')

/** Why nobody can be, or was, found by the digits of a referrer field: `unknownCode`, `unknownMobile` or `length`. */
export type ReferrerFault = 'unknownCode' | 'unknownMobile' | 'length'

/** Which message tells that nobody was found: by the number of digits. */
export function referrerFault(digits: string): ReferrerFault {
  if (isReferrerCode(digits)) return 'unknownCode'
  return /^\d{10,}$/.test(digits) ? 'unknownMobile' : 'length'
}

/**
 * The mobiles that digits are looked up as, in this order, once they are no code: eight as Hong Kong's, those that
 * begin with an offered country code as that country's, then as the registrant's. A mainland number begins with
 * the code of the United States, so both are looked up.
 * @param prefix country code of the registrant, digits
 */
export function referrerMobiles(digits: string, prefix: string): ReferrerMobile[] {
  if (/^\d{8}$/.test(digits)) return [{ prefix: '852', mobile: digits }]
  const whole = fallbackCountryCodes.flatMap((code) => {
    const mobile = digits.slice(code.length)
    return digits.startsWith(code) && mobileFault(code, mobile) === null ? [{ prefix: code, mobile }] : []
  })
  const isOwn = whole.length === 0 || mobileFault(prefix, digits) === null
  return isOwn ? [...whole, { prefix, mobile: normaliseMobile(prefix, digits) }] : whole
}
