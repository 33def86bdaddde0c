/** A place in a chart: which series, which category. */
export interface Point {
  series: number
  index: number
}

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const
type Key = (typeof keys)[number]
const isKey = (key: string): key is Key => (keys as readonly string[]).includes(key)

/**
 * Where a key leads: left and right along a series over its known values, up and down to the same category of another series, Home and End to the ends.
 * `undefined` where the key is none of these or there is nothing further on.
 */
export function nextPoint(known: readonly (readonly boolean[])[], at: Point, key: string): Point | undefined {
  if (!isKey(key)) return undefined
  const row = known[at.series] ?? []
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const by = key === 'ArrowDown' ? 1 : -1
    for (let series = at.series + by; series >= 0 && series < known.length; series += by)
      if (known[series]?.[at.index]) return { series, index: at.index }
    return undefined
  }
  const places = row.flatMap((isKnown, index) => (isKnown ? [index] : []))
  const index =
    key === 'Home'
      ? places[0]
      : key === 'End'
        ? places.at(-1)
        : key === 'ArrowRight'
          ? places.find((place) => place > at.index)
          : places.findLast((place) => place < at.index)
  return index === undefined || index === at.index ? undefined : { series: at.series, index }
}

/** Where the keyboard enters: the last known value of the first series that has one. */
export function firstPoint(known: readonly (readonly boolean[])[]): Point {
  const series = Math.max(
    0,
    known.findIndex((row) => row.includes(true)),
  )
  return { series, index: Math.max(0, known[series]?.lastIndexOf(true) ?? 0) }
}
