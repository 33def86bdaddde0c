import type { ReactNode } from 'react'
import { Icon, moreIcons } from '#design-system/text/Icon'
import { cx } from '../../../private/cx.ts'
import { SPACE } from '../../../private/inline-space.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import { figures } from '../../../private/text-styles.css.ts'
import { fullLabel, type TableColumn } from './columns.ts'
import type { TableEntry } from './entries.ts'
import * as groups from './groups.css.ts'
import * as css from './Table.css.ts'

const arrows = {
  ascending: moreIcons.arrowUp,
  descending: moreIcons.arrowDown,
  none: moreIcons.arrowsUpDown,
} as const

interface HeadContentProps<T> {
  column: TableColumn<T>
  /** Where the column stands below the words of its group. */
  place: 'none' | 'only' | 'first' | 'inner' | 'last'
  allowsSorting: boolean
  direction: 'ascending' | 'descending' | undefined
}

/** The words of a column's head, with those of its group and the mark of its order. */
export function HeadContent<T>({ column, place, allowsSorting, direction }: HeadContentProps<T>) {
  return (
    <>
      {place !== 'none' && (
        <span className={groups.over} data-place={place}>
          <span className={groups.overWords}>{column.group}</span>
          {SPACE}
        </span>
      )}
      <span className={css.heading}>
        <span>{column.label}</span>
        {allowsSorting && (
          <span className={cx(css.arrow, direction && css.arrowOn)}>
            <Icon name={arrows[direction ?? 'none']} size="sm" />
          </span>
        )}
      </span>
    </>
  )
}

interface CellContentProps<T> {
  column: TableColumn<T>
  /** Further words of the row's name, heard and not seen. */
  said?: string | undefined
  /** Nothing stands in the cell: no label either. */
  isEmpty?: boolean
  children: ReactNode
}

/** A value with its column's label, which phones show and screen readers take from the head. */
export function CellContent<T>({ column, said, isEmpty = false, children }: CellContentProps<T>) {
  return (
    <>
      {!column.isRowHeader && !column.isLabelHidden && !isEmpty && (
        <span className={css.cellLabel} aria-hidden="true">
          {column.phoneLabel ?? fullLabel(column)}
        </span>
      )}
      <span className={css.value}>
        {said === undefined ? (
          children
        ) : (
          <>
            {children}
            <span className={visuallyHidden}>{SPACE + said}</span>
          </>
        )}
      </span>
    </>
  )
}

export const cellClass = <T,>({ isNumeric, isRowHeader, isWideOnly }: TableColumn<T>) =>
  cx(
    css.cell,
    isRowHeader && css.rowHeader,
    isNumeric && cx(css.atEnd, figures),
    isWideOnly && groups.wideOnly,
  )

/** Beside other numbers the one at the end of a phone's line keeps its label. */
export const mainOf = <T,>(
  { id }: TableColumn<T>,
  { columns, main }: { columns: readonly TableColumn<T>[]; main: string | undefined },
) => {
  if (id !== main) return undefined
  return columns.filter((column) => column.isNumeric).length > 1 ? 'several' : 'only'
}

type Summary<T> = Exclude<TableEntry<T>, { kind: 'row' }>

/** A group's head or a total: its words, its values by column and its look. */
export function summaryOf<T>(entry: Summary<T>) {
  if (entry.kind === 'group') {
    const { label, mark, action, subtotal = {} } = entry.group
    return {
      label,
      values: subtotal,
      words: (
        <span className={groups.groupWords}>
          <span>{label}</span>
          {mark}
          {action}
        </span>
      ),
      className: cx(css.row, groups.groupRow),
    }
  }
  const { label, values, isMuted } = entry.total
  return {
    label,
    values,
    words: label as ReactNode,
    className: cx(css.row, groups.totalRow, isMuted && groups.mutedRow),
  }
}
