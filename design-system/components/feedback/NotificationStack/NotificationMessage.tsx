import { useEffect, useRef } from 'react'
import { Button as AriaButton, type PressEvent } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { Icon, type IconName } from '#design-system/text/Icon'
import { cx } from '../../../private/cx.ts'
import { SPACE } from '../../../private/inline-space.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as styles from './NotificationStack.css.ts'
import {
  autoHideAfter,
  type Notification,
  type NotificationQueue,
  type NotificationVariant,
} from './notification-queue.ts'

const icons: Record<NotificationVariant, IconName> = {
  default: 'info',
  success: 'success',
  error: 'error',
  info: 'info',
}
const spoken = { error: 'ds.tone.error', success: 'ds.tone.success' } as const

export interface NotificationMessageProps {
  item: Notification
  queue: NotificationQueue
  /** Called when close or the action is pressed. */
  onDismiss: (message: HTMLElement, isByPointer: boolean) => void
}

/**
 * One message of the stack: icon, text, action and close button. Its timer runs from when it is shown. It is an item of a polite
 * list and not react-aria's `alertdialog`, which speaks assertively by itself.
 */
export function NotificationMessage({ item, queue, onDismiss }: NotificationMessageProps) {
  const intl = useIntl()
  const message = useRef<HTMLLIElement>(null)
  const { timer } = item
  useEffect(() => {
    timer?.reset(autoHideAfter)
    // somebody reads the others
    if (queue.isPaused) timer?.pause()
    return () => timer?.pause()
  }, [queue, timer])
  const { message: text, variant, options, dismissed } = item.content
  const { action, detail } = options
  const tone = variant === 'error' || variant === 'success' ? spoken[variant] : undefined
  const dismiss = ({ pointerType }: PressEvent) => {
    if (message.current) onDismiss(message.current, pointerType === 'mouse' || pointerType === 'touch')
  }
  return (
    <li
      ref={message}
      className={cx(styles.message, dismissed && styles.leaving)}
      data-variant={variant}
      data-leaving={dismissed || undefined}
    >
      <span className={styles.tones[variant]}>
        <Icon name={icons[variant]} />
      </span>
      <span className={styles.text}>
        {tone && <span className={visuallyHidden}>{intl.formatMessage({ id: tone }) + SPACE}</span>}
        <span>{text}</span>
        {detail && (
          <span lang={detail.lang} className={styles.detail}>
            {detail.text}
          </span>
        )}
      </span>
      {action && (
        <AriaButton
          // a pointer leaves the focus where it is: the message is about to go
          preventFocusOnPress
          className={styles.action}
          onPress={(event) => {
            action.onAction()
            dismiss(event)
          }}
        >
          <span>{action.label}</span>
        </AriaButton>
      )}
      <AriaButton
        preventFocusOnPress
        className={styles.close}
        aria-label={intl.formatMessage({ id: 'ds.notifications.close' })}
        onPress={dismiss}
      >
        <Icon name="close" size="sm" />
      </AriaButton>
    </li>
  )
}
