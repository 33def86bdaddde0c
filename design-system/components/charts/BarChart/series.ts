/** The bars of one colour. */
export interface ChartSeries {
  /** Tells the series apart; no two are alike. */
  id: string
  /** The name in the legend and at the head of the table's column. */
  label: string
  /** One value a category; `null` where there is none. */
  values: readonly (number | null)[]
  /** From this category on (counted from 0) the values are estimated: drawn hollow with a broken edge, and said. */
  estimatedFrom?: number | undefined
}

export const isEstimated = (series: Pick<ChartSeries, 'estimatedFrom'>, index: number): boolean =>
  series.estimatedFrom !== undefined && index >= series.estimatedFrom
export const valueOf = (series: Pick<ChartSeries, 'values'>, index: number): number | null =>
  series.values[index] ?? null
/** At most five: more cannot be told apart. */
export const colourOf = (index: number) => (index % 5) as 0 | 1 | 2 | 3 | 4

/** The accessible name of a point: “Nov 2026, Personal: 1,240 PV (estimated)”. */
export function pointName(
  category: string,
  series: ChartSeries | undefined,
  index: number,
  { value, estimated }: { value: (number: number) => string; estimated: string },
): string {
  if (!series) return category
  const number = valueOf(series, index)
  const certainty = isEstimated(series, index) ? ` ${estimated}` : ''
  return `${category}, ${series.label}: ${number === null ? '' : value(number)}${certainty}`
}
