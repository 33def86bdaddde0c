import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { Skeleton } from './Skeleton.tsx'
import * as css from './skeleton-set.css.ts'

/**
 * Placeholder for a product page: picture, thumbnails, name, price, options, button.
 * Only for the page of a product: in a list, use `Skeleton shape="card"`.
 */
export function SkeletonProduct(rest: RootProps) {
  return (
    <div {...rootProps(rest)} aria-hidden="true" className={css.product}>
      <div className={css.gallery}>
        <Skeleton shape="picture" />
        <div className={css.thumbs}>
          {[0, 1, 2, 3].map((thumb) => (
            <Skeleton key={thumb} shape="picture" />
          ))}
        </div>
      </div>
      <div className={css.form}>
        <Skeleton shape="heading" />
        <Skeleton shape="text" lines={2} />
        <div className={css.price}>
          <Skeleton shape="heading" />
        </div>
        <Skeleton shape="block" height="s20" />
        <div className={css.control} />
        <Skeleton shape="text" lines={4} />
      </div>
    </div>
  )
}
