import { Children, type ReactNode } from 'react'
import * as css from './Rail.css.ts'

export interface RailProps {
  label: string
  /** Cards with a link each: the keyboard scrolls the rail by moving through them. */
  children?: ReactNode
}

/** Cards in one row that scrolls and snaps; five fit on desktop. */
export function Rail({ label, children }: RailProps) {
  return <ul className={css.rail} role="list" aria-label={label}>{Children.map(children, (child) => child && <li>{child}</li>)}</ul>
}
