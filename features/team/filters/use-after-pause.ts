import { useEffect, useRef } from 'react'

/** An act that waits for a pause. */
export interface AfterPause {
  /** Runs an act after the pause, instead of the one that was waiting. */
  later: (act: () => void) => void
  /** Forgets the act that was waiting. */
  cancel: () => void
}

/**
 * Waits until somebody has stopped typing.
 * @param pause in ms
 * @param atTheEnd what becomes of the waiting act when the component goes: it runs or is forgotten
 */
export function useAfterPause(pause: number, atTheEnd: 'run' | 'forget' = 'forget'): AfterPause {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; act: () => void } | undefined>(undefined)
  const cancel = () => {
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
  }
  useEffect(
    () => () => {
      const last = waiting.current
      clearTimeout(last?.timer)
      if (atTheEnd === 'run') last?.act()
    },
    [atTheEnd],
  )
  return {
    later: (act) => {
      cancel()
      const timer = setTimeout(() => {
        waiting.current = undefined
        act()
      }, pause)
      waiting.current = { timer, act }
    },
    cancel,
  }
}
