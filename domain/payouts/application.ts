import { isCalendarDay } from '../dates/calendar-day.ts'
import { mobileFault } from '../auth/phone.ts'
import { isPersonName } from '../customers/person-name.ts'
import { ageOn } from '../dates/hong-kong.ts'
import { isEmailAddress } from '../validation/email.ts'
import type { PayoutApplication } from './schema.ts'

/** Minimum and maximum length of a user name at the payout provider. */
export const USERNAME_MIN = 4
export const USERNAME_MAX = 32
/** Maximum length of an address line. */
const ADDRESS_LINE_MAX = 80
/** Minimum age for a payout account, the same as for associates. */
export const PAYOUT_AGE = 18

/** A form field of the application. */
export type PayoutField =
  | 'username'
  | 'email'
  | 'firstname'
  | 'lastname'
  | 'dob'
  | 'street'
  | 'city'
  | 'country'
  | 'phone'
export type PayoutFault = 'required' | 'username' | 'email' | 'name' | 'date' | 'minor' | 'long' | 'mobile'

/** Characters that the provider accepts: Latin letters, digits, dot, underscore and hyphen. */
const isPayoutUsername = (text: string): boolean =>
  new RegExp(`^[A-Za-z0-9._-]{${USERNAME_MIN},${USERNAME_MAX}}$`).test(text)

function dobFault(dob: string, today: string): PayoutFault | undefined {
  if (!dob) return 'required'
  if (!isCalendarDay(dob) || dob > today) return 'date'
  return ageOn(today, dob) < PAYOUT_AGE ? 'minor' : undefined
}

/** Country code and number of '+852 51000001'. */
function phoneFault(phone: string): PayoutFault | undefined {
  const [, code = '', number = ''] = /^\+(\d{1,3})(?: (.*))?$/.exec(phone.trim()) ?? []
  const fault = mobileFault(code, number)
  if (!fault) return undefined
  return fault.kind === 'empty' ? 'required' : 'mobile'
}

const lineFault = (line: string): PayoutFault | undefined =>
  !line.trim() ? 'required' : [...line.trim()].length > ADDRESS_LINE_MAX ? 'long' : undefined
const checked = (text: string, isRight: (text: string) => boolean, fault: PayoutFault) =>
  !text.trim() ? 'required' : isRight(text.trim()) ? undefined : fault

/**
 * Returns the faults of an application by field, in the order of the form; empty when it can be sent.
 * @param today Hong Kong date 'YYYY-MM-DD'
 */
export function payoutApplicationFaults(
  { username, email, firstname, lastname, dob, address, phone }: PayoutApplication,
  today: string,
): Partial<Record<PayoutField, PayoutFault>> {
  const faults: Record<PayoutField, PayoutFault | undefined> = {
    username: checked(username, isPayoutUsername, 'username'),
    email: checked(email, isEmailAddress, 'email'),
    lastname: checked(lastname, isPersonName, 'name'),
    firstname: checked(firstname, isPersonName, 'name'),
    dob: dobFault(dob, today),
    country: /^[A-Z]{2}$/.test(address.country_id) ? undefined : 'required',
    city: lineFault(address.city),
    street: lineFault(address.street.join(' ')),
    phone: phoneFault(phone),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}
