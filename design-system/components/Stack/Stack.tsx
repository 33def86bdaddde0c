import type { ReactNode } from 'react'
import { cx } from '../../private/cx.ts'
import type { Gap } from '../../private/space.ts'
import * as css from './Stack.css.ts'

export interface StackProps {
  /** Space between the children, in steps of 4 px. */
  gap?: Gap
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'main' | 'aside' | 'ul' | 'ol' | 'li' | 'form' | 'fieldset'
  align?: keyof typeof css.aligns
  children?: ReactNode
}

/** Children under one another with one space between them. */
export function Stack({ gap = 4, as: Element = 'div', align = 'stretch', children }: StackProps) {
  return <Element className={cx(css.stack, css.gaps[gap], css.aligns[align])}>{children}</Element>
}
