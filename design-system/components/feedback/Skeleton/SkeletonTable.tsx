import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { Skeleton } from './Skeleton.tsx'
import * as css from './skeleton-set.css.ts'

export interface SkeletonTableProps extends RootProps {
  /** Expected number of rows. @default 5 */
  rows?: number | undefined
  /** Number of columns on wide screens; on phones each row is a card with that many lines. @default 4 */
  columns?: 3 | 4 | 5 | 6 | undefined
}

/**
 * Placeholder for a Table: header and rows of the same height; cards on phones.
 * Table shows it while loading: use it alone only where there is no table yet.
 */
export function SkeletonTable({ rows = 5, columns = 4, ...rest }: SkeletonTableProps) {
  return (
    <div {...rootProps(rest)} aria-hidden="true" className={css.table}>
      <div className={css.tableHead} />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={css.columns[columns]}>
          {Array.from({ length: columns }, (_cell, cell) => (
            <Skeleton key={cell} shape="text" />
          ))}
        </div>
      ))}
    </div>
  )
}
