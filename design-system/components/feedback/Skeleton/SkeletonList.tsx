import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { Skeleton } from './Skeleton.tsx'
import * as css from './skeleton-set.css.ts'

export interface SkeletonListProps extends RootProps {
  /** Expected number of rows. @default 3 */
  rows?: number | undefined
  /** Whether each row starts with a picture, as in a cart. @default false */
  hasPictures?: boolean | undefined
}

/**
 * Placeholder for a list with two lines per row. Use SkeletonTable for a Table and `Skeleton shape="card"` for products
 * instead.
 */
export function SkeletonList({ rows = 3, hasPictures = false, ...rest }: SkeletonListProps) {
  return (
    <div {...rootProps(rest)} aria-hidden="true" className={css.list}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={hasPictures ? css.pictureRow : css.row}>
          {hasPictures && <Skeleton shape="picture" />}
          <Skeleton shape="text" lines={2} />
        </div>
      ))}
    </div>
  )
}
