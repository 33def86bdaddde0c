import { utc } from '../dates/utc.ts'

/** Days for which points stay usable when they are returned after their last day. */
const RETURN_DAYS = 7

/** Last day of points earned on a day (Hong Kong dates, 'YYYY-MM-DD'): the end of the same month a year later. */
export const lastDayOfEarned = (earnedOn: string): string =>
  utc(earnedOn).add(1, 'year').endOf('month').format('YYYY-MM-DD')

/** Last day of points returned by a cancelled order: the original one, or a week from now if that has passed. */
export const lastDayOfReturned = (lastDay: string | null, today: string): string | null =>
  lastDay === null || lastDay >= today ? lastDay : utc(today).add(RETURN_DAYS, 'day').format('YYYY-MM-DD')
