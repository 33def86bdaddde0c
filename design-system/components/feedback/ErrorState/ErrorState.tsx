import type { ReactNode } from 'react'
import { Heading } from '#design-system/text/Heading'
import { Icon, moreIcons } from '#design-system/text/Icon'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from '../EmptyState/EmptyState.css.ts'
import { mark } from './ErrorState.css.ts'

export interface ErrorStateProps extends RootProps {
  /** What failed, without blame: “Your orders did not load”. */
  title: string
  /** What happened, in the visitor's words, and what was saved. */
  children?: ReactNode
  /** Buttons: first try again, then an alternative. */
  actions?: ReactNode
  /** Icon; `offline` for a network failure. @default 'error' */
  icon?: 'error' | 'offline' | 'lock' | 'search'
  /** Heading level of the title; 1 if the page itself is the error. @default 2 */
  level?: 1 | 2 | 3
  /** Whether it is announced immediately. Turn it off if the page itself is the error. @default true */
  isAnnounced?: boolean
}

/** Says what failed and how to continue. Use EmptyState instead when nothing failed. */
export function ErrorState({
  title,
  children,
  actions,
  icon = 'error',
  level = 2,
  isAnnounced = true,
  ...rest
}: ErrorStateProps) {
  return (
    <div
      {...rootProps(rest)}
      className={css.state[level === 1 ? 'page' : 'part']}
      role={isAnnounced ? 'alert' : undefined}
    >
      <span className={icon === 'error' ? mark : css.mark}>
        <Icon name={icon === 'lock' ? moreIcons.lock : icon} size="xl" />
      </span>
      <div className={css.texts}>
        <div className={css.title}>
          <Heading level={level} size={level === 1 ? 'page' : 'section'}>
            {title}
          </Heading>
        </div>
        {children && <div>{children}</div>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
