import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './Only.css.ts'

export interface OnlyProps extends RootProps {
  /** Where the parts are there: on one side of the one breakpoint, or on the screen or on paper. */
  on: keyof typeof css.places
  /** What is there and nowhere else. */
  children: ReactNode
}

/**
 * Parts for phones or for wide screens, for the screen or for paper. A media query decides, so that the server's HTML is right for both.
 * Only for parts that cannot be one part in two shapes; a different order or width is the layout's work. What is left out is not there for a screen reader either.
 */
export function Only({ on, children, ...rest }: OnlyProps) {
  return (
    <div {...rootProps(rest)} className={css.places[on]}>
      {children}
    </div>
  )
}
