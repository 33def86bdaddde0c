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
