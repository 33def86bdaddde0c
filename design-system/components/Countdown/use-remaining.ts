import { useEffect, useEffectEvent, useState } from 'react'
import { passedThreshold, remaining, type Remaining, type Threshold } from './remaining.ts'

interface Clock { deadline: number; serverNow: number; onEnd: () => void; onSlept?: (() => void) | undefined }

/**
 * The time left by the server's clock. Only the device's stopwatch (`performance.now`) is used, never its calendar, so a wrong date is harmless.
 * The first value comes from `serverNow` alone: server and browser paint the same. A hidden tab catches up when it is seen again.
 */
export function useRemaining({ deadline, serverNow, onEnd, onSlept }: Clock): { left: Remaining; threshold: Threshold | undefined } {
  const [state, setState] = useState({ milliseconds: deadline - serverNow, threshold: undefined as Threshold | undefined })
  const end = useEffectEvent(onEnd)
  const slept = useEffectEvent(() => onSlept?.())

  useEffect(() => {
    const [watch, calendar] = [performance.now(), Date.now()]
    let timer: ReturnType<typeof setTimeout> | undefined
    let before = remaining(deadline - serverNow).total
    let isOver = false
    const look = () => {
      clearTimeout(timer)
      if (isOver) return
      const milliseconds = deadline - serverNow - (performance.now() - watch)
      const { total } = remaining(milliseconds)
      const threshold = passedThreshold(before, total)
      before = total
      setState((last) => ({ milliseconds, threshold: threshold ?? last.threshold }))
      if (total === 0) { isOver = true; end() }
      // The display rounds up, so it changes where a whole second is left.
      else timer = setTimeout(look, milliseconds - (total - 1) * 1000 + 5)
    }
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return
      // Some stopwatches stand still while the device sleeps: the calendar ran on, so the server should be asked.
      if (Date.now() - calendar - (performance.now() - watch) > 5000) slept()
      look()
    }
    look()
    document.addEventListener('visibilitychange', onVisible)
    return () => { clearTimeout(timer); document.removeEventListener('visibilitychange', onVisible) }
  }, [deadline, serverNow])

  return { left: remaining(state.milliseconds), threshold: state.threshold }
}
