import type { ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/text/Icon'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as styles from './InlineMessage.css.ts'

export interface InlineMessageProps extends RootProps {
  /** Kind of message; each tone has its own icon and colour. */
  tone: 'info' | 'success' | 'warning' | 'critical' | 'muted'
  /** Text of the message, one sentence. */
  children: ReactNode
  /** Texts that may come in its place: there is room for the longest from the beginning, so that nothing below moves. */
  others?: readonly ReactNode[] | undefined
  /** Whether the message is announced; set it if it appears after page load. */
  isLive?: boolean | undefined
}

const icons = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  critical: 'error',
  muted: 'info',
} as const satisfies Record<string, IconName>

/**
 * A short message next to what it refers to, such as stock or a coupon.
 * Use Banner for the whole page. For an error in a field, use its `errorMessage`, not this component.
 */
export function InlineMessage({ tone, children, others = [], isLive, ...rest }: InlineMessageProps) {
  return (
    <div
      {...rootProps(rest)}
      className={styles.tones[tone]}
      role={isLive ? (tone === 'critical' ? 'alert' : 'status') : undefined}
    >
      <span className={styles.icon}>
        <Icon name={icons[tone]} size="sm" />
      </span>
      {others.length === 0 ? (
        <span>{children}</span>
      ) : (
        <span className={styles.texts}>
          <span className={styles.text}>{children}</span>
          {others.map((other, index) => (
            <span key={index} className={styles.unseen} aria-hidden="true">
              {other}
            </span>
          ))}
        </span>
      )}
    </div>
  )
}
