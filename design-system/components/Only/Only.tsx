import type { ReactNode } from 'react'
import * as css from './Only.css.ts'

export interface OnlyProps {
  /** On which side of the one breakpoint the parts are there. */
  on: keyof typeof css.places
  /** What is there on that side alone. */
  children: ReactNode
}

/**
 * Parts for phones or for wide screens. A media query decides, so that the server's HTML is right for both.
 * Only for parts that cannot be one part in two shapes; a different order or width is the layout's work. What is left out is not there for a screen reader either.
 */
export function Only({ on, children }: OnlyProps) {
  return <div className={css.places[on]}>{children}</div>
}
