import type { ReactNode } from 'react'
import { Heading } from '#design-system/Heading'
import { Icon } from '#design-system/Icon'
import * as css from '../EmptyState/EmptyState.css.ts'
import { mark } from './ErrorState.css.ts'

export interface ErrorStateProps {
  /** What did not work, without blame: “Your orders did not load”. */
  title: string
  /** What happened, in the visitor's words, and what is kept. */
  children?: ReactNode
  /** Try again first, then a way out. */
  actions?: ReactNode
  /** `offline` where it is the network. @default 'error' */
  icon?: 'error' | 'offline' | 'lock' | 'search'
  /** The heading level of the title; 1 where the page itself is the error. @default 2 */
  level?: 1 | 2 | 3
  /** Said to a screen reader at once. Off where the page itself is the error. @default true */
  isAnnounced?: boolean
}

/** Something did not work: what, and the way on. */
export function ErrorState({ title, children, actions, icon = 'error', level = 2, isAnnounced = true }: ErrorStateProps) {
  return (
    <div className={css.state[level === 1 ? 'page' : 'part']} role={isAnnounced ? 'alert' : undefined}>
      <span className={icon === 'error' ? mark : css.mark}><Icon name={icon} size="xl" /></span>
      <div className={css.words}><div className={css.title}><Heading level={level} size={level === 1 ? 'page' : 'section'}>{title}</Heading></div>{children && <div>{children}</div>}</div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
