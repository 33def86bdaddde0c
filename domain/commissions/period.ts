import { startOfHongKongDay } from '../dates/hong-kong.ts'
import { utc } from '../dates/utc.ts'

/** A business period: a Hong Kong month, written 'YYYYMM'. */
export type Period = string

/** How many completed periods the payment report offers besides 'current'. */
const COMPLETED_PERIODS_OFFERED = 4

/** Whether a text is a business period: a year of four digits and a month that exists. */
export const isPeriod = (text: string): boolean => /^\d{4}(0[1-9]|1[0-2])$/.test(text)

/** Reads the period of an address; the current one for none, for an invalid one and for the future. */
export const shownPeriod = (asked: string | null, running: Period): Period =>
  asked !== null && isPeriod(asked) && asked <= running ? asked : running

const firstDay = (period: Period) => utc(`${period}01`)

/** The period that many months later; earlier for a negative number. */
export const periodAfter = (period: Period, months: number): Period =>
  firstDay(period).add(months, 'month').format('YYYYMM')

export const previousPeriod = (period: Period): Period => periodAfter(period, -1)
export const nextPeriod = (period: Period): Period => periodAfter(period, 1)

/** Number of months between two periods; negative when `to` is the earlier one. */
export const monthsBetween = (from: Period, to: Period): number => firstDay(to).diff(firstDay(from), 'month')

/** The period of a Hong Kong date 'YYYY-MM-DD'. */
export const periodOfDay = (day: string): Period => day.slice(0, 4) + day.slice(5, 7)

/** The first day of a period, 'YYYY-MM-DD'. */
export const firstDayOf = (period: Period): string => firstDay(period).format('YYYY-MM-DD')

/** The last day of a period, 'YYYY-MM-DD'. */
export const lastDayOf = (period: Period): string => firstDay(period).endOf('month').format('YYYY-MM-DD')

/**
 * The last completed periods, newest first, without the current month.
 * @param today Hong Kong date
 */
export const completedPeriods = (today: string, count = COMPLETED_PERIODS_OFFERED): Period[] =>
  Array.from({ length: count }, (_, index) => periodAfter(periodOfDay(today), -1 - index))

/** Every period from one to another, both included, oldest first. */
export const periodsBetween = (from: Period, to: Period): Period[] =>
  Array.from({ length: Math.max(0, monthsBetween(from, to) + 1) }, (_, index) => periodAfter(from, index))

/** Hours between the end of a period and its closing, by when payments that were under way at midnight have arrived. */
const CLOSING_HOURS = 1

/** The instant at which a period closes and its figures become final (docs/decisions/0016). */
export const closesAt = (period: Period): Date =>
  utc(startOfHongKongDay(firstDayOf(nextPeriod(period))))
    .add(CLOSING_HOURS, 'hour')
    .toDate()
