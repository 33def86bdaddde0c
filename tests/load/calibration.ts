import { figure } from './report.ts'

/** What the bare machine takes for a unit of work, in ms, immediately before and after the measurement that it calibrates. */
export interface Baseline {
  readonly before: number
  readonly after: number
  readonly mean: number
}

/**
 * Runs a measurement between two runs of its baseline.
 * @param measureBaseline resolves to ms per unit of work
 */
export async function calibrate<T>(
  measureBaseline: () => Promise<number>,
  measure: () => Promise<T>,
): Promise<{ value: T; baseline: Baseline }> {
  const before = await measureBaseline()
  const value = await measure()
  const after = await measureBaseline()
  return { value, baseline: { before, after, mean: (before + after) / 2 } }
}

/** Prints a baseline with both its runs: if they differ much, the machine was busy. */
export function printBaseline(what: string, { before, after, mean }: Baseline, digits: number): void {
  figure(what, mean, {
    unit: 'ms',
    digits,
    note: `before ${before.toFixed(digits)}, after ${after.toFixed(digits)}`,
  })
}

/** Prints a measurement in ms as a ratio to its baseline. */
export function printRatio(
  what: string,
  ms: number,
  { baseline, digits, most, note }: { baseline: Baseline; digits: number; most?: number; note?: string },
): void {
  figure(what, ms / baseline.mean, {
    digits: 2,
    ...(most === undefined ? {} : { most }),
    note: `${ms.toFixed(digits)} ÷ ${baseline.mean.toFixed(digits)} ms${note ? `, ${note}` : ''}`,
  })
}
