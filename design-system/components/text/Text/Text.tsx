import type { ReactNode } from 'react'
import { cx } from '../../../private/cx.ts'
import { figures } from '../../../private/text-styles.css.ts'
import * as css from './Text.css.ts'

export interface TextProps {
  /** The size, by its role in the page. @default 'body' */
  size?: keyof typeof css.sizes
  /** The colour, by what the words mean. @default the colour of running text */
  tone?: keyof typeof css.tones
  /** How heavy the letters are. @default as the size has it */
  weight?: keyof typeof css.weights
  /** The HTML element, by what the words are. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'time' | 'li' | 'dt' | 'dd' | 'legend' | 'label'
  /** Tabular figures, for numbers under one another. */
  isTabular?: boolean
  /** One line only: times, ranges, amounts. */
  isUnbroken?: boolean
  /** To the end edge: amounts in a column. */
  isAtEnd?: boolean
  /** Its id in the page, for a label or a description elsewhere. */
  id?: string
  /** Language of a part that is not in the page's language. */
  lang?: string
  /** For `as="label"`: the id of its field. */
  htmlFor?: string
  /** For `as="time"`: the machine's form of the time. */
  dateTime?: string
  /** Set it where the words change after the page: they are then announced, at once with `alert`. */
  role?: 'status' | 'alert'
  /** The words, with links and marks inside. */
  children?: ReactNode
}

/** Running text and single lines of it. What heads a part is a Heading; an amount is Money and never a Text. */
export function Text({
  size = 'body',
  tone,
  weight,
  as = 'p',
  isTabular,
  isUnbroken,
  isAtEnd,
  children,
  ...attributes
}: TextProps) {
  // One element type for the compiler: the attributes that only <label> and <time> know are given with those.
  const Element = as as 'label'
  return (
    <Element
      {...attributes}
      className={cx(
        css.sizes[size],
        tone && css.tones[tone],
        weight && css.weights[weight],
        isTabular && figures,
        isUnbroken && css.nowrap,
        isAtEnd && css.end,
      )}
    >
      {children}
    </Element>
  )
}
