import { useEffect, type RefObject } from 'react'
import type { NotificationQueue } from './notification-queue.ts'

interface F6 {
  queue: NotificationQueue
  region: RefObject<HTMLElement | null>
  /** Gives the focus back to where it came from. */
  leave: () => void
}

/** F6 moves the focus to the messages, also from a dialog, and back. Without messages the key is the browser's. */
export function useF6({ queue, region, leave }: F6): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || queue.visibleToasts.length === 0) return
      event.preventDefault()
      if (region.current?.contains(document.activeElement)) leave()
      else region.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [queue, region, leave])
}
