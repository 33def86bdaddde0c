import type { ReactNode } from 'react'
import * as css from './Only.css.ts'

export interface OnlyProps {
  /** On which side of the one breakpoint the parts are there. */
  on: keyof typeof css.places
  children: ReactNode
}

/** Parts for phones or for wide screens. A media query decides, so that the server's HTML is right for both. */
export function Only({ on, children }: OnlyProps) {
  return <div className={css.places[on]}>{children}</div>
}
