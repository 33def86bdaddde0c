import { Skeleton } from './Skeleton.tsx'
import * as css from './skeleton-set.css.ts'

export interface SkeletonTableProps {
  /** How many rows it will have, as far as one knows. @default 5 */
  rows?: number | undefined
  /** On wide screens; on phones each row is a card of that many lines. @default 4 */
  columns?: 3 | 4 | 5 | 6 | undefined
}

/**
 * The place of a Table: its head and rows of the same height; cards on phones.
 * Table brings it while it is loading: take it alone only where the table itself is not there yet.
 */
export function SkeletonTable({ rows = 5, columns = 4 }: SkeletonTableProps) {
  return (
    <div aria-hidden="true" className={css.table}>
      <div className={css.tableHead} />
      {Array.from({ length: rows }, (_, row) => <div key={row} className={css.columns[columns]}>{Array.from({ length: columns }, (_cell, cell) => <Skeleton key={cell} shape="text" />)}</div>)}
    </div>
  )
}
