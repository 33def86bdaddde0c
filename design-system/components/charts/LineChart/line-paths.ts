import { isEstimated, valueOf, type ChartSeries } from '../../../private/chart/index.ts'

interface LinePath {
  d: string
  isEstimated: boolean
}

/**
 * Splits a series into line segments: at missing values and where estimates begin (the segment leading to an estimate
 * counts as estimated).
 */
export function linePaths(
  series: ChartSeries,
  x: (index: number) => number,
  y: (value: number) => number,
): LinePath[] {
  const places = series.values.map((_, index) => {
    const value = valueOf(series, index)
    return value === null ? undefined : `${round(x(index))} ${round(y(value))}`
  })
  const paths: LinePath[] = []
  places.forEach((place, index) => {
    const before = places[index - 1]
    if (place === undefined || before === undefined) return
    const guess = isEstimated(series, index)
    const last = paths.at(-1)
    if (last && last.isEstimated === guess && places[index - 1] !== undefined && last.d.endsWith(before))
      last.d += `L${place}`
    else paths.push({ d: `M${before}L${place}`, isEstimated: guess })
  })
  return paths
}

const round = (value: number) => Math.round(value * 10) / 10
