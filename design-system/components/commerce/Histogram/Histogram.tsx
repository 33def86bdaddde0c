import { cx } from '../../../private/cx.ts'
import { SPACE } from '../../../private/inline-space.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import { figures } from '../../../private/text-styles.css.ts'
import * as css from './Histogram.css.ts'

export interface HistogramProps extends RootProps {
  /** What is spread, in words: “How 326 reviews are spread”. */
  label: string
  /** Largest mark first. `share` 0 to 100; `value` is that share in words: “82%”. */
  rows: {
    label: string
    /** What is heard in place of a bare figure: “5 stars”. @default the label */
    said?: string | undefined
    share: number
    value: string
  }[]
}

/** How marks are spread. The figures say it; the bars are for the eye. For amounts over time or in groups take BarChart, for one mark Rating. */
export function Histogram({ label, rows, ...rest }: HistogramProps) {
  return (
    <ul {...rootProps(rest)} className={cx(css.list, figures)} role="list" aria-label={label}>
      {rows.map((row) => (
        <li className={css.row} key={row.label}>
          {row.said === undefined ? (
            <span>{row.label}</span>
          ) : (
            <>
              <span aria-hidden="true">{row.label}</span>
              <span className={visuallyHidden}>{row.said + SPACE}</span>
            </>
          )}
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
