import type { ReactNode } from 'react'
import type { SortKey } from './sort-rows.ts'

export interface TableColumn<Row> {
  /** Tells the columns apart, and names the one that is sorted by. */
  id: string
  /** The head of the column; on phones it stands beside each value. */
  label: string
  /** What stands in the column for one row. */
  cell: (row: Row) => ReactNode
  /** Names the row for screen readers and heads its card on phones. Exactly one column does. */
  isRowHeader?: boolean | undefined
  /** Numbers stand at the end edge in figures of one width, so that they can be compared. */
  isNumeric?: boolean | undefined
  /** The table sorts itself by this. Leave it out and set `isSortable` when the page sorts. */
  sortBy?: ((row: Row) => SortKey) | undefined
  /** The page sorts this column: `onSortChange` asks for it. */
  isSortable?: boolean | undefined
  /** The row in plain words, for finding it by typing; needed where the row header's `cell` is more than text. */
  text?: ((row: Row) => string) | undefined
}

/** The words of a cell for finding its row by typing. */
export function cellText<Row>(column: TableColumn<Row>, row: Row): string {
  if (column.text) return column.text(row)
  const content = column.cell(row)
  if (typeof content === 'string' || typeof content === 'number') return String(content)
  const key = column.sortBy?.(row)
  return key === undefined || key === null ? '' : String(key)
}
