import { useIntl } from 'react-intl'
import { Icon, type IconName } from '#design-system/Icon'
import { cx } from '../../../private/cx.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as styles from './NotificationStack.css.ts'
import type { Notification, NotificationVariant } from './store.ts'

const icons: Record<NotificationVariant, IconName> = {
  default: 'info',
  success: 'success',
  error: 'error',
  info: 'info',
}
const spoken = { error: 'ds.tone.error', success: 'ds.tone.success' } as const

export interface NotificationMessageProps {
  item: Notification
  /** Called when close or the action is pressed; `from` is the button. */
  onDismiss: (from: HTMLElement) => void
}

/** One message of the stack: icon, text, action and close button. */
export function NotificationMessage({ item, onDismiss }: NotificationMessageProps) {
  const intl = useIntl()
  const { action } = item.options
  const tone = item.variant === 'error' || item.variant === 'success' ? spoken[item.variant] : undefined
  return (
    <li className={cx(styles.message, item.dismissed && styles.leaving)} data-variant={item.variant}>
      <span className={styles.tones[item.variant]}>
        <Icon name={icons[item.variant]} />
      </span>
      <span className={styles.text}>
        {tone && <span className={visuallyHidden}>{intl.formatMessage({ id: tone })} </span>}
        {item.message}
      </span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={(event) => {
            action.onAction()
            onDismiss(event.currentTarget)
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={intl.formatMessage({ id: 'ds.notifications.close' })}
        onClick={(event) => onDismiss(event.currentTarget)}
      >
        <Icon name="close" size="sm" />
      </button>
    </li>
  )
}
