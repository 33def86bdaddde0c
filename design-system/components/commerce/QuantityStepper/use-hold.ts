import { useEffect, useRef } from 'react'

/** Pressed for so long (ms), a button begins to repeat; then it does so every so often. */
const HOLD_DELAY = 400
const pause = 60

/** Does something once a click, and again and again while the button is held. */
export function useHold(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeated = useRef(false)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  const stop = () => {
    clearTimeout(timer.current)
  }
  useEffect(() => stop, [])
  const repeat = () => {
    repeated.current = true
    latest.current()
    timer.current = setTimeout(repeat, pause)
  }
  return {
    onPointerDown: () => {
      stop()
      repeated.current = false
      timer.current = setTimeout(repeat, HOLD_DELAY)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: stop,
    // the click that ends a long press has had its effect
    onClick: () => {
      stop()
      if (!repeated.current) act()
      repeated.current = false
    },
  }
}
