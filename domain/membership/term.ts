/**
 * Last day of a membership paid on a given day (decisions.md §0 "Membership alone"): a year from then, or a year
 * after the current end. The returned day is included.
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
