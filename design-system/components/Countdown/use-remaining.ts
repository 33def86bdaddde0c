import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { elapsed, passedThreshold, remaining, type Remaining, type Threshold } from './remaining.ts'

interface Clock { deadline: number; serverNow: number; onEnd: () => void; onSlept?: (() => void) | undefined }

/**
 * The time left by the server's clock. The device's stopwatch (`performance.now`) counts, so a wrong date is harmless; its calendar only tells that the stopwatch slept.
 * The first value comes from `serverNow` alone: server and browser paint the same. A hidden tab catches up when it is seen again.
 */
export function useRemaining({ deadline, serverNow, onEnd, onSlept }: Clock): { left: Remaining; threshold: Threshold | undefined } {
  const [state, setState] = useState({ milliseconds: deadline - serverNow, threshold: undefined as Threshold | undefined })
  const end = useEffectEvent(onEnd)
  const slept = useEffectEvent(() => onSlept?.())
  const canAsk = onSlept !== undefined
  // Said once: a page that asks again and hears the same passed deadline would otherwise ask for ever.
  const hasEnded = useRef(false)

  useEffect(() => {
    const [watch, calendar] = [performance.now(), Date.now()]
    let timer: ReturnType<typeof setTimeout> | undefined
    let before = remaining(deadline - serverNow).total
    let isOver = false
    if (before > 0) hasEnded.current = false
    const look = () => {
      clearTimeout(timer)
      if (isOver) return
      const milliseconds = deadline - serverNow - elapsed(performance.now() - watch, Date.now() - calendar, canAsk).passed
      const { total } = remaining(milliseconds)
      const threshold = passedThreshold(before, total)
      before = total
      setState((last) => ({ milliseconds, threshold: threshold ?? last.threshold }))
      if (total === 0) { isOver = true; if (!hasEnded.current) { hasEnded.current = true; end() } }
      // The display rounds up, so it changes where a whole second is left.
      else timer = setTimeout(look, milliseconds - (total - 1) * 1000 + 5)
    }
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return
      if (elapsed(performance.now() - watch, Date.now() - calendar, canAsk).hasSlept) slept()
      look()
    }
    look()
    document.addEventListener('visibilitychange', onVisible)
    return () => { clearTimeout(timer); document.removeEventListener('visibilitychange', onVisible) }
  }, [deadline, serverNow, canAsk])

  return { left: remaining(state.milliseconds), threshold: state.threshold }
}
