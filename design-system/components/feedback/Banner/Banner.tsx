import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon, type IconName } from '#design-system/text/Icon'
import { SPACE } from '../../../private/inline-space.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as styles from './Banner.css.ts'

export interface BannerProps extends RootProps {
  /** Kind of message; each tone has its own icon, colour and spoken label. */
  tone: 'info' | 'success' | 'warning' | 'critical' | 'member'
  /** Short summary of the message, in bold. */
  title?: ReactNode
  /** Details below the title: what it means and what to do. */
  children?: ReactNode
  /** Whether the words say themselves what kind of message it is: “Warning” is not heard before them. */
  isToneSilent?: boolean | undefined
  /** A button or link below the text. */
  action?: ReactNode
  /** Whether the banner is announced; set it if it appears after page load. `critical` is announced immediately. */
  isLive?: boolean | undefined
  /**
   * Moves focus to the banner when it appears and on each new value, for the response to a button press. A focused
   * banner is read by that and not announced as well.
   */
  focusKey?: number | string | undefined
}

const icons = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  critical: 'error',
  member: 'info',
} as const satisfies Record<string, IconName>
const spoken = {
  info: undefined,
  member: undefined,
  success: 'ds.tone.success',
  warning: 'ds.tone.warning',
  critical: 'ds.tone.error',
} as const

/**
 * A persistent message of the page, such as a deadline or a declined card.
 * Use a notification (`useNotifications`) for a transient message and InlineMessage for a single field or row instead.
 */
export function Banner({
  tone,
  title,
  children,
  isToneSilent,
  action,
  isLive,
  focusKey,
  ...rest
}: BannerProps) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  const text = useId()
  useEffect(() => {
    if (focusKey !== undefined) box.current?.focus()
  }, [focusKey])
  const word = isToneSilent ? undefined : spoken[tone]
  const role = isLive ? (tone === 'critical' ? 'alert' : 'status') : undefined
  const focusable =
    focusKey === undefined
      ? { role }
      : ({ ref: box, role: 'group', tabIndex: -1, 'aria-labelledby': text } as const)
  return (
    <div {...rootProps(rest)} className={styles.tones[tone]} {...focusable}>
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.body}>
        <div id={focusKey === undefined ? undefined : text}>
          {word && <span className={visuallyHidden}>{intl.formatMessage({ id: word }) + SPACE}</span>}
          {title && <div className={styles.title}>{title}</div>}
          {children && <div>{children}</div>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
