import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { NotificationMessage } from './NotificationMessage.tsx'
import * as styles from './NotificationStack.css.ts'
import { none, type NotificationStore } from './store.ts'

export interface NotificationStackProps {
  /** Where its messages come from: the provider's. */
  store: NotificationStore
}

/**
 * The notification area: a landmark on every page that F6 reaches and leaves. It is a polite live region, so each message is said once.
 * Its clocks stand still while the pointer or focus is in it. Modal dialogs leave it reachable (data-react-aria-top-layer).
 * The provider shows it: take `useNotifications`, never the stack itself.
 */
export function NotificationStack({ store }: NotificationStackProps) {
  const intl = useIntl()
  const items = useSyncExternalStore(store.subscribe, store.read, () => none)
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)

  const leave = () => { if (cameFrom.current?.isConnected) cameFrom.current.focus() }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const area = region.current
      if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey || !area) return
      if (area.contains(document.activeElement)) { event.preventDefault(); leave() }
      else if (store.read().length > 0) {
        event.preventDefault()
        cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
        area.focus()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [store])

  /** The message that has focus is about to go: the next one takes it, or the place one came from. */
  const moveFocus = (from: HTMLElement) => {
    const message = from.closest('li')
    if (!message?.contains(document.activeElement)) return
    const next = message.nextElementSibling ?? message.previousElementSibling
    const close = next?.querySelector<HTMLElement>('button:last-of-type')
    if (close) close.focus()
    else { leave(); store.resume() }
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
      onPointerLeave={() => { if (!region.current?.contains(document.activeElement)) store.resume() }}
      onFocus={(event) => {
        if (event.relatedTarget instanceof HTMLElement && !region.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
        store.pause()
      }}
      onBlur={(event) => { if (!region.current?.contains(event.relatedTarget)) store.resume() }}
    >
      <ol className={styles.list} aria-live="polite" aria-relevant="additions" aria-atomic="false">
        {items.map((item) => (
          <NotificationMessage
            key={item.key}
            item={item}
            onDismiss={(from) => { moveFocus(from); store.dismiss(item.key) }}
          />
        ))}
      </ol>
    </section>
  )
}
