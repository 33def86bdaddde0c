import { useEffect, useMemo, useState, type ComponentType, type CSSProperties, type ReactNode } from 'react'
import { Cell, Collection, Column, Row, Table as AriaTable, TableBody, TableHeader } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { Button } from '#design-system/Button'
import { Icon } from '#design-system/Icon'
import { SkeletonTable } from '#design-system/Skeleton'
import { media } from '#design-system/tokens'
import { cx } from '../../private/cx.ts'
import { SelectionBox } from '../../private/selection/SelectionBox.tsx'
import { figures } from '../../private/text-styles.css.ts'
import { useMedia } from '../../private/use-media.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { cellText, type TableColumn } from './columns.ts'
import { sortRows, type TableSort } from './sort-rows.ts'
import * as css from './Table.css.ts'

export interface TableProps<T extends { id: string }> {
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
  /** Rows are on their way: the first ones (skeleton) or others (the old ones stay). */
  isLoading?: boolean | undefined
  /** `panel` scrolls inside itself under its own head; `page` is as long as it is and its head stays at the top of the window. @default 'page' */
  height?: 'page' | 'panel' | undefined
  /** For hundreds of rows: draws only those in sight (in a panel); phones get them by fifties. */
  isVirtualised?: boolean | undefined
}

const step = 50
// react-aria writes a row's depth as a style attribute, which the page's policy refuses; without a value none is written.
const withoutDepth = { style: { '--table-row-level': undefined } as CSSProperties }

/**
 * Things compared by their columns. On phones each row is a card with the same roles and names: the head becomes the row of sort buttons, each value carries its column's label.
 * For one thing's properties take DescriptionList, for goods ProductGrid; a table never lays out a page.
 */
export function Table<T extends { id: string }>({ label, columns, rows, empty, sort, onSortChange, selection = 'none', selected, onSelectionChange, onRowAction, isLoading = false, height = 'page', isVirtualised = false }: TableProps<T>) {
  const intl = useIntl()
  const isWide = useMedia(media.wide)
  const [own, setOwn] = useState(sort)
  const [limit, setLimit] = useState(step)
  const order = onSortChange ? sort : own
  const sortColumn = onSortChange ? undefined : columns.find((column) => column.id === order?.column)
  const ordered = useMemo(() => sortColumn?.sortBy && order ? sortRows(rows, sortColumn.sortBy, order.direction, intl.locale) : rows, [rows, sortColumn, order, intl.locale])
  // Until the part is here that draws few of many, and where it does not come, there are the first fifty.
  const isLong = isVirtualised && isWide
  const [VirtualRows, setVirtualRows] = useState<ComponentType<{ columns: number, children: ReactNode }> | null>()
  useEffect(() => { if (isLong) import('./VirtualRows.tsx').then((module) => setVirtualRows(() => module.VirtualRows), () => setVirtualRows(null)) }, [isLong])
  const draw = isLong && Boolean(VirtualRows)
  const shown = isVirtualised && !draw ? ordered.slice(0, limit) : ordered
  const isComing = isWide && VirtualRows === undefined
  const isSelectable = selection !== 'none'
  const select = (keys: 'all' | Set<string | number>) => onSelectionChange?.(new Set(keys === 'all' ? rows.map((row) => row.id) : [...keys].map(String)))
  const loading = intl.formatMessage({ id: 'ds.table.loading' }, { label })
  const table = (
    <AriaTable
      aria-label={label} className={cx(css.table, draw && css.virtual)} selectionMode={selection} selectedKeys={selected ?? []} onSelectionChange={select}
      {...(order && { sortDescriptor: order })} onSortChange={(next) => { const wanted = { column: String(next.column), direction: next.direction }; if (onSortChange) onSortChange(wanted); else setOwn(wanted) }}
      {...(onRowAction && { onRowAction: (key) => onRowAction(String(key)) })}
    >
      <TableHeader className={css.head} data-sort-label={intl.formatMessage({ id: 'ds.table.sortBy' })}>
        {isSelectable && <Column id="selection" className={cx(css.column, css.boxColumn)}>{selection === 'multiple' && rows.length > 0 ? <SelectionBox isSingle={false} /> : <span className={visuallyHidden}>{intl.formatMessage({ id: 'ds.table.chosen' })}</span>}</Column>}
        <Collection items={columns} dependencies={[intl.locale]}>
          {(column) => (
            <Column id={column.id} isRowHeader={column.isRowHeader ?? false} allowsSorting={Boolean(column.sortBy ?? column.isSortable)} textValue={column.label} className={cx(css.column, column.isNumeric && css.atEnd)}>
              {({ allowsSorting, sortDirection }) => <span className={css.heading}>{column.label}{allowsSorting && <span className={cx(css.arrow, sortDirection && css.arrowOn)}><Icon name={sortDirection === 'ascending' ? 'arrow-up' : sortDirection === 'descending' ? 'arrow-down' : 'arrows-up-down'} size="sm" /></span>}</span>}
            </Column>
          )}
        </Collection>
      </TableHeader>
      <TableBody items={shown} dependencies={[columns, draw, intl.locale]} className={css.body} renderEmptyState={() => <div className={css.empty}>{isLoading ? <><span className={visuallyHidden}>{loading}</span><SkeletonTable columns={4} /></> : empty}</div>}>
        {(row) => (
          <Row id={row.id} {...withoutDepth} className={cx(css.row, (isSelectable || onRowAction) && css.pressable)}>
            {isSelectable && <Cell className={cx(css.cell, css.boxCell)}><SelectionBox isSingle={selection === 'single'} /></Cell>}
            <Collection items={columns} dependencies={[row, draw]}>
              {(column) => (
                <Cell className={cx(css.cell, column.isRowHeader && css.rowHeader, column.isNumeric && cx(css.atEnd, figures))} textValue={cellText(column, row)}>
                  {!draw && !column.isRowHeader && <span className={css.cellLabel} aria-hidden="true">{column.label}</span>}<span className={css.value}>{column.cell(row)}</span>
                </Cell>
              )}
            </Collection>
          </Row>
        )}
      </TableBody>
    </AriaTable>
  )
  return (
    <div className={css.frame} aria-busy={isLoading || undefined}>
      {isLoading && rows.length > 0 && <div className={css.busy} />}
      {draw && VirtualRows ? <VirtualRows columns={columns.length + Number(isSelectable)}>{table}</VirtualRows> : <div className={height === 'panel' || isLong ? css.panel : undefined}>{table}</div>}
      {shown.length < ordered.length && !isComing && <div className={css.more}><span className={figures}>{intl.formatMessage({ id: 'ds.table.shown' }, { shown: shown.length, total: ordered.length })}</span><Button onPress={() => setLimit(limit + step)}>{intl.formatMessage({ id: 'ds.table.more' }, { n: Math.min(step, ordered.length - shown.length) })}</Button></div>}
      <output className={visuallyHidden}>{isLoading ? loading : ''}</output>
    </div>
  )
}
