import { useId } from 'react'
import { useIntl } from 'react-intl'
import { cx } from '../../../private/cx.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import { CellContent, cellClass, HeadContent, mainOf, summaryOf } from './cells.tsx'
import { groupPlaces, type TableColumn } from './columns.ts'
import { rowGroups, type TableEntry } from './entries.ts'
import * as groups from './groups.css.ts'
import * as css from './Table.css.ts'
import { isSortable, type TableViewProps } from './table-view.ts'

/*
 * The roles repeat what the elements say: on phones rows are cards or lines (`display: grid`, `flex`), and with another
 * `display` WebKit takes table elements for plain boxes (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html).
 */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** The heads of the columns. Those that sort look as they will once the grid is here, so that nothing moves. */
function PlainHead<T extends { id: string }>({
  columns,
  order,
  selection,
}: Pick<TableViewProps<T>, 'columns' | 'order' | 'selection'>) {
  const intl = useIntl()
  const places = groupPlaces(columns)
  return (
    <thead
      role="rowgroup"
      className={cx(css.head, places.some((place) => place !== 'none') && groups.groupedHead)}
      data-sort-label={intl.formatMessage({ id: 'ds.table.sortBy' })}
    >
      <tr role="row">
        {selection !== 'none' && (
          <th role="columnheader" scope="col" className={cx(css.column, css.boxColumn)}>
            <span className={visuallyHidden}>{intl.formatMessage({ id: 'ds.table.chosen' })}</span>
          </th>
        )}
        {columns.map((column, index) => {
          const direction = column.id === order?.column ? order.direction : undefined
          const allowsSorting = isSortable(column)
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={cx(css.column, column.isNumeric && css.atEnd)}
              {...(allowsSorting && { 'data-allows-sorting': true, 'aria-sort': direction ?? 'none' })}
            >
              <HeadContent
                column={column}
                place={places[index] ?? 'none'}
                allowsSorting={allowsSorting}
                direction={direction}
              />
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

interface PlainRowProps<T extends { id: string }> extends Pick<
  TableViewProps<T>,
  'columns' | 'selection' | 'main'
> {
  entry: TableEntry<T>
  /** The id of a group's words, which name its rows together. */
  headId?: string | undefined
}

/** One row: of the caller, a group's head or a total. */
function PlainRow<T extends { id: string }>({ entry, headId, ...look }: PlainRowProps<T>) {
  const summary = entry.kind === 'row' ? undefined : summaryOf(entry)
  const valueOf = (column: TableColumn<T>) => {
    if (entry.kind === 'row') return column.cell(entry.row)
    return column.isRowHeader ? summary?.words : summary?.values[column.id]
  }
  return (
    <tr role="row" className={summary?.className ?? css.row}>
      {look.selection !== 'none' && <td role="cell" aria-hidden className={cx(css.cell, css.boxCell)} />}
      {look.columns.map((column) => {
        const value = valueOf(column)
        const isEmpty = summary !== undefined && value === undefined
        const shared = {
          className: cx(cellClass(column), isEmpty && groups.emptyCell),
          'data-main': mainOf(column, look),
          children: (
            <CellContent
              column={column}
              isEmpty={isEmpty}
              said={entry.kind === 'row' ? column.said?.(entry.row) : undefined}
            >
              {value}
            </CellContent>
          ),
        }
        return column.isRowHeader ? (
          <th
            key={column.id}
            id={headId}
            role="rowheader"
            scope={entry.kind === 'group' ? 'rowgroup' : 'row'}
            {...shared}
          />
        ) : (
          <td key={column.id} role="cell" {...shared} />
        )
      })}
    </tr>
  )
}

/** A table that is only read. A screen reader announces no grid where nothing can be done in one. */
export function PlainTable<T extends { id: string }>({
  label,
  columns,
  entries,
  order,
  selection,
  main,
  empty,
  tableClass,
}: TableViewProps<T>) {
  const id = useId()
  return (
    <table role="table" aria-label={label} className={tableClass}>
      <PlainHead columns={columns} order={order} selection={selection} />
      {rowGroups(entries).map((group, index) => {
        const headId = group[0]?.kind === 'group' ? `${id}-${index}` : undefined
        return (
          <tbody key={group[0]?.id ?? ''} role="rowgroup" aria-labelledby={headId} className={css.body}>
            {group.map((entry, at) => (
              <PlainRow
                key={entry.id}
                {...{ entry, columns, selection, main }}
                headId={at === 0 ? headId : undefined}
              />
            ))}
            {group.length === 0 && (
              <tr role="row">
                <td role="cell" colSpan={columns.length + Number(selection !== 'none')}>
                  {empty}
                </td>
              </tr>
            )}
          </tbody>
        )
      })}
    </table>
  )
}
