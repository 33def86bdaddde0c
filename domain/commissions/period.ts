/** A business period: a Hong Kong month, written 'YYYYMM' (associate-business.md §9). */
export type Period = string

/** How many completed periods the payment report offers besides 'current' (associate-business.md §4). */
export const COMPLETED_PERIODS_OFFERED = 4

const two = (value: number) => String(value).padStart(2, '0')

/** Whether a text is a business period: a year of four digits and a month that exists. */
export const isPeriod = (text: string): boolean => /^\d{4}(0[1-9]|1[0-2])$/.test(text)

/** Months since year 0, for arithmetic. */
const monthsOf = (period: Period): number => Number(period.slice(0, 4)) * 12 + Number(period.slice(4)) - 1

/** The period that many months later; earlier for a negative number. */
export function periodAfter(period: Period, months: number): Period {
  const total = monthsOf(period) + months
  return `${String(Math.floor(total / 12)).padStart(4, '0')}${two((total % 12) + 1)}`
}

export const previousPeriod = (period: Period): Period => periodAfter(period, -1)
export const nextPeriod = (period: Period): Period => periodAfter(period, 1)

/** Number of months between two periods; negative when `to` is the earlier one. */
export const monthsBetween = (from: Period, to: Period): number => monthsOf(to) - monthsOf(from)

/** The period of a Hong Kong date 'YYYY-MM-DD'. */
export const periodOfDay = (day: string): Period => day.slice(0, 4) + day.slice(5, 7)

/** The first day of a period, 'YYYY-MM-DD'. */
export const firstDayOf = (period: Period): string => `${period.slice(0, 4)}-${period.slice(4)}-01`

/** The last day of a period, 'YYYY-MM-DD'. */
export function lastDayOf(period: Period): string {
  const [year, month] = [Number(period.slice(0, 4)), Number(period.slice(4))]
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = month === 2 ? (isLeapYear ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return `${period.slice(0, 4)}-${period.slice(4)}-${two(days)}`
}

/**
 * The last completed periods, newest first, without the current month (decisions.md A-23).
 * @param today Hong Kong date
 */
export const completedPeriods = (today: string, count = COMPLETED_PERIODS_OFFERED): Period[] =>
  Array.from({ length: count }, (_, index) => periodAfter(periodOfDay(today), -1 - index))

/** Every period from one to another, both included, oldest first. */
export const periodsBetween = (from: Period, to: Period): Period[] =>
  Array.from({ length: Math.max(0, monthsBetween(from, to) + 1) }, (_, index) => periodAfter(from, index))

/** Hours between the end of a period and its closing, by when payments that were under way at midnight have arrived. */
export const CLOSING_HOURS = 1

/** The instant at which a period closes and its figures become final (docs/decisions/0016). */
export const closesAt = (period: Period): Date =>
  new Date(Date.parse(`${firstDayOf(nextPeriod(period))}T00:00:00+08:00`) + CLOSING_HOURS * 3_600_000)

/** The day on which the commissions of a period are paid: the 15th of the month after it (docs/decisions/0016). */
export const paymentDayOf = (period: Period): string => firstDayOf(nextPeriod(period)).slice(0, 8) + '15'
