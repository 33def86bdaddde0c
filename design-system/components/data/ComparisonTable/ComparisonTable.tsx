import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/text/Icon'
import { cx } from '../../../private/cx.ts'
import { DASH, SPACE } from '../../../private/inline-space.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as css from './ComparisonTable.css.ts'

export interface ComparisonColumn {
  /** Tells the columns apart; no two are alike. */
  id: string
  /** What is compared: the name of a plan. */
  label: string
  /** A line below the name: its price. */
  note?: ReactNode
  /** The reader has this one now; it is said in words. */
  isCurrent?: boolean | undefined
  /** `member` gives the column a golden ground. Use it for at most one. */
  tone?: 'member' | undefined
}

export interface ComparisonRow {
  /** What is compared in this row: “Team figures”. */
  label: string
  /** One value a column in their order: words, true or false for “is in it”, null for what is not known. */
  values: readonly ReactNode[]
}

export interface ComparisonTableProps extends RootProps {
  /** What is compared, for screen readers: “Free or Gold”. */
  label: string
  /** Two or three things, in the order they are read. */
  columns: readonly ComparisonColumn[]
  /** What they are compared by, the most important first. */
  rows: readonly ComparisonRow[]
}

/** Two or three things side by side, so that one can choose. It never scrolls sideways: words wrap. For many things with the same properties use Table, for the properties of one DescriptionList. */
export function ComparisonTable({ label, columns, rows, ...rest }: ComparisonTableProps) {
  const intl = useIntl()
  const write = (value: ReactNode) => {
    if (value === null || value === undefined)
      return (
        <span className={css.no}>
          <span aria-hidden="true">{DASH}</span>
          <span className={visuallyHidden}>{intl.formatMessage({ id: 'ds.amount.unknown' })}</span>
        </span>
      )
    if (value === true)
      return (
        <span className={css.yes}>
          <Icon name="check" size="sm" />
          <span>{intl.formatMessage({ id: 'ds.compare.yes' })}</span>
        </span>
      )
    if (value === false) return <span className={css.no}>{intl.formatMessage({ id: 'ds.compare.no' })}</span>
    return value
  }
  return (
    <table {...rootProps(rest)} className={css.table}>
      <caption className={visuallyHidden}>{label}</caption>
      <thead>
        <tr>
          <td>{SPACE}</td>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={cx(column.tone && css.member)}>
              <span className={cx(css.name, column.tone && css.memberName)}>{column.label}</span>
              {column.isCurrent && (
                <span className={cx(css.note, css.current)}>
                  <Icon name="check" size="sm" />
                  <span>{intl.formatMessage({ id: 'ds.compare.current' })}</span>
                </span>
              )}
              {column.note !== undefined && <span className={css.note}>{column.note}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {columns.map((column, index) => (
              <td key={column.id} className={cx(column.tone && css.member)}>
                {write(row.values[index])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
