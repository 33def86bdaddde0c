import type { ReactNode, Ref } from 'react'
import { cx } from '../../../private/cx.ts'
import { rootProps } from '../../../private/root-props.ts'
import * as css from './Heading.css.ts'

export interface HeadingProps {
  /** The level in the outline; it says nothing about the size. */
  level: 1 | 2 | 3 | 4
  /** The size for the eye, when it should differ from the level's own. @default the level's own size */
  size?: keyof typeof css.sizes
  /** Its id in the page: a place to link to, or a region's name. */
  id?: string
  /** Lets a script move the focus here (a new page, a new step). */
  isFocusTarget?: boolean
  /** The element, for a script that moves the focus to it. */
  ref?: Ref<HTMLHeadingElement>
  /** The words of the heading. */
  children?: ReactNode
}

const bySize = { 1: 'page', 2: 'section', 3: 'sub', 4: 'small' } as const

/** A heading; page and section heads are set in Song type where the language has it. Take levels in order, whatever the size; words that are only large are a Text. */
export function Heading({
  level,
  size = bySize[level],
  id,
  isFocusTarget,
  ref,
  children,
  ...rest
}: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element
      {...rootProps(rest)}
      ref={ref}
      id={id}
      tabIndex={isFocusTarget ? -1 : undefined}
      className={cx(css.heading, css.sizes[size])}
    >
      {children}
    </Element>
  )
}
