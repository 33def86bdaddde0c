import { useEffect, useId, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '#design-system/text/Icon'
import { rootProps } from '../../../private/root-props.ts'
import { mark } from '../Spinner/Spinner.css.ts'
import { Cover } from './Cover.tsx'
import * as css from './LoadingStatus.css.ts'
import { limits, loadingOf, shownAfter, type LoadingType } from './status.ts'
import { beginLoading, endLoading, followLoading, shownLoading, shownOnServer } from './store.ts'

export interface LoadingStatusProps {
  /** Whether it is in progress. The first 0.3 s show nothing. @default true */
  loading?: boolean
  /**
   * `wait` if the page stays, `leave` if another page follows. The page is unblocked after 60 s (`wait`) or 20 s
   * (`leave`).
   * @default 'wait'
   */
  type?: LoadingType
  /** What is in progress, as a sentence: “Placing your order. Please wait.” */
  message: string
  /** Identifies it among several at the same time, of which one is shown. */
  id: string
  /** Whether it covers and blocks the page. Without it the message appears at the edge of the page. @default true */
  blockPage?: boolean
}

/**
 * Whether to show it: after the delay, before the time limit, and not in a page restored from the back/forward cache.
 */
function useIsDue(loading: boolean, type: LoadingType): boolean {
  const [isDue, setDue] = useState(false)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!loading || isOver) return undefined
    const timer = setTimeout(() => {
      setDue(true)
    }, shownAfter)
    return () => {
      clearTimeout(timer)
      setDue(false)
    }
  }, [loading, isOver])
  useEffect(() => {
    if (!loading) return undefined
    const give = () => {
      setOver(true)
    }
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted) give()
    }
    const timer = setTimeout(give, limits[type])
    addEventListener('pageshow', returned)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', returned)
      setOver(false)
    }
  }, [loading, type])
  return loading && isDue && !isOver
}

/**
 * Covers the page during an operation that a second action would disturb, such as placing an order or starting a
 * payment. Focus, keys and presses are blocked until it ends.
 * For a single control use its own pending state (`pending` of Button) instead; for part of a page use Skeleton or
 * Spinner.
 */
export function LoadingStatus({
  loading = true,
  type = 'wait',
  message,
  id,
  blockPage = true,
  ...rest
}: LoadingStatusProps) {
  const key = useId()
  const isDue = useIsDue(loading, type)
  useLayoutEffect(() => {
    if (isDue) beginLoading({ key, status: loadingOf({ loading, type, message, id, blockPage }) })
  }, [isDue, key, loading, type, message, id, blockPage])
  useLayoutEffect(
    () => () => {
      if (isDue) endLoading(key)
    },
    [isDue, key],
  )
  const isShown = useSyncExternalStore(followLoading, shownLoading, shownOnServer) === key && isDue

  if (blockPage) return loading && isShown && <Cover {...rootProps(rest)} message={message} />
  // Always in the page: screen readers announce only what comes into a live region that they know. After an operation it is a
  // new one: none is heard to become empty.
  return (
    <div {...rootProps(rest)} className={css.quiet} data-shown={isShown || undefined}>
      <span className={mark}>
        <Icon name="progress" />
      </span>
      <output key={String(loading)}>{isShown && message}</output>
    </div>
  )
}
