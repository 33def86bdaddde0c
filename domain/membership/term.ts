/**
 * Last day of a membership paid on a given day: a year from then, or a year after the current end. The returned
 * day is included.
 * @param today the Hong Kong date of the payment, 'YYYY-MM-DD'
 * @param expiresOn the current last day; null for someone who was never a member
 * @param years number of memberships paid
 */
export function membershipUntil(today: string, expiresOn: string | null, years = 1): string {
  const start = expiresOn !== null && expiresOn > today ? expiresOn : today
  const [year = '', month = '', day = ''] = start.split('-')
  const last = Number(year) + years
  // Only 29 February does not exist in every year.
  const isLeapDay = month === '02' && day === '29'
  const isLeapYear = (last % 4 === 0 && last % 100 !== 0) || last % 400 === 0
  return `${String(last).padStart(4, '0')}-${month}-${isLeapDay && !isLeapYear ? '28' : day}`
}

/** A paid order of memberships: how many of its years were not refunded, and the Hong Kong date of its payment. */
export interface MembershipPayment {
  readonly paidOn: string
  readonly years: number
}

/**
 * Last day of a membership after all payments, oldest first; those without years left change nothing.
 * @param expiresOn the last day before the first of them; null for someone who was no member then
 */
export const membershipAfter = (
  expiresOn: string | null,
  payments: readonly MembershipPayment[],
): string | null =>
  payments.reduce<string | null>(
    (until, { paidOn, years }) => (years > 0 ? membershipUntil(paidOn, until, years) : until),
    expiresOn,
  )
