import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { id, ok } from '../contract/wire.ts'
import { teamSorts } from './filters.ts'
import { count, filters, TeamBranch, TeamConsent, TeamMember, TeamPage, TeamSummary } from './schema.ts'

const paging = {
  pageSize: z.optional(count),
  /** From 1. */
  currentPage: z.optional(count),
}

export const searchTeam = schemas({
  query: z.object({
    ...filters,
    ...paging,
    /** Only the people below this member. */
    below: z.optional(id),
    sort: z.optional(z.enum(teamSorts)),
    direction: z.optional(z.enum(['asc', 'desc'])),
  }),
  response: TeamPage,
  summary: 'The people below the caller as a list, one page; an addition of ours to the contract.',
  undocumented: 'addition',
})
export const getTeamBranch = schemas({
  query: z.object({
    ...filters,
    ...paging,
    /** The member whose children are requested; the caller if it is missing. */
    parent: z.optional(id),
  }),
  response: TeamBranch,
  summary:
    'The people directly below the caller or a member of their team, with how many stand below each. With filters only those who match or have matches below them; an addition of ours to the contract.',
  undocumented: 'addition',
})
export const getTeamSummary = schemas({
  response: TeamSummary,
  summary: "The caller's team in numbers; an addition of ours to the contract.",
  undocumented: 'addition',
})
export const getTeamMember = schemas({
  params: z.object({ memberId: id }),
  response: TeamMember,
  summary:
    "One person below the caller; 404 for somebody in another's team, as for nobody. An addition of ours to the contract.",
  undocumented: 'addition',
})
export const getTeamConsent = schemas({
  response: TeamConsent,
  summary:
    "Whether the people above the caller see the caller's name, number and contact; an addition of ours to the contract.",
  undocumented: 'addition',
})
export const saveTeamConsent = schemas({
  body: z.object({ shares_details: z.boolean() }),
  response: ok,
  summary:
    "Sets whether the people above the caller see the caller's name, number and contact; an addition of ours to the contract.",
  undocumented: 'addition',
})
