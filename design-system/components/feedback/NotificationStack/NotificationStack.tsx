import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent as ReactKeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { NotificationMessage } from './NotificationMessage.tsx'
import * as styles from './NotificationStack.css.ts'
import { none, type NotificationStore } from './store.ts'

export interface NotificationStackProps {
  /** Store of the messages, from the provider. */
  store: NotificationStore
}

/**
 * The notification area: a landmark on every page that F6 moves focus to and from. It is a polite live region, so each
 * message is announced once. Timers pause while the pointer or keyboard focus is inside; overflowing messages scroll.
 * Escape closes the focused message, and leaves the area if none is focused. Modal dialogs leave it reachable
 * (data-react-aria-top-layer).
 * The provider renders it: use `useNotifications`, never the stack itself.
 */
export function NotificationStack({ store }: NotificationStackProps) {
  const intl = useIntl()
  const items = useSyncExternalStore(store.subscribe, store.read, () => none)
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)

  /** Focus left behind by a mouse or touch press does not mean that someone is reading. */
  const hasKeyboardFocus = () => region.current?.matches(':focus-visible, :has(:focus-visible)') === true

  /** Returns focus to where it came from, or to the page's main part if that is gone. */
  const leave = () => {
    const back = cameFrom.current?.isConnected
      ? cameFrom.current
      : document.querySelector<HTMLElement>('main')
    back?.focus()
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const area = region.current
      if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey || !area) return
      if (area.contains(document.activeElement)) {
        event.preventDefault()
        leave()
      } else if (store.read().length > 0) {
        event.preventDefault()
        cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
        area.focus()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [store])

  useEffect(() => {
    // No pointerleave follows when the message under the pointer is removed.
    const onPointerOver = ({ target }: PointerEvent) => {
      if (target instanceof Node && !region.current?.contains(target) && !hasKeyboardFocus()) store.resume()
    }
    document.addEventListener('pointerover', onPointerOver)
    return () => document.removeEventListener('pointerover', onPointerOver)
  }, [store])

  /** The focused message is about to be removed: focus goes to the next one, or back to where it came from. */
  const moveFocus = (from: HTMLElement) => {
    const message = from.closest('li')
    if (!message?.contains(document.activeElement)) return
    const next = message.nextElementSibling ?? message.previousElementSibling
    const close = next?.querySelector<HTMLElement>('button:last-of-type')
    if (close) close.focus()
    else {
      leave()
      store.resume()
    }
  }

  const closeFocused = (event: ReactKeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return
    // Keep a dialog below open.
    event.stopPropagation()
    const message = (event.target as Element).closest('li')
    if (message) message.querySelector<HTMLElement>('button:last-of-type')?.click()
    else leave()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only listens where pointer and focus are, to stop its clocks
    <section
      ref={region}
      className={styles.region}
      aria-label={intl.formatMessage({ id: 'ds.notifications.region' })}
      tabIndex={-1}
      data-react-aria-top-layer="true"
      onPointerEnter={store.pause}
      onPointerLeave={() => {
        if (!hasKeyboardFocus()) store.resume()
      }}
      onKeyDown={closeFocused}
      onFocus={(event) => {
        if (event.relatedTarget instanceof HTMLElement && !region.current?.contains(event.relatedTarget))
          cameFrom.current = event.relatedTarget
        if (hasKeyboardFocus()) store.pause()
      }}
      onBlur={(event) => {
        if (!region.current?.contains(event.relatedTarget)) store.resume()
      }}
    >
      <ol className={styles.list} aria-live="polite" aria-relevant="additions" aria-atomic="false">
        {items.map((item) => (
          <NotificationMessage
            key={item.key}
            item={item}
            onDismiss={(from) => {
              moveFocus(from)
              store.dismiss(item.key)
            }}
          />
        ))}
      </ol>
    </section>
  )
}
