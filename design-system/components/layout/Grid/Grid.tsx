import type { ReactNode } from 'react'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import type { Gap } from '../../../private/space.ts'
import * as css from './Grid.css.ts'

export interface GridProps extends RootProps {
  /** How many columns there are on phones and from the breakpoint on. */
  columns: { phone: keyof typeof css.phone; desktop: keyof typeof css.desktop }
  /** Space between the cells, in steps of 4 px. @default 4 */
  gap?: Gap
  /** The HTML element: a list where the children are items. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'dl'
  /** The cells in the order they are read. */
  children?: ReactNode
}

/**
 * Columns of one width; their number may change at the breakpoint.
 * Things of their own width in a line are an Inline, things under one another a Stack, goods a ProductGrid; never for data, which is a Table.
 */
export function Grid({ columns, gap = 4, as: Element = 'div', children, ...rest }: GridProps) {
  return (
    <Element
      {...rootProps(rest)}
      className={cx(css.grid, css.gaps[gap], css.phone[columns.phone], css.desktop[columns.desktop])}
    >
      {children}
    </Element>
  )
}
