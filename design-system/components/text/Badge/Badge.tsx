import { cx } from '../../../private/cx.ts'
import { rootProps } from '../../../private/root-props.ts'
import { figures } from '../../../private/text-styles.css.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import { badgeText } from './badge-text.ts'
import * as css from './Badge.css.ts'

interface Shared {
  /** The whole meaning in words: “3 unread messages”. A screen reader hears it instead of the bare number. */
  label: string
  /** `critical` what must be done, `brand` what is new, `neutral` a mere count. @default 'brand' */
  tone?: keyof typeof css.tones | undefined
}

export type BadgeProps = Shared &
  (
    | {
        /** How many; 0 shows nothing. */
        count: number
        /** How many are still counted: above it the badge says “99+”. @default 99 */
        max?: number | undefined
        isDot?: never
      }
    | {
        /** Something is new, but how much does not matter: a dot. */
        isDot: true
        count?: never
        max?: never
      }
  )

/**
 * A small count or dot beside the thing it is about: messages, drafts, things to do. It is not a button and it does not say a state:
 * for a state take StatusTag, for a word about a product Tag, for a count on an icon IconButton's own `count`.
 */
export function Badge({ label, tone = 'brand', count, max, isDot, ...rest }: BadgeProps) {
  if (isDot)
    return (
      <span {...rootProps(rest)} className={cx(css.dot, css.tones[tone])}>
        <span className={visuallyHidden}>{label}</span>
      </span>
    )
  const text = badgeText(count, max)
  if (text === '') return null
  return (
    <span {...rootProps(rest)} className={cx(css.badge, figures, css.tones[tone])}>
      <span aria-hidden="true">{text}</span>
      <span className={visuallyHidden}>{label}</span>
    </span>
  )
}
