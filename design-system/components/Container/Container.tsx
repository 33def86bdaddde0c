import type { ReactNode } from 'react'
import { cx } from '../../private/cx.ts'
import * as css from './Container.css.ts'

export interface ContainerProps {
  /** `page` 1200 px, `measure` one column for reading and forms. */
  width?: keyof typeof css.widths
  /** Space above and below a page's content. */
  block?: keyof typeof css.block
  children?: ReactNode
}

/** The page's width with its gutters. */
export function Container({ width = 'page', block = 'none', children }: ContainerProps) {
  return <div className={cx(css.container, css.widths[width], css.block[block])}>{children}</div>
}
