import { useEffect, type RefObject } from 'react'
import type { NotificationQueue } from './notification-queue.ts'

/** The page lies behind a dialog. */
const isPageInert = () => document.querySelector('main')?.closest('[inert]') != null

interface F6 {
  queue: NotificationQueue
  region: RefObject<HTMLElement | null>
  /** Gives the focus back to where it came from. */
  leave: () => void
}

/** Two cases of F6 that react-aria's landmarks do not know: a page without messages, and a page behind a dialog. */
export function useF6({ queue, region, leave }: F6): void {
  useEffect(() => {
    // Without messages F6 is the browser's: react-aria would turn round in the page's one landmark.
    const onTurn = (event: Event) => {
      if (queue.visibleToasts.length === 0) event.preventDefault()
    }
    // The next landmark would be the inert page, which takes no focus. On the window: before react-aria's own listener.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || queue.visibleToasts.length === 0 || !isPageInert()) return
      event.preventDefault()
      event.stopPropagation()
      if (region.current?.contains(document.activeElement)) leave()
      else region.current?.focus()
    }
    document.addEventListener('react-aria-landmark-navigation', onTurn)
    addEventListener('keydown', onKeyDown, true)
    return () => {
      document.removeEventListener('react-aria-landmark-navigation', onTurn)
      removeEventListener('keydown', onKeyDown, true)
    }
  }, [queue, region, leave])
}
