import type { UseQueryResult } from '@tanstack/react-query'

/** Reads that failed before there was anything to show, with a function to retry them. */
export interface ReadFailure {
  error: Error | null
  /** Whether a retry is running; the message and its button stay until it ends. */
  isRetrying: boolean
  retry: () => void
}

/** What of a react-query result tells whether it failed. */
export type Read = Pick<
  UseQueryResult,
  | 'data'
  | 'error'
  | 'isError'
  | 'isFetching'
  | 'isFetchedAfterMount'
  | 'isPlaceholderData'
  | 'errorUpdateCount'
  | 'refetch'
>

/**
 * react-query reports a refetched failed query as pending; it still counts as failed here, so that the retry button
 * keeps the focus. Not so where the failure was before this part of the screen was there: it is reading anew.
 */
const hasFailed = (read: Read): boolean =>
  (read.data === undefined || read.isPlaceholderData) &&
  read.errorUpdateCount > 0 &&
  (read.isError || (read.isFetching && read.isFetchedAfterMount))

/**
 * Failure of the reads that a part of a screen needs, for `ReadError`; undefined while they are pending or
 * successful. Every `useQuery` whose missing data shows a skeleton must use it, or the skeleton would stay for ever.
 */
export function readFailure(...reads: readonly Read[]): ReadFailure | undefined {
  // the server renders skeletons: the browser does not know of reads that failed there
  const failed = typeof document === 'undefined' ? [] : reads.filter(hasFailed)
  if (failed.length === 0) return undefined
  return {
    error: failed.find(({ error }) => error !== null)?.error ?? null,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const read of failed) void read.refetch()
    },
  }
}
