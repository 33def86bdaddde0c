/** Hong Kong has been at UTC+8 without daylight saving since 1979. */
const OFFSET = 8 * 60 * 60 * 1000

/**
 * Hong Kong calendar date of an instant, 'YYYY-MM-DD' (R-372: dates are Asia/Hong_Kong); 'Invalid Date' for an invalid
 * one.
 */
export const toHongKongDate = (instant: Date): string => {
  const moved = new Date(instant.getTime() + OFFSET)
  return Number.isNaN(moved.getTime()) ? String(moved) : moved.toISOString().slice(0, 10)
}

/** The instant at which a calendar date begins in Hong Kong. */
export const startOfHongKongDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

/** Age in whole years on a day; both dates are 'YYYY-MM-DD'. Born on 29 February, one is a year older on 1 March. */
export function ageOn(today: string, birthday: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}
