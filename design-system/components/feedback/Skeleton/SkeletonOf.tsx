import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './Skeleton.css.ts'

export interface SkeletonOfProps extends RootProps {
  /** What is expected, with made-up figures of the usual length. It is neither seen nor read nor reached. */
  children: ReactNode
}

/**
 * Placeholder of exactly the content it is given: words of that length break into as many lines in every language.
 * For content whose parts are not known beforehand use Skeleton with a shape.
 */
export function SkeletonOf({ children, ...rest }: SkeletonOfProps) {
  return (
    <div {...rootProps(rest)} aria-hidden="true" inert className={css.block}>
      <div className={css.unseen}>{children}</div>
    </div>
  )
}
