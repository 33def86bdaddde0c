import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { media } from '#design-system/tokens'
import { useMedia } from '../../../private/use-media.ts'
import type { TableColumn } from './columns.ts'
import { tableEntries, type TableGroup, type TableTotal } from './entries.ts'
import { useGrid } from './load-grid.ts'
import { sortRows, type TableSort } from './sort-rows.ts'

/** Rows that “Show more” adds where not only those in sight are drawn. */
export const PAGE_SIZE = 50

interface TableRowsInput<T extends { id: string }> {
  columns: readonly TableColumn<T>[]
  rows: readonly T[]
  sort: TableSort | undefined
  onSortChange: ((sort: TableSort) => void) | undefined
  groups: readonly TableGroup[] | undefined
  groupOf: ((row: T) => string) | undefined
  totals: readonly TableTotal[] | undefined
  isVirtualised: boolean
  /** It sorts, selects or opens rows. */
  isInteractive: boolean
}

type VirtualFrame = ComponentType<{ columns: number; children: ReactNode }>

/** Loads the frame that draws only the rows in sight. `undefined` until it is here, `null` if it cannot be loaded. */
function useVirtualRows(isWanted: boolean): VirtualFrame | null | undefined {
  const [VirtualRows, setVirtualRows] = useState<VirtualFrame | null>()
  useEffect(() => {
    if (isWanted)
      import('./VirtualRows.tsx').then(
        (module) => setVirtualRows(() => module.VirtualRows),
        () => setVirtualRows(null),
      )
  }, [isWanted])
  return VirtualRows
}

/** Sorts the rows unless the page does. */
function useSortedRows<T extends { id: string }>({
  columns,
  rows,
  sort,
  onSortChange,
}: Pick<TableRowsInput<T>, 'columns' | 'rows' | 'sort' | 'onSortChange'>) {
  const intl = useIntl()
  const [own, setOwn] = useState(sort)
  const order = onSortChange ? sort : own
  const sortColumn = onSortChange ? undefined : columns.find((column) => column.id === order?.column)
  const ordered = useMemo(
    () =>
      sortColumn?.sortBy && order ? sortRows(rows, sortColumn.sortBy, order.direction, intl.locale) : rows,
    [rows, sortColumn, order, intl.locale],
  )
  return { order, ordered, changeOrder: onSortChange ?? setOwn }
}

/** What the table draws: its rows in their order, in groups with totals, as many as there is room for. */
export function useTableRows<T extends { id: string }>(input: TableRowsInput<T>) {
  const { rows, groups, groupOf, totals, isVirtualised, isInteractive } = input
  const isWide = useMedia(media.wide)
  const { order, ordered, changeOrder } = useSortedRows(input)
  const [limit, setLimit] = useState(PAGE_SIZE)
  const isLong = isVirtualised && isWide
  const Grid = useGrid(isInteractive || isLong)
  const VirtualRows = useVirtualRows(isLong)
  const isVirtual = isLong && Boolean(VirtualRows && Grid)
  // Until the virtual frame has loaded, and where it cannot be, the first fifty rows are drawn.
  const shown = isVirtualised && !isVirtual ? ordered.slice(0, limit) : ordered
  const entries = useMemo(
    // Totals of no rows are left out.
    () =>
      rows.length === 0 && !groups?.length ? [] : tableEntries({ rows: shown, groups, groupOf, totals }),
    [rows, shown, groups, groupOf, totals],
  )
  return {
    order,
    changeOrder,
    entries,
    isLong,
    /** Draws the table once it is here; until then, and where it is not needed, a plain one does. */
    Grid,
    VirtualRows: isVirtual ? VirtualRows : undefined,
    shown: shown.length,
    total: ordered.length,
    /** Rows are left out, and it is certain that the virtual frame does not draw them. */
    hasMore: shown.length < ordered.length && !(isWide && (VirtualRows === undefined || Grid === undefined)),
    showMore: () => setLimit(limit + PAGE_SIZE),
  }
}
