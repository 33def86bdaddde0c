import { EXPECTED_CODE } from '#domain/contract/fault.ts'
import { faultText, ServiceFault } from '#features/kit/service-fault.ts'
import type { IntlShape, MessageDescriptor } from 'react-intl'

type Id = NonNullable<MessageDescriptor['id']>
/** What a refusal is about. */
export type Place = 'mobile' | 'code' | 'email' | 'password' | 'current' | 'referrer' | 'adult'

/** The service's texts (contract.md §4.4, §6.2), the field each belongs to, and the words for it. */
const known: readonly (readonly [RegExp, Place | null, Id])[] = [
  [/^Please enter the correct security code/, 'code', 'account.code.wrong'],
  [/^Please enter mobile number to get code/, 'mobile', 'account.code.needMobile'],
  [/already bound to your account/, 'mobile', 'account.validation.mobileTaken'],
  [/^Not a valid EC mobile number/, 'referrer', 'account.validation.referrerMobile'],
  [/^Not a valid EC referral code/, 'referrer', 'account.validation.referrerUnknown'],
  [/email address already exists/i, 'email', 'account.validation.emailTaken'],
  [/^Cannot find customer/, null, 'account.forgot.noCustomer'],
  [/^You need to be 18/, 'adult', 'account.validation.adult'],
  [/^The password doesn't match/, 'current', 'account.validation.passwordWrong'],
  [/^Invalid reset token|password token (is|has)/i, 'password', 'account.reset.invalid'],
]

/** A refused call, for a form: the field it concerns, or the form as a whole. */
export interface FormFault { place: Place | null; text: string }

/** @param fallback what is said when the service gave no words of its own. */
export function readFault(intl: IntlShape, error: unknown, fallback: Id): FormFault {
  const template = (error instanceof ServiceFault && error.template) || ''
  const match = known.find(([pattern]) => pattern.test(template))
  if (match) return { place: match[1], text: intl.formatMessage({ id: match[2] }) }
  return { place: null, text: faultText(intl, error, fallback) }
}

/** Whether the service itself said no, other than having failed. */
export const isRefused = (error: unknown): boolean => error instanceof ServiceFault && [400, 401, 403].includes(error.status ?? 0)

/** Whether the service expects the caller to do something else first (contract.md §1.4: 400 with code 5020): a captcha, a choice. */
export const isExpected = (error: unknown): boolean => error instanceof ServiceFault && error.status === 400 && Number(error.code) === EXPECTED_CODE

/** Whether a mobile has several accounts (contract.md §6.2). */
export const needsChoice = isExpected
