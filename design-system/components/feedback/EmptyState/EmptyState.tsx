import type { ReactNode } from 'react'
import { Heading } from '#design-system/text/Heading'
import { Icon, type IconName } from '#design-system/text/Icon'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './EmptyState.css.ts'

export interface EmptyStateProps extends RootProps {
  /** What is missing: “No orders yet”. */
  title: string
  /** What the visitor can do next. */
  children?: ReactNode
  /** The single next step, usually a LinkButton. */
  action?: ReactNode
  /** Decorative icon above the text. */
  icon?: IconName
  /** Heading level of the title in the page outline. @default 2 */
  level?: 1 | 2 | 3
}

/**
 * Placeholder for a list or page without content, with the reason and a next step. Use ErrorState instead when
 * something failed, and Skeleton while loading.
 */
export function EmptyState({ title, children, action, icon, level = 2, ...rest }: EmptyStateProps) {
  return (
    <div {...rootProps(rest)} className={css.state[level === 1 ? 'page' : 'part']}>
      {icon && (
        <span className={css.mark}>
          <Icon name={icon} size="xl" />
        </span>
      )}
      <div className={css.texts}>
        <div className={css.title}>
          <Heading level={level} size={level === 1 ? 'page' : 'section'}>
            {title}
          </Heading>
        </div>
        {children && <div>{children}</div>}
      </div>
      {action && <div className={css.actions}>{action}</div>}
    </div>
  )
}
