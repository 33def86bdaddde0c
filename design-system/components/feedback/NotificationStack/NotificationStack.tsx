import { useRef, type KeyboardEvent } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { useToastQueue } from 'react-stately/useToastState'
import { useIntl } from 'react-intl'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { NotificationMessage } from './NotificationMessage.tsx'
import type { NotificationQueue } from './notification-queue.ts'
import * as styles from './NotificationStack.css.ts'
import { useF6 } from './use-f6.ts'
import { useMessageFocus } from './use-message-focus.ts'
import { useReading } from './use-reading.ts'

export interface NotificationStackProps extends RootProps {
  /** The messages, from the provider. */
  queue: NotificationQueue
}

/**
 * The notification area: a landmark that F6 moves focus to and from while there are messages. Timers pause while the pointer or
 * keyboard focus is inside; overflowing messages scroll. It is a polite live region, always in the page, so that each message is
 * announced once. Escape closes the focused message, and leaves the area if none is focused. The provider renders it: use
 * `useNotifications`, never the stack itself.
 */
export function NotificationStack({ queue, ...rest }: NotificationStackProps) {
  const intl = useIntl()
  const region = useRef<HTMLElement>(null)
  const { visibleToasts } = useToastQueue(queue)
  const { handOn, leave, onFocus } = useMessageFocus(region, visibleToasts.length === 0)
  const readingProps = useReading(queue)

  useF6({ queue, region, leave })

  const closeFocused = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return
    const message = (event.target as Element).closest('li')
    if (message) message.querySelector<HTMLElement>('button:last-of-type')?.click()
    else leave()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only listens where pointer and focus are, to stop its clocks
    <section
      {...rootProps(rest)}
      {...mergeProps(readingProps, { onKeyDown: closeFocused, onFocus })}
      ref={region}
      aria-label={intl.formatMessage({ id: 'ds.notifications.region' })}
      tabIndex={-1}
      // in the layer above overlays: react-aria neither hides it behind a dialog nor takes a press here for one outside
      data-react-aria-top-layer
      className={styles.region}
    >
      <ol className={styles.list} aria-live="polite" aria-relevant="additions" aria-atomic="false">
        {visibleToasts.map((item) => (
          <NotificationMessage
            key={item.key}
            item={item}
            queue={queue}
            onDismiss={(message, isByPointer) => {
              handOn(message, isByPointer)
              queue.dismiss(item.key)
            }}
          />
        ))}
      </ol>
    </section>
  )
}
