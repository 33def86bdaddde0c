import { Children, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './Rail.css.ts'

export interface RailProps extends RootProps {
  /** What is in the row, for a screen reader: “New this month”. */
  label: string
  /** Cards with a link each: the keyboard scrolls the rail by moving through them. */
  children?: ReactNode
}

/**
 * Cards in one row that scrolls and snaps; five fit on desktop.
 * For all goods of a list take ProductGrid; what everyone must see is not put at the end of a rail.
 */
export function Rail({ label, children, ...rest }: RailProps) {
  return (
    <ul {...rootProps(rest)} className={css.rail} role="list" aria-label={label}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  )
}
