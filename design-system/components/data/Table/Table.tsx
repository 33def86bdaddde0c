import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { SkeletonTable } from '#design-system/feedback/Skeleton'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import { mainColumn, type TableColumn } from './columns.ts'
import type { TableGroup, TableTotal } from './entries.ts'
import { ledger } from './groups.css.ts'
import { MoreRows } from './MoreRows.tsx'
import { PlainTable } from './PlainTable.tsx'
import type { TableSort } from './sort-rows.ts'
import * as css from './Table.css.ts'
import { isSortable } from './table-view.ts'
import { useTableRows } from './use-table-rows.ts'

export interface TableProps<T extends { id: string }> extends RootProps {
  /** What the table holds: “Orders of November”. */
  label: string
  /** The columns in the order they are read; exactly one is the row's header. */
  columns: readonly TableColumn<T>[]
  /** What is listed, in the order it comes; each with an `id` of its own. */
  rows: readonly T[]
  /** What stands in place of the rows when there are none: why, and what to do. */
  empty: ReactNode
  /** The order now. With `onSortChange` the page keeps it (in the URL) and sorts; without, this is only the first order. */
  sort?: TableSort | undefined
  /** Another order was asked for: the page sorts and keeps it. */
  onSortChange?: ((sort: TableSort) => void) | undefined
  /** Whether rows have a box: one at a time or any number. @default 'none' */
  selection?: 'none' | 'single' | 'multiple' | undefined
  /** The ids of the chosen rows. */
  selected?: ReadonlySet<string> | undefined
  /** Rows were chosen or let go: all ids that are chosen now. */
  onSelectionChange?: ((ids: Set<string>) => void) | undefined
  /** Enter or a press on the row. Give the row header a link as well, so that it works before the script. */
  onRowAction?: ((id: string) => void) | undefined
  /** Heads of groups in their order, each with its own values. Rows are sorted inside their group. */
  groups?: readonly TableGroup[] | undefined
  /** The id of the group that a row belongs to; needed with `groups`. */
  groupOf?: ((row: T) => string) | undefined
  /** Rows below all others that add up. Estimated and final amounts are never added: give them a row each. */
  totals?: readonly TableTotal[] | undefined
  /** On phones each row is a card, or two lines of a ledger: the row header and the number that is sorted by, below them the rest. @default 'cards' */
  phone?: 'cards' | 'rows' | undefined
  /** Rows are on their way: the first ones (skeleton) or others (the old ones stay). */
  isLoading?: boolean | undefined
  /** More columns than a page is wide: `scroll` keeps words whole and lets wide screens push the table sideways in its own frame. @default 'wrap' */
  overflow?: 'wrap' | 'scroll' | undefined
  /** `panel` scrolls inside itself under its own head; `page` is as long as it is and its head stays at the top of the window. @default 'page' */
  height?: 'page' | 'panel' | undefined
  /** For hundreds of rows: draws only those in sight (in a panel); phones get them by fifties. */
  isVirtualised?: boolean | undefined
}

/**
 * Things compared by their columns, in groups with subtotals where they belong together. On phones each row is a card or a line of a ledger with the same roles and names: the head becomes the row of sort buttons, each value carries its column's label.
 * A table that sorts, selects, opens rows or is virtualised is a grid, fetched when it is needed; any other is a plain `<table>`.
 * For one thing's properties take DescriptionList, for goods ProductGrid; a table never lays out a page.
 */
export function Table<T extends { id: string }>({
  label,
  columns,
  rows,
  empty,
  sort,
  onSortChange,
  selection = 'none',
  selected,
  onSelectionChange,
  onRowAction,
  groups,
  groupOf,
  totals,
  phone = 'cards',
  isLoading = false,
  overflow = 'wrap',
  height = 'page',
  isVirtualised = false,
  ...rest
}: TableProps<T>) {
  const intl = useIntl()
  const isSelectable = selection !== 'none'
  const view = useTableRows({
    columns,
    rows,
    sort,
    onSortChange,
    groups,
    groupOf,
    totals,
    isVirtualised,
    isInteractive: isSelectable || onRowAction !== undefined || columns.some(isSortable),
  })
  const { order, entries, Grid, VirtualRows } = view
  const isVirtual = VirtualRows !== undefined
  const loading = intl.formatMessage({ id: 'ds.table.loading' }, { label })
  const shared = {
    label,
    columns,
    entries,
    order,
    selection,
    main: phone === 'rows' ? mainColumn(columns, order?.column) : undefined,
    tableClass: cx(css.table, phone === 'rows' && ledger, isVirtual && css.virtual),
    empty: (
      <div className={css.empty}>
        {isLoading ? (
          <>
            <span className={visuallyHidden}>{loading}</span>
            <SkeletonTable columns={4} />
          </>
        ) : (
          empty
        )}
      </div>
    ),
  }
  const isPanel = height === 'panel' || view.isLong
  // What scrolls must be reachable by the keyboard (WCAG 2.1.1); the cells of a grid are.
  const scrolls = isPanel || overflow === 'scroll'
  const table = Grid ? (
    <Grid
      {...shared}
      {...{ rows, selected, isVirtual, onSelectionChange, onRowAction }}
      onSortChange={view.changeOrder}
    />
  ) : (
    <PlainTable {...shared} />
  )
  return (
    <div {...rootProps(rest)} className={css.frame} aria-busy={isLoading || undefined}>
      {isLoading && rows.length > 0 && <div className={css.busy} />}
      {VirtualRows ? (
        <VirtualRows columns={columns.length + Number(isSelectable)}>{table}</VirtualRows>
      ) : (
        <div
          {...(!Grid && scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
          className={cx(isPanel && css.panel, overflow === 'scroll' && css.pushed)}
        >
          {table}
        </div>
      )}
      {view.hasMore && <MoreRows shown={view.shown} total={view.total} onMore={view.showMore} />}
      <output className={visuallyHidden}>{isLoading ? loading : ''}</output>
    </div>
  )
}
