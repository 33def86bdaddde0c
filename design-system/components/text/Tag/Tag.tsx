import type { ReactNode } from 'react'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './Tag.css.ts'

export interface TagProps extends RootProps {
  /** `sale` the discount on a picture, `saving` what is saved beside a price; the others as their role. @default 'neutral' */
  tone?: keyof typeof css.tones
  /** The word or two it says. */
  children?: ReactNode
}

/**
 * A word or two about a thing. The words carry the meaning; the colour helps.
 * A state is a StatusTag, a number a Badge; a Tag is not a button and is not removed: that is FilterChips.
 */
export function Tag({ tone = 'neutral', children, ...rest }: TagProps) {
  return (
    <span {...rootProps(rest)} className={cx(css.tag, css.tones[tone])}>
      {children}
    </span>
  )
}
