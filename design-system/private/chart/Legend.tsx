import { useIntl } from 'react-intl'
import { cx } from '../cx.ts'
import { figures } from '../text-styles.css.ts'
import * as css from './chart.css.ts'
import { Marker } from './Marker.tsx'
import { colourOf, isEstimated, valueOf, type ChartSeries } from './series.ts'
import { SPACE } from '../inline-space.ts'

interface LegendProps {
  series: readonly ChartSeries[]
  category: string
  index: number
  value: (number: number) => string
  /** Says what a broken edge means. */
  hasEstimated?: boolean | undefined
  /** Draws a series' sign in 24 × 20 px; without it line and marker. */
  sign?: ((index: number) => React.ReactNode) | undefined
}

/** What the signs mean, with the values at the place one looks at: no box that floats over the lines. */
export function Legend({ series, category, index, value, hasEstimated = false, sign }: LegendProps) {
  const intl = useIntl()
  return (
    <ul role="list" className={css.legend}>
      <li className={css.when}>{category}</li>
      {series.map((one, place) => {
        const number = valueOf(one, index)
        return (
          <li key={one.id} className={css.entry}>
            <svg
              className={cx(css.key, css.colours[colourOf(place)])}
              viewBox="0 0 24 20"
              aria-hidden="true"
              focusable="false"
            >
              {sign ? (
                sign(place)
              ) : (
                <>
                  <path className={css.line} d="M1 10h22" />
                  <Marker series={place} x={12} y={10} />
                </>
              )}
            </svg>
            <span>
              {one.label}
              {SPACE}
              <span className={cx(css.figureText, figures)}>
                {number === null ? intl.formatMessage({ id: 'ds.chart.none' }) : value(number)}
              </span>
              {number !== null && isEstimated(one, index) && (
                <span className={css.guess}> {intl.formatMessage({ id: 'ds.chart.estimated' })}</span>
              )}
            </span>
          </li>
        )
      })}
      {hasEstimated && (
        <li className={css.entry}>
          <svg
            className={cx(css.key, css.estimatedKey)}
            viewBox="0 0 24 20"
            aria-hidden="true"
            focusable="false"
          >
            <rect className={css.edge} x="3" y="4" width="14" height="12" strokeDasharray="3 2" />
          </svg>
          <span>{intl.formatMessage({ id: 'ds.stat.estimated' })}</span>
        </li>
      )}
    </ul>
  )
}
