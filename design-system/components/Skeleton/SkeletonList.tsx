import { Skeleton } from './Skeleton.tsx'
import * as css from './skeleton-set.css.ts'

export interface SkeletonListProps {
  /** How many rows it will have, as far as one knows. @default 3 */
  rows?: number | undefined
  /** A picture at the start of each row, as in a cart. @default false */
  hasPictures?: boolean | undefined
}

/** The place of a list of things with two lines each. For a Table take SkeletonTable, for goods `Skeleton shape="card"`. */
export function SkeletonList({ rows = 3, hasPictures = false }: SkeletonListProps) {
  return <div aria-hidden="true" className={css.list}>{Array.from({ length: rows }, (_, row) => <div key={row} className={hasPictures ? css.pictureRow : css.row}>{hasPictures && <Skeleton shape="picture" />}<Skeleton shape="text" lines={2} /></div>)}</div>
}
