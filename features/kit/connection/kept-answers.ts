import { useSyncExternalStore } from 'react'
import { KEPT_AT } from './kept-copies.ts'

let keptAt: number | undefined
const listeners = new Set<() => void>()

function set(next: number | undefined): void {
  if (next === keptAt) return
  keptAt = next
  for (const listener of listeners) listener()
}

/**
 * Remembers the time of the oldest answer that was a copy, since the service could not be reached. The first answer of the
 * service itself ends that.
 */
export function noteCopy({ headers }: Response): void {
  const at = Number(headers.get(KEPT_AT) ?? Number.NaN)
  set(Number.isNaN(at) ? undefined : Math.min(at, keptAt ?? at))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** When the oldest of the copies was made that are answers on this page (ms since 1970); undefined while the service answers. */
export const useKeptAt = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => keptAt,
    () => undefined,
  )
