import { useEffect, useId, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '#design-system/Icon'
import { mark } from '../Spinner/Spinner.css.ts'
import { Cover } from './Cover.tsx'
import * as css from './LoadingStatus.css.ts'
import { limits, loadingOf, shownAfter, type LoadingType } from './status.ts'
import { beginLoading, endLoading, followLoading, shownLoading, shownOnServer } from './store.ts'

export interface LoadingStatusProps {
  /** Whether it is under way now. The first 0.3 s of it show nothing. @default true */
  loading?: boolean
  /** What comes after it: `leave` when another page takes this one's place. A wait gives the page back after 60 s, a leave after 20 s. @default 'wait' */
  type?: LoadingType
  /** What is being done, in a sentence: “Placing your order. Please wait.” */
  message: string
  /** Tells it apart from others at the same time, of which one is shown. */
  id: string
  /** Whether nothing else may be done meanwhile: it covers the page. Without it the words stand at the page's edge. @default true */
  blockPage?: boolean
}

/** Whether it is time to show it: neither in its first moment, nor beyond its limit, nor in a page that came back as it was left. */
function useIsDue(loading: boolean, type: LoadingType): boolean {
  const [isDue, setDue] = useState(false)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!loading || isOver) return undefined
    const timer = setTimeout(() => { setDue(true) }, shownAfter)
    return () => { clearTimeout(timer); setDue(false) }
  }, [loading, isOver])
  useEffect(() => {
    if (!loading) return undefined
    const give = () => { setOver(true) }
    const returned = (event: PageTransitionEvent) => { if (event.persisted) give() }
    const timer = setTimeout(give, limits[type])
    addEventListener('pageshow', returned)
    return () => { clearTimeout(timer); removeEventListener('pageshow', returned); setOver(false) }
  }, [loading, type])
  return loading && isDue && !isOver
}

/**
 * Covers the page while something goes on that a second action would disturb: an order is placed, a payment begins. Focus, keys and presses stay out of the page until it ends.
 * What only one control waits for is that control's own business (`pending` of Button); for a part of a page take Skeleton or Spinner.
 */
export function LoadingStatus({ loading = true, type = 'wait', message, id, blockPage = true }: LoadingStatusProps) {
  const key = useId()
  const isDue = useIsDue(loading, type)
  useLayoutEffect(() => { if (isDue) beginLoading({ key, status: loadingOf({ loading, type, message, id, blockPage }) }) }, [isDue, key, loading, type, message, id, blockPage])
  useLayoutEffect(() => () => { if (isDue) endLoading(key) }, [isDue, key])
  const isShown = useSyncExternalStore(followLoading, shownLoading, shownOnServer) === key && isDue

  if (!loading) return null
  if (blockPage) return isShown && <Cover message={message} />
  return (
    <div className={css.quiet} data-shown={isShown || undefined}>
      <span className={mark}><Icon name="progress" /></span>
      {/* The region is there first and its words come into it: that is what screen readers announce. */}
      <output>{isShown && message}</output>
    </div>
  )
}
