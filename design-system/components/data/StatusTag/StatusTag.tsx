import type { ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/text/Icon'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './StatusTag.css.ts'

export type StatusTone = keyof typeof css.tones

export interface StatusTagProps extends RootProps {
  /** What kind of state it is; each kind has its own mark, so that colour is never alone. @default 'neutral' */
  tone?: StatusTone | undefined
  /** A more fitting mark than the tone's own: `truck` for “Sent”. */
  icon?: IconName | undefined
  /** The state in words, always there. */
  children: ReactNode
}

const marks: Record<StatusTone, IconName> = {
  neutral: 'minus',
  waiting: 'clock',
  active: 'progress',
  success: 'check',
  info: 'info',
  warning: 'warning',
  critical: 'error',
}

/** The state of one thing: an order, a payment, a bonus. Mark and words say it, the colour helps. For a sales word take Tag, for a path of states StatusStepper. */
export function StatusTag({ tone = 'neutral', icon, children, ...rest }: StatusTagProps) {
  return (
    <span {...rootProps(rest)} className={cx(css.tag, css.tones[tone])}>
      <span className={css.mark}>
        <Icon name={icon ?? marks[tone]} size="sm" />
      </span>
      <span>{children}</span>
    </span>
  )
}
