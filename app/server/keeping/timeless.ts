import type { DehydratedState } from '@tanstack/react-query'

/**
 * A page's reads without the moments at which they were made: what was answered alone decides the bytes of a page, so that it has
 * one ETag in every process and after each rendering. A browser counts the time from the page's arrival (app/client/page-data.ts).
 */
export const timeless = ({ queries, ...rest }: DehydratedState) => ({
  ...rest,
  queries: queries.map(({ dehydratedAt: _at, state: { dataUpdatedAt: _read, ...state }, ...query }) => ({
    ...query,
    state,
  })),
})
