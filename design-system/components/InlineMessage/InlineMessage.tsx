import type { ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/Icon'
import * as styles from './InlineMessage.css.ts'

export interface InlineMessageProps {
  /** What kind of news it is; each has its own mark and colour. */
  tone: 'info' | 'success' | 'warning' | 'critical' | 'muted'
  /** The news in one sentence. */
  children: ReactNode
  /** Set it when the message appears after the page: it is then announced. */
  isLive?: boolean | undefined
}

const icons = { info: 'info', success: 'success', warning: 'warning', critical: 'error', muted: 'info' } as const satisfies Record<string, IconName>

/**
 * A line beside what it is about: a stock note, a coupon's answer.
 * What is about the whole page is a Banner; a field's mistake is its `errorMessage`, not one of these beside it.
 */
export function InlineMessage({ tone, children, isLive }: InlineMessageProps) {
  return (
    <div className={styles.tones[tone]} role={isLive ? tone === 'critical' ? 'alert' : 'status' : undefined}>
      <span className={styles.icon}><Icon name={icons[tone]} size="sm" /></span>
      <span>{children}</span>
    </div>
  )
}
