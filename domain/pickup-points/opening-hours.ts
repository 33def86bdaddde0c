import type { OpeningHours } from './schema.ts'

/** How a point's hours are said: never closed, the same every day, or different at weekends. */
export function hoursKind({ weekdays, weekends }: OpeningHours): 'always' | 'daily' | 'split' {
  if (weekdays !== weekends) return 'split'
  return weekdays === '00:00–24:00' ? 'always' : 'daily'
}
