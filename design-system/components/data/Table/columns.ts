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
  /** Of the row header: what screen readers hear in the row's name besides the cell, where that alone does not tell the rows apart: “level 2, active”. */
  said?: ((row: Row) => string) | undefined
  /** Numbers stand at the end edge in figures of one width, so that they can be compared. */
  isNumeric?: boolean | undefined
  /** The table sorts itself by this. Leave it out and set `isSortable` when the page sorts. */
  sortBy?: ((row: Row) => SortKey) | undefined
  /** The page sorts this column: `onSortChange` asks for it. */
  isSortable?: boolean | undefined
  /** Columns beside each other with the same words stand below them as one: “PPV” over two periods. */
  group?: string | undefined
  /** Fewer words beside the value on phones, where the head says the rest. @default the words over it and the label */
  phoneLabel?: string | undefined
  /** On phones the value stands alone, because it says by itself what it is: a status, an action. @default false */
  isLabelHidden?: boolean | undefined
  /** Left out on phones, where the row leads to the rest. */
  isWideOnly?: boolean | undefined
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

/** The column's whole name: with the words over it. */
export const fullLabel = ({ group, label }: Pick<TableColumn<never>, 'group' | 'label'>): string =>
  group === undefined ? label : `${group} ${label}`

/** Where a column stands in its group: `first` shows the words, the others continue the line. */
export function groupPlaces(
  columns: readonly Pick<TableColumn<never>, 'group'>[],
): ('none' | 'only' | 'first' | 'inner' | 'last')[] {
  return columns.map(({ group }, index) => {
    if (group === undefined) return 'none'
    const isFirst = columns[index - 1]?.group !== group
    const isLast = columns[index + 1]?.group !== group
    if (isFirst) return isLast ? 'only' : 'first'
    return isLast ? 'last' : 'inner'
  })
}

/** The number that stands at the end of a phone's row: the one sorted by, otherwise the first. */
export function mainColumn(
  columns: readonly Pick<TableColumn<never>, 'id' | 'isNumeric'>[],
  sortedBy: string | undefined,
): string | undefined {
  const numbers = columns.filter((column) => column.isNumeric)
  return (numbers.find((column) => column.id === sortedBy) ?? numbers[0])?.id
}
