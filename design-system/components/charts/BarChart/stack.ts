import { isEstimated, valueOf, type ChartSeries } from './series.ts'

/** Start and end of a part in its stack; null if there is no value. */
export interface StackPart {
  from: number
  to: number
}

/** Parts of all stacks by series and category: positive values stack upwards from zero, negative ones downwards. */
export function stackParts(series: readonly ChartSeries[], count: number): (StackPart | null)[][] {
  const up = Array.from({ length: count }, () => 0)
  const down = Array.from({ length: count }, () => 0)
  return series.map((one) =>
    up.map((_, index) => {
      const value = valueOf(one, index)
      if (value === null) return null
      const side = value < 0 ? down : up
      const from = side[index] ?? 0
      side[index] = from + value
      return { from, to: from + value }
    }),
  )
}

export interface StackTotal {
  /** Sum of the known values; null if there are none, or if final and estimated values are mixed. */
  value: number | null
  isEstimated: boolean
}

/** Returns the total of each category. */
export function stackTotals(series: readonly ChartSeries[], count: number): StackTotal[] {
  return Array.from({ length: count }, (_, index) => {
    const known = series.filter((one) => valueOf(one, index) !== null)
    const guesses = known.filter((one) => isEstimated(one, index)).length
    const isMixed = guesses > 0 && guesses < known.length
    return {
      value:
        known.length === 0 || isMixed
          ? null
          : known.reduce((sum, one) => sum + (valueOf(one, index) ?? 0), 0),
      isEstimated: guesses > 0,
    }
  })
}
