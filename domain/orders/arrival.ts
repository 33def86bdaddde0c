import { ownValue } from '../contract/own-value.ts'
import { toHongKongDate } from '../dates/hong-kong.ts'
import { orderStage } from './status.ts'

/** Working days that each way of delivery takes, at least and at most, from the day the parcel leaves (/page/delivery). */
export const deliveryDays: Readonly<Record<string, readonly [least: number, most: number]>> = {
  standard: [1, 2],
  parcel: [2, 3],
  mainland: [3, 5],
  economy: [5, 8],
  taiwan: [2, 4],
  airmail: [5, 10],
  macao: [1, 3],
  international: [4, 7],
}

const DAY = 24 * 60 * 60 * 1000

const isWorkingDay = (day: Date): boolean => day.getUTCDay() % 6 !== 0

/** The working day (Monday to Friday) that is `count` working days after a day, or after the first working day from it. */
function workingDayAfter(start: string, count: number): string {
  let day = new Date(`${start}T00:00:00Z`)
  for (let left = count; !isWorkingDay(day) || left > 0; day = new Date(day.getTime() + DAY))
    if (isWorkingDay(day)) left--
  return day.toISOString().slice(0, 10)
}

/** First and last day on which a parcel is expected, 'YYYY-MM-DD' in Hong Kong. */
export interface Arrival {
  from: string
  to: string
}

/**
 * When the parcel of an order is expected that leaves on the first working day from its payment. Public holidays are not
 * counted out: nobody has the table of years to come.
 * @param method code of the way of delivery
 * @returns undefined for a way that promises no days, such as a locker
 */
export function arrivalOf(method: string, paidAt: Date): Arrival | undefined {
  const days = ownValue(deliveryDays, method)
  if (!days) return undefined
  const paidOn = toHongKongDate(paidAt)
  const [from, to] = days.map((count) => workingDayAfter(paidOn, count))
  return from && to ? { from, to } : undefined
}

/** When an order is expected while it is packed or on its way; undefined otherwise, and once the last day has passed. */
export function expectedArrival({
  status,
  method,
  paidAt,
  now,
}: {
  status: string
  method: string | null
  paidAt: Date | null
  now: Date
}): Arrival | undefined {
  if (!paidAt || !method || orderStage(status) !== 'moving') return undefined
  const arrival = arrivalOf(method, paidAt)
  return arrival && arrival.to >= toHongKongDate(now) ? arrival : undefined
}
