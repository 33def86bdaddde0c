import { useIntl } from 'react-intl'
import { cx } from '../../../private/cx.ts'
import { SPACE } from '../../../private/inline-space.ts'
import { figures } from '../../../private/text-styles.css.ts'
import * as css from './BarChart.css.ts'
import { fillOf } from './Patterns.tsx'
import { colourOf, isEstimated, valueOf, type ChartSeries } from './series.ts'

interface LegendProps {
  /** Prefix of the pattern ids. */
  id: string
  series: readonly ChartSeries[]
  category: string
  index: number
  value: (number: number) => string
  /** Says what a broken edge means. */
  hasEstimated: boolean
}

/** What the signs mean, with the values at the place one looks at: no box that floats over the bars. */
export function Legend({ id, series, category, index, value, hasEstimated }: LegendProps) {
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
              <rect x="2" y="3" width="16" height="14" fill={fillOf(id, place)} />
            </svg>
            <span>
              <span>{one.label}</span>
              {SPACE}
              <span className={cx(css.figureText, figures)}>
                {number === null ? intl.formatMessage({ id: 'ds.amount.unknown' }) : value(number)}
              </span>
              {number !== null && isEstimated(one, index) && (
                <span className={css.guess}>{SPACE + intl.formatMessage({ id: 'ds.chart.estimated' })}</span>
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
