import type { TeamBranch, TeamMember } from '#domain/team/schema.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** The people directly below a member, as far as they have been read. */
export interface Branch {
  members: readonly TeamMember[]
  /** How many there are with the filters, and how many these leave out. */
  total: number
  hidden: number
  state: 'ready' | 'loading' | 'failed'
  /** How the page after these stands; `none` when this is all. */
  more: 'none' | 'ready' | 'loading' | 'failed'
  /** Reads again what failed. */
  retry: () => void
}

type Page = Pick<UseQueryResult<TeamBranch>, 'data' | 'isError' | 'isFetching' | 'refetch'>

function moreOf(pages: readonly Page[], hasMore: boolean): Branch['more'] {
  const last = pages.at(-1)
  if (last?.data) return hasMore ? 'ready' : 'none'
  return last?.isError && !last.isFetching ? 'failed' : 'loading'
}

/** Puts a branch together from the reads of its pages, the first one first. */
export function branchFrom(pages: readonly Page[]): Branch {
  const [first] = pages
  const members = pages.flatMap(({ data }) => data?.items ?? [])
  const total = first?.data?.total_count ?? 0
  return {
    members,
    total,
    hidden: first?.data?.hidden_count ?? 0,
    state: first?.data ? 'ready' : first?.isError && !first.isFetching ? 'failed' : 'loading',
    more: first?.data ? moreOf(pages, members.length < total) : 'none',
    retry: () => {
      for (const page of pages) if (page.isError) void page.refetch()
    },
  }
}

/** How many people match, themselves and below; undefined while only a part of the branch is here. */
export const matchesIn = ({ members, more }: Pick<Branch, 'members' | 'more'>): number | undefined =>
  more === 'none'
    ? members.reduce((sum, { matches, is_match }) => sum + (matches ?? 0) + Number(is_match ?? false), 0)
    : undefined

/** Whether anybody is to be found below a member: with filters those who match. */
export const hasBelow = ({ below, matches }: Pick<TeamMember, 'below' | 'matches'>): boolean =>
  (matches ?? below) > 0
