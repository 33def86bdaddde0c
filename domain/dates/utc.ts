import dayjs from 'dayjs'
import plugin from 'dayjs/plugin/utc.js'

dayjs.extend(plugin)

/**
 * dayjs in UTC, for sums of dates: days of local time follow the clock changes of the machine. How dates are written
 * does without (docs/decisions/0026-dates-with-dayjs.md).
 */
export const { utc } = dayjs
