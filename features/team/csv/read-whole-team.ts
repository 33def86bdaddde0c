import { searchTeam } from '#domain/team/api.ts'
import { TEAM_PAGE_MOST } from '#domain/team/member.ts'
import type { TeamMember, TeamPage } from '#domain/team/schema.ts'
import { call } from '#features/kit/call.ts'
import { searchInput } from '../queries.ts'
import type { TeamState } from '../team-address.ts'

/**
 * Everybody who matches, for a file. Somebody whose figure changes meanwhile may come twice; they are kept once.
 * @throws ServiceFault
 */
export async function readWholeTeam(state: TeamState): Promise<TeamPage> {
  const people = new Map<number, TeamMember>()
  for (let currentPage = 1; ; currentPage++) {
    const page = await call(searchTeam, searchInput(state, TEAM_PAGE_MOST, currentPage), {
      handled: true,
      isAction: true,
    })
    for (const person of page.items) people.set(person.id, person)
    if (page.items.length < TEAM_PAGE_MOST) return { ...page, items: [...people.values()] }
  }
}
