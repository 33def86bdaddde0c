import type { ReactNode } from 'react'
import { cx } from '../../private/cx.ts'
import type { Gap } from '../../private/space.ts'
import * as css from './Grid.css.ts'

export interface GridProps {
  columns: { phone: keyof typeof css.phone, desktop: keyof typeof css.desktop }
  gap?: Gap
  as?: 'div' | 'ul' | 'ol' | 'dl'
  children?: ReactNode
}

/** Columns of one width; their number may change at the breakpoint. */
export function Grid({ columns, gap = 4, as: Element = 'div', children }: GridProps) {
  return <Element className={cx(css.grid, css.gaps[gap], css.phone[columns.phone], css.desktop[columns.desktop])}>{children}</Element>
}
