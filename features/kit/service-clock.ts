import { KEPT_AT } from './connection/kept-at.ts'
import { useMemo, useState, useSyncExternalStore } from 'react'

/** Differences below this (ms) are the way of an answer and the header's whole seconds. */
const TOLERANCE = 5_000

let offset = 0
const listeners = new Set<() => void>()

/**
 * Takes the service's time from the Date header of an answer. A device's clock may be wrong by days, and the sandbox has a clock
 * that can be moved. An answer out of a cache tells an old time, so only those count that no cache keeps; a refusal may come from
 * what stands before the service and has a clock of its own.
 * @param now the device's time, in ms
 */
export function noteServiceTime({ ok, headers }: Response, now = Date.now()): void {
  const time = Date.parse(headers.get('date') ?? '')
  if (
    !ok ||
    headers.has(KEPT_AT) ||
    Number.isNaN(time) ||
    !headers.get('cache-control')?.includes('no-store')
  )
    return
  const measured = time - now
  if (Math.abs(measured - offset) < TOLERANCE) return
  offset = Math.abs(measured) < TOLERANCE ? 0 : measured
  for (const listener of listeners) listener()
}

/** The service's time, as far as its answers have told it. */
export const serviceNow = (): Date => new Date(Date.now() + offset)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The moment at which a screen was opened, by the service's clock: one moment for the whole screen, so that no day turns under
 * somebody's eyes. It is corrected when an answer tells that the device's clock is wrong.
 */
export function useServiceNow(): Date {
  const [opened] = useState(() => Date.now())
  const correction = useSyncExternalStore(
    subscribe,
    () => offset,
    () => 0,
  )
  return useMemo(() => new Date(opened + correction), [opened, correction])
}
