import type { TeamMember } from '#domain/team/schema.ts'
import { readFailure, type ReadFailure } from '#features/kit/read-failure.ts'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listQuery } from '../queries.ts'
import { writeTeam, type TeamState } from '../team-address.ts'

export interface TeamPages {
  /** Undefined while the first page is loading. */
  members: readonly TeamMember[] | undefined
  total: number
  failure: ReadFailure | undefined
  /** The list is read anew with other filters or in another order; the former one is shown meanwhile. */
  isStale: boolean
  /** The next page is on its way, or did not come. */
  more: 'ready' | 'loading' | 'failed'
  loadMore: () => void
}

/** Reads the list page by page. */
export function useList(state: TeamState): TeamPages {
  // who is opened beside the list does not change it
  const key = writeTeam({ ...state, person: undefined })
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const count = counts[key] ?? 1
  const first = useQuery({ ...listQuery(state, 1), placeholderData: keepPreviousData })
  const rest = useQueries({
    queries: Array.from({ length: count - 1 }, (_, index) => listQuery(state, index + 2)),
  })
  const last = rest.at(-1)
  const more = !last || last.data ? 'ready' : last.isError && !last.isFetching ? 'failed' : 'loading'
  return {
    members: first.data && [first, ...rest].flatMap(({ data }) => data?.items ?? []),
    total: first.data?.total_count ?? 0,
    failure: readFailure(first),
    isStale: first.isPlaceholderData,
    more,
    loadMore: () => {
      if (more === 'failed') void last?.refetch()
      else if (more === 'ready') setCounts((before) => ({ ...before, [key]: count + 1 }))
    },
  }
}
