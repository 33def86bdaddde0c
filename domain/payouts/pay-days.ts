import { firstDayOf, lastDayOf, nextPeriod, type Period } from '../commissions/period.ts'
import { utc } from '../dates/utc.ts'

/** Day of the week of weekly payouts: Friday. */
const WEEKLY_DAY = 5
/** Day of the month after a period on which everybody else is paid. */
const MONTHLY_DAY = 15

/**
 * The day on which the commissions of a period are paid: the first Friday after it with weekly pay, otherwise the 15th
 * of the month after it (docs/decisions/0016). A payment keeps the day it was given when its period closed.
 * @returns Hong Kong date 'YYYY-MM-DD'
 */
export function payDayOf(period: Period, isWeekly: boolean): string {
  if (!isWeekly)
    return utc(firstDayOf(nextPeriod(period)))
      .date(MONTHLY_DAY)
      .format('YYYY-MM-DD')
  const end = utc(lastDayOf(period))
  const friday = end.day(WEEKLY_DAY)
  return (friday.isAfter(end) ? friday : friday.add(1, 'week')).format('YYYY-MM-DD')
}
