import { useEffect, useRef, useState } from 'react'
import { useEffectEvent } from '../../../private/use-effect-event.ts'
import { elapsed, nextAnnouncement, passedThreshold, remaining, type Remaining } from './remaining.ts'

interface Clock {
  deadline: number
  serverNow: number
  onEnd: () => void
  onSlept?: (() => void) | undefined
}

/**
 * Returns the time left by the server's clock. It counts with the monotonic clock (`performance.now`), so a wrong
 * system date is harmless; the system clock only detects sleep. The first value comes from `serverNow` alone, so that
 * server and browser render the same. A hidden tab catches up when it becomes visible.
 */
export function useRemaining({ deadline, serverNow, onEnd, onSlept }: Clock): {
  left: Remaining
  /** Seconds to announce; undefined before the first threshold and after time was added at the end. */
  announced: number | undefined
} {
  const [state, setState] = useState({
    milliseconds: deadline - serverNow,
    announced: undefined as number | undefined,
  })
  const end = useEffectEvent(onEnd)
  const slept = useEffectEvent(() => onSlept?.())
  const canAsk = onSlept !== undefined
  // Only once: a page that refetches and receives the same passed deadline would otherwise loop forever.
  const hasEnded = useRef(false)

  useEffect(() => {
    // Without a deadline there is nothing to count and no end.
    if (!Number.isFinite(deadline - serverNow)) return undefined
    const [watch, calendar] = [performance.now(), Date.now()]
    let timer: ReturnType<typeof setTimeout> | undefined
    let before = remaining(deadline - serverNow).total
    let isOver = false
    if (before > 0) hasEnded.current = false
    const look = () => {
      clearTimeout(timer)
      if (isOver) return
      const milliseconds =
        deadline - serverNow - elapsed(performance.now() - watch, Date.now() - calendar, canAsk).passed
      const { total } = remaining(milliseconds)
      const threshold = passedThreshold(before, total)
      before = total
      setState((last) => ({ milliseconds, announced: nextAnnouncement(last.announced, threshold, total) }))
      if (total === 0) {
        isOver = true
        if (!hasEnded.current) {
          hasEnded.current = true
          end()
        }
      }
      // The display rounds up, so it changes at each whole second left.
      else timer = setTimeout(look, milliseconds - (total - 1) * 1000 + 5)
    }
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return
      if (elapsed(performance.now() - watch, Date.now() - calendar, canAsk).hasSlept) slept()
      look()
    }
    look()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [deadline, serverNow, canAsk])

  return { left: remaining(state.milliseconds), announced: state.announced }
}
