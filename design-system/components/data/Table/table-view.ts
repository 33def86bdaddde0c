import type { ReactNode } from 'react'
import type { TableColumn } from './columns.ts'
import type { TableEntry } from './entries.ts'
import type { TableSort } from './sort-rows.ts'

/** What a table draws, whether as a plain table or as a grid. */
export interface TableViewProps<T extends { id: string }> {
  label: string
  columns: readonly TableColumn<T>[]
  entries: readonly TableEntry<T>[]
  /** The order now. */
  order: TableSort | undefined
  selection: 'none' | 'single' | 'multiple'
  /** The column at the end of a phone's line. */
  main: string | undefined
  /** What stands in place of the rows when there are none. */
  empty: ReactNode
  /** The classes of the table itself. */
  tableClass: string
}

/** What only a grid does: sort, select and open rows, draw those in sight. */
export interface GridTableProps<T extends { id: string }> extends TableViewProps<T> {
  rows: readonly T[]
  selected: ReadonlySet<string> | undefined
  isVirtual: boolean
  onSortChange: (sort: TableSort) => void
  onSelectionChange: ((ids: Set<string>) => void) | undefined
  onRowAction: ((id: string) => void) | undefined
}

/** Whether a press on the head of a column sorts by it. */
export const isSortable = <T>({ sortBy, isSortable: byPage }: TableColumn<T>): boolean =>
  Boolean(sortBy ?? byPage)
