import { useSyncExternalStore } from 'react'
import { KEPT_AT } from './kept-at.ts'

let keptAt: number | undefined

/** Event of the window: `keptAt` is another one. */
const KEPT = 'kept'
const events = ['online', 'offline', KEPT]

const subscribe = (listener: () => void) => {
  for (const type of events) addEventListener(type, listener)
  return () => {
    for (const type of events) removeEventListener(type, listener)
  }
}

/** The browser's online state; the server and the first frame are online. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** When the oldest of the copies was made that are answers on this page (ms since 1970); undefined while the service answers. */
export const useKeptAt = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => keptAt,
    () => undefined,
  )

/**
 * Remembers the time of the oldest answer that was a copy, since the service could not be reached. The first answer of the
 * service itself ends that.
 */
export function noteCopy({ headers }: Response): void {
  const at = headers.get(KEPT_AT)
  keptAt = at ? Math.min(Number(at), keptAt ?? Infinity) : undefined
  dispatchEvent(new Event(KEPT))
}
