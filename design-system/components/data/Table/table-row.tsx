import type { CSSProperties, ReactNode } from 'react'
import { Cell, Collection, Row } from 'react-aria-components'
import { cx } from '../../../private/cx.ts'
import { SelectionBox } from '../../../private/selection/SelectionBox.tsx'
import { CellContent, cellClass, mainOf, summaryOf } from './cells.tsx'
import { cellText, type TableColumn } from './columns.ts'
import type { TableEntry } from './entries.ts'
import * as groups from './groups.css.ts'
import * as css from './Table.css.ts'

// react-aria writes a row's depth as a style attribute, which the page's policy refuses; without a value none is written.
const withoutDepth = { style: { '--table-row-level': undefined } as CSSProperties }

export interface RowLook<T> {
  columns: readonly TableColumn<T>[]
  selection: 'none' | 'single' | 'multiple'
  isPressable: boolean
  /** Rows that are no table rows: the labels for phones are left out. */
  isVirtual: boolean
  /** The column at the end of a phone's line. */
  main: string | undefined
}

/** The content of a cell; rows that are no table rows have no labels for phones. */
const content = <T,>(column: TableColumn<T>, value: ReactNode, isEmpty: boolean, said?: string) => (
  <CellContent column={column} isEmpty={isEmpty} said={said}>
    {value}
  </CellContent>
)

/** A group's head or a total: the words in the row header, values below their columns. */
function summaryRow<T>(entry: Exclude<TableEntry<T>, { kind: 'row' }>, look: RowLook<T>) {
  const { label, values, words, className } = summaryOf(entry)
  return (
    <Row id={entry.id} {...withoutDepth} isDisabled={look.selection !== 'none'} className={className}>
      {look.selection !== 'none' && (
        <Cell className={cx(css.cell, css.boxCell)}>
          <span />
        </Cell>
      )}
      <Collection items={look.columns} dependencies={[entry, look]}>
        {(column) => {
          const value: ReactNode = column.isRowHeader ? words : values[column.id]
          return (
            <Cell
              className={cx(cellClass(column), value === undefined && groups.emptyCell)}
              data-main={mainOf(column, look)}
              textValue={column.isRowHeader ? label : ''}
            >
              {content(column, value, look.isVirtual || value === undefined)}
            </Cell>
          )
        }}
      </Collection>
    </Row>
  )
}

/** One row of the body. A function and no component: react-aria builds its collection of what it returns. */
export function tableRow<T extends { id: string }>(entry: TableEntry<T>, look: RowLook<T>) {
  if (entry.kind !== 'row') return summaryRow(entry, look)
  const { row } = entry
  return (
    <Row id={row.id} {...withoutDepth} className={cx(css.row, look.isPressable && css.pressable)}>
      {look.selection !== 'none' && (
        <Cell className={cx(css.cell, css.boxCell)}>
          <SelectionBox isSingle={look.selection === 'single'} />
        </Cell>
      )}
      <Collection items={look.columns} dependencies={[row, look]}>
        {(column) => (
          <Cell
            className={cellClass(column)}
            data-main={mainOf(column, look)}
            textValue={cellText(column, row)}
          >
            {content(column, column.cell(row), look.isVirtual, column.said?.(row))}
          </Cell>
        )}
      </Collection>
    </Row>
  )
}
