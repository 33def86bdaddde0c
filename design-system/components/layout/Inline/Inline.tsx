import type { ReactNode } from 'react'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import type { Gap } from '../../../private/space.ts'
import * as css from './Inline.css.ts'

export interface InlineProps extends RootProps {
  /** Space between the children, in steps of 4 px. @default 2 */
  gap?: Gap
  /** How children of different heights stand to each other. @default 'center' */
  align?: keyof typeof css.aligns
  /** Where the children stand when there is room to spare. @default 'start' */
  justify?: keyof typeof css.justifies
  /** Falls to the next line where there is no room. On by default. @default true */
  isWrapped?: boolean
  /** The first child takes the room that is left, and a line of its own where that is too little. @default false */
  isFirstStretched?: boolean
  /** The HTML element: `ul` where the children are items. @default 'div' */
  as?: 'div' | 'span' | 'ul' | 'p' | 'header' | 'footer'
  /** What stands beside one another, in the order it is read. */
  children?: ReactNode
}

/** Children beside one another, with one space between them. Under one another they are a Stack; in columns of one width they are a Grid, not an Inline. */
export function Inline({
  gap = 2,
  align = 'center',
  justify = 'start',
  isWrapped = true,
  isFirstStretched = false,
  as: Element = 'div',
  children,
  ...rest
}: InlineProps) {
  return (
    <Element
      {...rootProps(rest)}
      className={cx(
        css.inline,
        css.gaps[gap],
        css.aligns[align],
        css.justifies[justify],
        isWrapped && css.wrap,
        isFirstStretched && css.fill,
      )}
    >
      {children}
    </Element>
  )
}
