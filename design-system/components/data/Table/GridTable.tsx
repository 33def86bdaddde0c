import { useLayoutEffect, useMemo, useReducer } from 'react'
import { Table as AriaTable, TableBody } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { isRowId } from './entries.ts'
import * as css from './Table.css.ts'
import { tableRow } from './table-row.tsx'
import type { GridTableProps } from './table-view.ts'
import { TableHead } from './TableHead.tsx'

/** react-aria learns of its rows after the first drawing, and would have that painted without them: draws again before it is painted. */
function useDrawnWithRows() {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  useLayoutEffect(drawAgain, [drawAgain])
}

/** A table in which something can be done: react-aria's grid, with its arrow keys and announcements. */
export function GridTable<T extends { id: string }>({
  label,
  columns,
  rows,
  entries,
  order,
  selection,
  selected,
  main,
  empty,
  isVirtual,
  tableClass,
  onSortChange,
  onSelectionChange,
  onRowAction,
}: GridTableProps<T>) {
  const intl = useIntl()
  useDrawnWithRows()
  const isPressable = selection !== 'none' || onRowAction !== undefined
  const look = useMemo(
    () => ({ columns, selection, isPressable, isVirtual, main }),
    [columns, selection, isPressable, isVirtual, main],
  )
  const select = (keys: 'all' | Set<string | number>) =>
    onSelectionChange?.(
      new Set(keys === 'all' ? rows.map((row) => row.id) : [...keys].map(String).filter(isRowId)),
    )
  return (
    <AriaTable
      aria-label={label}
      className={tableClass}
      selectionMode={selection}
      selectedKeys={selected ?? []}
      onSelectionChange={select}
      {...(order && { sortDescriptor: order })}
      onSortChange={(next) => onSortChange({ column: String(next.column), direction: next.direction })}
      {...(onRowAction && {
        onRowAction: (key) => {
          if (isRowId(String(key))) onRowAction(String(key))
        },
      })}
    >
      <TableHead columns={columns} selection={selection} isEmpty={rows.length === 0} />
      <TableBody
        items={entries}
        dependencies={[look, intl.locale]}
        className={css.body}
        renderEmptyState={() => empty}
      >
        {(entry) => tableRow(entry, look)}
      </TableBody>
    </AriaTable>
  )
}
