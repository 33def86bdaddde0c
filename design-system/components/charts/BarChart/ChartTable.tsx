import { useIntl } from 'react-intl'
import { Disclosure } from '#design-system/data/Disclosure'
import { SPACE } from '../../../private/inline-space.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as css from './BarChart.css.ts'

export interface ChartTableProps {
  caption: string
  /** The heads; the first stands over the categories. */
  heads: readonly string[]
  rows: readonly {
    id: string
    head: string
    cells: readonly { text: string; isEstimated?: boolean | undefined }[]
  }[]
  /** `toggle` opens under its own title, `shown` is always there. */
  table: 'toggle' | 'shown'
}

/** The chart's numbers as a plain table: what the picture shows, for everybody who would rather read it. */
export function ChartTable({ caption, heads, rows, table }: ChartTableProps) {
  const intl = useIntl()
  const content = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard (WCAG 2.1.1)
    <div role="group" aria-label={caption} tabIndex={0} className={css.tableFrame}>
      <table className={css.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.head}</th>
              {row.cells.map((cell, index) => (
                <td key={heads[index + 1]}>
                  <span className={css.oneLine}>{cell.text}</span>
                  {cell.isEstimated && (
                    <span className={css.guess}>
                      {SPACE + intl.formatMessage({ id: 'ds.chart.estimated' })}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
  return table === 'shown' ? (
    content
  ) : (
    <Disclosure title={intl.formatMessage({ id: 'ds.chart.table' })}>{content}</Disclosure>
  )
}
