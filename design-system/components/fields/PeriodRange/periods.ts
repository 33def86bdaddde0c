import { nextPeriod } from '../PeriodPicker/period.ts'

/** Lists all periods from `min` to `max`, YYYYMM, newest first; at most 600, so that a wrong bound cannot hang. */
export function periodsBetween(min: string, max: string): string[] {
  const periods: string[] = []
  for (let period = min; period <= max && periods.length < 600; period = nextPeriod(period))
    periods.push(period)
  return periods.toReversed()
}

/** Sets one end of the range; the other end follows if it would be on the wrong side. */
export function withEnd(
  range: { from: string; to: string },
  end: 'from' | 'to',
  period: string,
): { from: string; to: string } {
  const next = { ...range, [end]: period }
  return next.from <= next.to ? next : { from: period, to: period }
}
