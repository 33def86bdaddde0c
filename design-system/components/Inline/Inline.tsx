import type { ReactNode } from 'react'
import { cx } from '../../private/cx.ts'
import type { Gap } from '../../private/space.ts'
import * as css from './Inline.css.ts'

export interface InlineProps {
  gap?: Gap
  align?: keyof typeof css.aligns
  justify?: keyof typeof css.justifies
  /** Falls to the next line where there is no room. On by default. */
  wrap?: boolean
  as?: 'div' | 'span' | 'ul' | 'p' | 'header' | 'footer'
  children?: ReactNode
}

/** Children beside one another. */
export function Inline({ gap = 2, align = 'center', justify = 'start', wrap = true, as: Element = 'div', children }: InlineProps) {
  return <Element className={cx(css.inline, css.gaps[gap], css.aligns[align], css.justifies[justify], wrap && css.wrap)}>{children}</Element>
}
