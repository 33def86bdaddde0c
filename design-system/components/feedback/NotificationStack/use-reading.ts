import { useRef } from 'react'
import { useFocusWithin } from 'react-aria/useFocusWithin'
import { useHover } from 'react-aria/useHover'
import type { NotificationQueue } from './notification-queue.ts'

/** Stops the messages' timers while the pointer or the focus is among them. @returns the props of their region */
export function useReading(queue: NotificationQueue) {
  const reading = useRef({ pointer: false, focus: false })
  const follow = (by: 'pointer' | 'focus') => (isThere: boolean) => {
    reading.current[by] = isThere
    if (reading.current.pointer || reading.current.focus) queue.pauseAll()
    else queue.resumeAll()
  }
  const { hoverProps } = useHover({ onHoverChange: follow('pointer') })
  const { focusWithinProps } = useFocusWithin({ onFocusWithinChange: follow('focus') })
  return { ...hoverProps, ...focusWithinProps }
}
