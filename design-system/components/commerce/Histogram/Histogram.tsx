import { cx } from '../../../private/cx.ts'
import { figures } from '../../../private/text-styles.css.ts'
import * as css from './Histogram.css.ts'

export interface HistogramProps {
  /** What is spread, in words: “How 326 reviews are spread”. */
  label: string
  /** Largest mark first. `share` 0 to 100; `value` is that share in words: “82%”. */
  rows: { label: string; share: number; value: string }[]
}

/** How marks are spread. The figures say it; the bars are for the eye. For amounts over time or in groups take BarChart, for one mark Rating. */
export function Histogram({ label, rows }: HistogramProps) {
  return (
    <ul className={cx(css.list, figures)} role="list" aria-label={label}>
      {rows.map((row) => (
        <li className={css.row} key={row.label}>
          <span>{row.label}</span>
          <svg
            className={css.bar}
            viewBox="0 0 100 6"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <rect className={css.fill} width={Math.max(0, Math.min(100, row.share))} height="6" />
          </svg>
          <span className={css.value}>{row.value}</span>
        </li>
      ))}
    </ul>
  )
}
