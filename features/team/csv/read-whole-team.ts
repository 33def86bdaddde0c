import { searchTeam } from '#domain/team/api.ts'
import { TEAM_PAGE_MOST } from '#domain/team/member.ts'
import type { TeamMember, TeamPage } from '#domain/team/schema.ts'
import { call } from '#features/kit/call.ts'
import { searchInput } from '../queries.ts'
import type { TeamState } from '../team-address.ts'

/** Told how many people have been read, of how many. */
export type OnPeopleRead = (read: number, total: number) => void

/**
 * Everybody who matches, for a file. Somebody whose figure changes meanwhile may come twice; they are kept once.
 * @param onRead called after each page, if there is more than one
 * @throws ServiceFault
 */
export async function readWholeTeam(state: TeamState, onRead: OnPeopleRead): Promise<TeamPage> {
  const people = new Map<number, TeamMember>()
  for (let currentPage = 1; ; currentPage++) {
    const page = await call(searchTeam, searchInput(state, TEAM_PAGE_MOST, currentPage), {
      handled: true,
      isAction: true,
    })
    for (const person of page.items) people.set(person.id, person)
    if (page.total_count > TEAM_PAGE_MOST) onRead(people.size, page.total_count)
    if (page.items.length < TEAM_PAGE_MOST) return { ...page, items: [...people.values()] }
  }
}
