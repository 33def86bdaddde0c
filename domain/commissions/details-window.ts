import { utc } from '../dates/utc.ts'
import { firstDayOf, isPeriod, lastDayOf } from './period.ts'

/** Range of a payment report: 'current', a year 'YYYY' or a period 'YYYYMM'. */
export type DetailsPeriod = string

/** The first and last day of a payment report, 'YYYY-MM-DD'. */
export interface DetailsWindow {
  start_date: string
  end_date: string
}

/** The same day a year earlier; 28 February for the 29th. */
const yearBefore = (day: string): string => utc(day).subtract(1, 'year').format('YYYY-MM-DD')

/**
 * The window of a payment report: 'current' is one year ago to today, 'YYYY' that year, 'YYYYMM' that
 * month.
 * @param today Hong Kong date
 * @returns null for a text that is none of these
 */
export function detailsWindow(period: DetailsPeriod, today: string): DetailsWindow | null {
  if (period === 'current') return { start_date: yearBefore(today), end_date: today }
  if (/^\d{4}$/.test(period)) return { start_date: `${period}-01-01`, end_date: `${period}-12-31` }
  return isPeriod(period) ? { start_date: firstDayOf(period), end_date: lastDayOf(period) } : null
}
