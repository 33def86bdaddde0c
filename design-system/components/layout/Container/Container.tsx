import type { ReactNode } from 'react'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './Container.css.ts'

export interface ContainerProps extends RootProps {
  /** `page` 1200 px, `measure` one column for reading and forms. @default 'page' */
  width?: keyof typeof css.widths
  /** Space above and below a page's content. @default 'none' */
  block?: keyof typeof css.block
  /** The part of a page that is kept to this width. */
  children?: ReactNode
}

/** The page's width with its gutters. One around each part of a page that is as wide as the page; never one inside another. */
export function Container({ width = 'page', block = 'none', children, ...rest }: ContainerProps) {
  return (
    <div {...rootProps(rest)} className={cx(css.container, css.widths[width], css.block[block])}>
      {children}
    </div>
  )
}
