import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** Hong Kong has been at UTC+8 without daylight saving since 1979. */
const OFFSET_HOURS = 8

/** The Hong Kong calendar date of an instant, 'YYYY-MM-DD' (shopping.md §5: dates are Asia/Hong_Kong). */
export const toHongKongDate = (instant: Date): string => dayjs.utc(instant).add(OFFSET_HOURS, 'hour').format('YYYY-MM-DD')

/** Whole years of age on a day, both 'YYYY-MM-DD'. */
export function ageOn(today: string, birthday: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}
