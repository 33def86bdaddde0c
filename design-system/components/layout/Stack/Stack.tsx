import type { ReactNode } from 'react'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import type { Gap } from '../../../private/space.ts'
import * as css from './Stack.css.ts'

export interface StackProps extends RootProps {
  /** Space between the children, in steps of 4 px. @default 4 */
  gap?: Gap
  /** The HTML element: a list, a form, a landmark. @default 'div' */
  as?:
    | 'div'
    | 'section'
    | 'article'
    | 'header'
    | 'footer'
    | 'main'
    | 'aside'
    | 'ul'
    | 'ol'
    | 'li'
    | 'form'
    | 'fieldset'
  /** How children that are narrower than the stack stand in it. @default 'stretch' */
  align?: keyof typeof css.aligns
  /** What stands under one another, in the order it is read. */
  children?: ReactNode
}

/** Children under one another with one space between them. Beside one another they are an Inline; the parts of a page take Section, which brings its own space and is not put into a Stack's gap. */
export function Stack({ gap = 4, as: Element = 'div', align = 'stretch', children, ...rest }: StackProps) {
  return (
    <Element {...rootProps(rest)} className={cx(css.stack, css.gaps[gap], css.aligns[align])}>
      {children}
    </Element>
  )
}
