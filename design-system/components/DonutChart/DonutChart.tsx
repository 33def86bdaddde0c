import { useId } from 'react'
import { useIntl } from 'react-intl'
import { ChartFrame, colourOf, css, fillOf, Patterns, useChartFormat, usePoints, type ChartBaseProps, type ChartFormat } from '../../private/chart/index.ts'
import { cx } from '../../private/cx.ts'
import { figures } from '../../private/text-styles.css.ts'
import { shares, slicePath } from './slices.ts'

export interface DonutPart {
  /** Tells the parts apart; no two are alike. */
  id: string
  /** What the part is, beside the ring. */
  label: string
  /** How much of the whole it is, in the same unit as the other parts; not below zero. */
  value: number
}

export interface DonutChartProps extends ChartBaseProps {
  /** Two to five parts of one whole, largest first; gather the rest in one part. */
  parts: readonly DonutPart[]
  /** What a part is: “Bonus”. It heads the table. */
  partLabel: string
  /** What the value is: “Amount”. It heads the second column. */
  valueLabel: string
  /** How the values are written: plain numbers, money from cents, or shares. @default 'number' */
  format?: ChartFormat | undefined
  /** Written after each value: “PV”. */
  unit?: string | undefined
}

/** How a whole is made of few parts. Every part is named beside the ring with its amount and share, so that no colour must be matched. For more than five parts or parts close to each other take BarChart. */
export function DonutChart({ title, summary, table = 'toggle', children, parts, partLabel, valueLabel, format = 'number', unit }: DonutChartProps) {
  const intl = useIntl()
  const id = useId()
  const { value } = useChartFormat(format, unit)
  const slices = shares(parts.map((part) => part.value))
  const { root, active, point, lookAt } = usePoints([slices.map((slice) => slice.share > 0)])
  const percent = (share: number) => intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 1 })
  const shareLabel = intl.formatMessage({ id: 'ds.chart.share' })
  const data = { caption: title, table, heads: [partLabel, valueLabel, shareLabel], rows: parts.map((part, index) => ({ id: part.id, head: part.label, cells: [{ text: value(part.value) }, { text: percent(slices[index]?.share ?? 0) }] })) }
  return (
    <ChartFrame title={title} summary={summary} data={data} draw={(description) => (
      <div className={css.around}>
        <svg ref={root} className={css.ring} viewBox="0 0 200 200" role="group" aria-label={title} aria-describedby={description}>
          <Patterns id={id} />
          {slices.every((slice) => slice.share === 0) && <path className={css.zeroLine} fill="none" d={slicePath(0, 1)} />}
          {parts.map((part, index) => {
            const slice = slices[index]
            if (!slice || slice.share === 0) return null
            const d = slicePath(slice.from, slice.to)
            return (
              <g key={part.id} className={cx(css.point, css.colours[colourOf(index)])} onPointerEnter={() => lookAt({ series: 0, index })} {...point(0, index, `${part.label}: ${value(part.value)}, ${percent(slice.share)}`)}>
                <path className={css.slice} d={d} fill={fillOf(id, index)} />
                <path className={css.halo} d={d} />
              </g>
            )
          })}
          <text className={css.centre} x="100" y="100" dy=".35em" textAnchor="middle" aria-hidden="true">{percent(slices[active.index]?.share ?? 0)}</text>
        </svg>
        <ul role="list" className={cx(css.rows, css.beside)}>
          {parts.map((part, index) => (
            <li key={part.id} className={css.entry}>
              <svg className={cx(css.key, css.colours[colourOf(index)])} viewBox="0 0 24 20" aria-hidden="true" focusable="false"><rect x="2" y="3" width="16" height="14" fill={fillOf(id, index)} /></svg>
              <span>{part.label} <span className={cx(css.figureText, figures)}>{value(part.value)}</span> <span className={cx(css.guess, figures)}>{percent(slices[index]?.share ?? 0)}</span></span>
            </li>
          ))}
        </ul>
      </div>
    )}
    >
      {children}
    </ChartFrame>
  )
}
