import { readDay, type Filters } from '../team-address.ts'

/** The first and the last day of joining, each an ISO day, or empty while it is not given or not whole. */
export interface JoinedDays {
  from: string
  to: string
}

/** What is wrong with a day, as its message is called. */
type Fault = 'joinedFuture' | 'joinedOrder'

/** What is wrong with each day of joining: nobody joins after today, and an end before the beginning would find nobody. */
export function joinedFaults(
  { from, to }: JoinedDays,
  today: string,
): Partial<Record<keyof JoinedDays, Fault>> {
  if (from > today) return { from: 'joinedFuture' }
  if (to > today) return { to: 'joinedFuture' }
  return to !== '' && to < from ? { to: 'joinedOrder' } : {}
}

/** What the days of joining filter by; undefined while one of them cannot be, or its year is still being typed. */
export function joinedFilters(
  days: JoinedDays,
  today: string,
): Pick<Filters, 'joined_from' | 'joined_to'> | undefined {
  // on the way to 2026 the year is 2, 20 and 202
  const isTyping = [days.from, days.to].some((day) => day !== '' && readDay(day) === undefined)
  return isTyping || Object.keys(joinedFaults(days, today)).length > 0
    ? undefined
    : { joined_from: readDay(days.from), joined_to: readDay(days.to) }
}
