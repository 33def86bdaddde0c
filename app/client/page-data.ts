import { KEPT_META } from '#features/kit/connection/kept-at.ts'
import type { DehydratedState } from '@tanstack/react-query'

/**
 * The document's data for the query client. It says no times itself, since it is the same bytes for everybody, and counts as read
 * now. A document that the browser had kept and did not ask for again, as on the way back, may be hours old, and so may a copy of the
 * service worker's, which says when it was kept: their data is read again.
 */
export function withTimes(data: DehydratedState): DehydratedState {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const copy = document.querySelector<HTMLMetaElement>(`meta[name=${KEPT_META}]`)
  const time = copy ? Number(copy.content) : visit?.transferSize === 0 && !visit.workerStart ? 0 : Date.now()
  for (const { state } of data.queries) {
    state.dataUpdatedAt = time
    state.isInvalidated = copy !== null
  }
  return data
}
