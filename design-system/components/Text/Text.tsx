import type { ReactNode } from 'react'
import { cx } from '../../private/cx.ts'
import { figures } from '../../private/text-styles.css.ts'
import * as css from './Text.css.ts'

export interface TextProps {
  size?: keyof typeof css.sizes
  tone?: keyof typeof css.tones
  weight?: keyof typeof css.weights
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'time' | 'li' | 'dt' | 'dd' | 'legend' | 'label'
  /** Tabular figures, for numbers under one another. */
  isTabular?: boolean
  /** One line only: times, ranges, amounts. */
  isUnbroken?: boolean
  /** To the end edge: amounts in a column. */
  isAtEnd?: boolean
  id?: string
  /** Language of a part that is not in the page's language. */
  lang?: string
  /** For `as="label"`: the id of its field. */
  htmlFor?: string
  /** For `as="time"`: the machine's form of the time. */
  dateTime?: string
  role?: 'status' | 'alert'
  children?: ReactNode
}

/** Running text. */
export function Text({ size = 'body', tone, weight, as = 'p', isTabular, isUnbroken, isAtEnd, children, ...attributes }: TextProps) {
  // One element type for the compiler: the attributes that only <label> and <time> know are given with those.
  const Element = as as 'label'
  return (
    <Element {...attributes} className={cx(css.sizes[size], tone && css.tones[tone], weight && css.weights[weight], isTabular && figures, isUnbroken && css.nowrap, isAtEnd && css.end)}>
      {children}
    </Element>
  )
}
