import { Collection, Column, TableHeader } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { cx } from '../../../private/cx.ts'
import { SelectionBox } from '../../../private/selection/SelectionBox.tsx'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import { HeadContent } from './cells.tsx'
import { fullLabel, groupPlaces, type TableColumn } from './columns.ts'
import * as groups from './groups.css.ts'
import * as css from './Table.css.ts'
import { isSortable } from './table-view.ts'

interface TableHeadProps<T> {
  columns: readonly TableColumn<T>[]
  selection: 'none' | 'single' | 'multiple'
  isEmpty: boolean
}

/** The heads of a grid's columns; on phones the row of sort buttons. */
export function TableHead<T>({ columns, selection, isEmpty }: TableHeadProps<T>) {
  const intl = useIntl()
  const places = groupPlaces(columns)
  const hasGroups = places.some((place) => place !== 'none')
  return (
    <TableHeader
      className={cx(css.head, hasGroups && groups.groupedHead)}
      data-sort-label={intl.formatMessage({ id: 'ds.table.sortBy' })}
    >
      {selection !== 'none' && (
        <Column id="selection" className={cx(css.column, css.boxColumn)}>
          {selection === 'multiple' && !isEmpty ? (
            <SelectionBox isSingle={false} />
          ) : (
            <span className={visuallyHidden}>{intl.formatMessage({ id: 'ds.table.chosen' })}</span>
          )}
        </Column>
      )}
      <Collection items={columns} dependencies={[intl.locale, columns]}>
        {(column) => (
          <Column
            id={column.id}
            isRowHeader={column.isRowHeader ?? false}
            allowsSorting={isSortable(column)}
            textValue={fullLabel(column)}
            className={cx(css.column, column.isNumeric && css.atEnd)}
          >
            {({ allowsSorting, sortDirection }) => (
              <HeadContent
                column={column}
                place={places[columns.indexOf(column)] ?? 'none'}
                allowsSorting={allowsSorting}
                direction={sortDirection}
              />
            )}
          </Column>
        )}
      </Collection>
    </TableHeader>
  )
}
