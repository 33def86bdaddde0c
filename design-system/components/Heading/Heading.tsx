import type { ReactNode, Ref } from 'react'
import { cx } from '../../private/cx.ts'
import * as css from './Heading.css.ts'

export interface HeadingProps {
  /** The level in the outline; it says nothing about the size. */
  level: 1 | 2 | 3 | 4
  size?: keyof typeof css.sizes
  id?: string
  /** Lets a script move the focus here (a new page, a new step). */
  isFocusTarget?: boolean
  ref?: Ref<HTMLHeadingElement>
  children?: ReactNode
}

const bySize = { 1: 'page', 2: 'section', 3: 'sub', 4: 'small' } as const

/** A heading; page and section heads are set in Song type where the language has it. */
export function Heading({ level, size = bySize[level], id, isFocusTarget, ref, children }: HeadingProps) {
  const Element = `h${level}` as const
  return <Element ref={ref} id={id} tabIndex={isFocusTarget ? -1 : undefined} className={cx(css.heading, css.sizes[size])}>{children}</Element>
}
