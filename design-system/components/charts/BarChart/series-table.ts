import { isEstimated, valueOf, type ChartSeries } from './series.ts'

/** The numbers of series over categories as rows of a table. */
export function seriesTable(
  categoryLabel: string,
  categories: readonly string[],
  series: readonly ChartSeries[],
  value: (number: number) => string,
  none: string,
) {
  return {
    heads: [categoryLabel, ...series.map((one) => one.label)],
    rows: categories.map((head, index) => ({
      id: `${index}`,
      head,
      cells: series.map((one) => {
        const number = valueOf(one, index)
        return number === null
          ? { text: none }
          : { text: value(number), isEstimated: isEstimated(one, index) }
      }),
    })),
  }
}
