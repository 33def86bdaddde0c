import { getTeamBranch, getTeamMember, getTeamSummary, searchTeam } from '#domain/team/api.ts'
import { handledQuery } from '#features/kit/query.ts'
import { questionOf, type TeamState } from './team-address.ts'

/** People of a page of the list, and of a branch. */
const LIST_PAGE = 50
export const BRANCH_PAGE = 200

export const summaryQuery = () => handledQuery(getTeamSummary)

export const memberQuery = (id: number) => handledQuery(getTeamMember, { params: { memberId: id } })

/** What is asked for a page of the people who match, in the order of the list. */
export const searchInput = (state: TeamState, pageSize: number, currentPage: number) => ({
  query: {
    ...questionOf(state),
    ...(state.branch === undefined ? {} : { below: state.branch }),
    ...(state.order && { sort: state.order.by, direction: state.order.direction }),
    pageSize,
    currentPage,
  },
})

/** A page of the people who match, in the order of the list. */
export const listQuery = (state: TeamState, page: number) =>
  handledQuery(searchTeam, searchInput(state, LIST_PAGE, page))

/** A page of the people directly below a member, the caller's own without one. */
export const branchQuery = (
  state: Pick<TeamState, 'q' | 'filters'>,
  parent: number | undefined,
  page: number,
) =>
  handledQuery(getTeamBranch, {
    query: {
      ...questionOf(state),
      ...(parent === undefined ? {} : { parent }),
      pageSize: BRANCH_PAGE,
      currentPage: page,
    },
  })

/** What /team shows when it is opened. */
export const firstTeamQueries = () => [summaryQuery(), branchQuery({ q: '', filters: {} }, undefined, 1)]
