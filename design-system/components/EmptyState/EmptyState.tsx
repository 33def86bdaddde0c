import type { ReactNode } from 'react'
import { Heading } from '#design-system/Heading'
import { Icon, type IconName } from '#design-system/Icon'
import * as css from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** What is not here, and why: “No orders yet”. */
  title: string
  /** What one can do now. */
  children?: ReactNode
  /** The one next step, usually a LinkButton. */
  action?: ReactNode
  /** A drawing above the words, for the eye only. */
  icon?: IconName
  /** The heading level of the title in the page's outline. @default 2 */
  level?: 1 | 2 | 3
}

/** Nothing here yet, why, and where to go next. Where something failed take ErrorState instead; while it is still coming take Skeleton. */
export function EmptyState({ title, children, action, icon, level = 2 }: EmptyStateProps) {
  return (
    <div className={css.state[level === 1 ? 'page' : 'part']}>
      {icon && <span className={css.mark}><Icon name={icon} size="xl" /></span>}
      <div className={css.words}><div className={css.title}><Heading level={level} size={level === 1 ? 'page' : 'section'}>{title}</Heading></div>{children && <div>{children}</div>}</div>
      {action && <div className={css.actions}>{action}</div>}
    </div>
  )
}
