import { Children, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './ProductGrid.css.ts'

export interface ProductGridProps extends RootProps {
  /** What the list holds, for a screen reader. */
  label?: string
  /** ProductCards; each becomes an item of the list. */
  children?: ReactNode
}

/** Products in two columns on phones, three on tablets, four on desktop and five where there is room. For a row that scrolls sideways take Rail; for anything but goods Grid. */
export function ProductGrid({ label, children, ...rest }: ProductGridProps) {
  // A list without bullets stops being one in Safari, unless it says so.
  return (
    <ul {...rootProps(rest)} className={css.grid} role="list" aria-label={label}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  )
}
