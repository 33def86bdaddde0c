import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon, type IconName } from '#design-system/Icon'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './Banner.css.ts'

export interface BannerProps {
  /** What kind of news it is; each has its own mark, colour and spoken word. */
  tone: 'info' | 'success' | 'warning' | 'critical' | 'member'
  /** The news itself in a few words, in bold. */
  title?: ReactNode
  /** What it means and what one can do, below the title. */
  children?: ReactNode
  /** A button or link below the text. */
  action?: ReactNode
  /** Set it when the banner appears after the page: it is then announced, at once when critical. */
  isLive?: boolean | undefined
}

const icons = { info: 'info', success: 'success', warning: 'warning', critical: 'error', member: 'info' } as const satisfies Record<string, IconName>
const spoken = { info: undefined, member: undefined, success: 'ds.tone.success', warning: 'ds.tone.warning', critical: 'ds.tone.error' } as const

/**
 * Something the page says about itself and that stays: a deadline, a declined card.
 * For a message that comes and goes take a notification (`useNotifications`), for a line about one field or row InlineMessage.
 */
export function Banner({ tone, title, children, action, isLive }: BannerProps) {
  const intl = useIntl()
  const word = spoken[tone]
  const role = isLive ? tone === 'critical' ? 'alert' : 'status' : undefined
  return (
    <div className={styles.tones[tone]} role={role}>
      <span className={styles.icon}><Icon name={icons[tone]} /></span>
      <div className={styles.body}>
        {word && <span className={visuallyHidden}>{intl.formatMessage({ id: word })} </span>}
        {title && <div className={styles.title}>{title}</div>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
