import { normaliseMobile } from '../auth/phone.ts'
import { attributeText } from '../contract/attributes.ts'
import type { Customer } from './schema.ts'

/** The mobile number that is bound to an account. */
export interface BoundMobile {
  countryCode: string
  mobile: string
}

/** What shows that the caller owns the account: a code sent to the bound number, or the password. */
export type IdentityProof = { current_code: string } | { current_password: string }

/** A mobile number to bind, with the proof of ownership (see the endpoint `updateMe`). */
export interface NewMobile extends BoundMobile {
  proof: { security_code: string } & IdentityProof
}

/** The number that is bound to an account; null where there is none. */
export function boundMobile(customer: Customer): BoundMobile | null {
  const mobile = attributeText(customer.custom_attributes, 'mobile')
  return mobile
    ? { mobile, countryCode: attributeText(customer.custom_attributes, 'mobile_prefix') ?? '852' }
    : null
}

/** Whether a number, as typed, is the bound one. */
export const isBoundMobile = (bound: BoundMobile | null, countryCode: string, mobile: string): boolean =>
  bound?.countryCode === countryCode && bound.mobile === normaliseMobile(countryCode, mobile)
