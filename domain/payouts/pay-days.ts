import { utc } from '../dates/utc.ts'
import { paymentDayOf, periodOfDay, previousPeriod } from '../commissions/period.ts'

/** Day of the week of weekly payouts: Friday. */
const WEEKLY_DAY = 5
/**
 * Next payout day of an associate, after today: the coming Friday with weekly pay, otherwise the next payment day of
 * a period.
 * @param today Hong Kong date
 * @returns Hong Kong date; both are 'YYYY-MM-DD'
 */
export function nextPayDay(today: string, isWeekly: boolean): string {
  if (!isWeekly) {
    const period = periodOfDay(today)
    const ofLastPeriod = paymentDayOf(previousPeriod(period))
    return ofLastPeriod > today ? ofLastPeriod : paymentDayOf(period)
  }
  const day = utc(today)
  const next = day.day(WEEKLY_DAY)
  return (next.isAfter(day) ? next : next.add(1, 'week')).format('YYYY-MM-DD')
}
