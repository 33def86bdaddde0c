import type { DehydratedState } from '@tanstack/react-query'

/**
 * The document's data for the query client. It says no times itself, since it is the same bytes for everybody, and counts as read
 * now. A document that the browser had kept and did not ask for again, as on the way back, may be hours old: its data is read again.
 */
export function withTimes(data: DehydratedState): DehydratedState {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  for (const { state } of data.queries) state.dataUpdatedAt = visit?.transferSize === 0 ? 0 : Date.now()
  return data
}
