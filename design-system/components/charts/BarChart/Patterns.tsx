import * as css from './BarChart.css.ts'

/** What fills series number `index` (0 to 4): whole, slanted lines, dots, level lines, a net. */
export const fillOf = (id: string, index: number): string =>
  index % 5 === 0 ? 'currentColor' : `url(#${id}-${index % 5})`

const strokes = ['', 'M-2 2l4 -4M0 8l8 -8M6 10l4 -4', '', 'M0 2h8M0 6h8', 'M0 0l8 8M8 0l-8 8'] as const

/** What fills an estimated bar of series number `index`: paper with few lines of its pattern. */
export const sparseOf = (id: string, index: number): string => `url(#${id}-sparse-${index % 5})`

const sparse = ['', 'M0 10l10 -10', '', 'M0 5h10', 'M0 0l10 10M10 0l-10 10'] as const

/** The patterns of estimated bars: hollow, with sparse lines of the series' own pattern. */
function SparsePatterns({ id }: { id: string }) {
  return ([0, 1, 2, 3, 4] as const).map((index) => (
    <pattern
      key={index}
      id={`${id}-sparse-${index}`}
      width="10"
      height="10"
      patternUnits="userSpaceOnUse"
      className={css.colours[index]}
    >
      <rect className={css.paper} width="10" height="10" stroke="none" />
      {index === 2 && <circle cx="5" cy="5" r="1" fill="currentColor" />}
      {sparse[index] && <path d={sparse[index]} stroke="currentColor" strokeWidth="1" fill="none" />}
    </pattern>
  ))
}

/** The patterns of final bars, each in its series' colour with gaps of paper. */
function DensePatterns({ id }: { id: string }) {
  return ([1, 2, 3, 4] as const).map((index) => (
    <pattern
      key={index}
      id={`${id}-${index}`}
      width="8"
      height="8"
      patternUnits="userSpaceOnUse"
      className={css.colours[index]}
    >
      <rect width="8" height="8" fill="currentColor" />
      {index === 2 ? (
        <>
          <circle className={css.paper} cx="2" cy="2" r="1.3" stroke="none" />
          <circle className={css.paper} cx="6" cy="6" r="1.3" stroke="none" />
        </>
      ) : (
        <path className={css.paper} d={strokes[index]} strokeWidth={index === 4 ? 0.9 : 1.4} fill="none" />
      )}
    </pattern>
  ))
}

/** All patterns of a chart: with them bars differ without colour, and estimated from final ones. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <DensePatterns id={id} />
      <SparsePatterns id={id} />
    </defs>
  )
}
