import type { DehydratedState } from '@tanstack/react-query'

/**
 * When the data in the document counts as read: now. A document that the browser had kept and did not ask for again, as on the
 * way back, may be hours old: its data is read again.
 */
function readAt(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.transferSize === 0 ? 0 : Date.now()
}

/** The document's data for the query client. It says no times itself, since it is the same bytes for everybody. */
export function withTimes(data: DehydratedState): DehydratedState {
  const time = readAt()
  for (const query of data.queries) {
    query.dehydratedAt = time
    query.state.dataUpdatedAt = time
  }
  return data
}
