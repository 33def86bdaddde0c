import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

/** Pressed for so long (ms), a button begins to repeat: later by touch, where a finger may be about to scroll. As react-aria. */
const HOLD_DELAY = { touch: 600, other: 400 } as const
/** Then it repeats every so often (ms). */
const PAUSE = 60

/** Does something once a click, and again and again while the button is held. */
export function useHold(act: () => void, isDisabled: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeld = useRef(false)
  const repeated = useRef(false)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  const stop = () => {
    clearTimeout(timer.current)
    isHeld.current = false
  }
  // A disabled button gets no pointerup: at the limit the hold ends by itself.
  useEffect(() => {
    if (isDisabled) stop()
    return stop
  }, [isDisabled])
  const repeat = () => {
    repeated.current = true
    latest.current()
    timer.current = setTimeout(repeat, PAUSE)
  }
  return {
    onPointerDown: ({ button, pointerType }: PointerEvent) => {
      stop()
      repeated.current = false
      if (button !== 0) return
      isHeld.current = true
      timer.current = setTimeout(repeat, pointerType === 'touch' ? HOLD_DELAY.touch : HOLD_DELAY.other)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // Android opens a menu at a long touch: it is cancelled, and the hold goes on.
    onContextMenu: (event: MouseEvent) => {
      if (isHeld.current) event.preventDefault()
    },
    // the click that ends a long press has had its effect
    onClick: () => {
      stop()
      if (!repeated.current) act()
      repeated.current = false
    },
  }
}
