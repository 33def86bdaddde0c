import type { TeamMember, TeamSummary } from '#domain/team/schema.ts'
import type { Branch } from './tree/branch.ts'

/** People for stories. */
export const summary: TeamSummary = {
  people: 63,
  legs: 6,
  active_legs: 4,
  new_count: 9,
  period: '202611',
  as_of: '2026-11-21 22:00:00',
}

export const member = (id: number, name: string | null, more: Partial<TeamMember> = {}): TeamMember => ({
  id,
  parent_id: null,
  name,
  number: name === null ? '•••• 416' : `8001${id}`,
  shares_details: name !== null,
  user_type: 'associate',
  level: 'associate',
  is_active: true,
  generation: 1,
  leg: { id, number: 1 },
  ppv: 120,
  dpv: 210,
  previous_ppv: 105,
  previous_dpv: 191,
  joined_on: '2025-03-14',
  renews_on: '2027-03-14',
  children: 0,
  below: 0,
  ...(name === null ? {} : { mobile: '+852 51234567', email: `member${id}@jadeleaf.example` }),
  ...more,
})

export const wong = member(120, 'Wong Ka Yan', {
  level: 'manager',
  ppv: 312,
  dpv: 2140,
  children: 3,
  below: 11,
})
export const chan = member(344, '陈大文', {
  parent_id: 120,
  generation: 2,
  leg: { id: 120, number: 1 },
  children: 2,
  below: 2,
})
export const hidden = member(416, null, { ppv: 80, dpv: 80, parent_id: 120, generation: 2 })
export const siti = member(514, 'Siti Nurhaliza binti Abdul Rahman', {
  ppv: null,
  dpv: null,
  previous_ppv: null,
  previous_dpv: null,
  is_active: false,
  user_type: 'preferred',
  level: null,
  renews_on: null,
})
export const top: readonly TeamMember[] = [
  wong,
  member(203, 'Lee Wai Ming', { ppv: 180, dpv: 1480, children: 4, below: 21, leg: { id: 203, number: 2 } }),
  member(411, 'สมชาย ใจดีมากเหลือเกิน', {
    ppv: 12,
    dpv: 860,
    is_active: false,
    children: 14,
    below: 14,
    leg: { id: 411, number: 3 },
  }),
  member(498, 'Ho Suk Fan', { ppv: 140, dpv: 312, children: 8, below: 8, leg: { id: 498, number: 4 } }),
  siti,
]

export const branch = (members: readonly TeamMember[], more: Partial<Branch> = {}): Branch => ({
  members,
  total: members.length,
  hidden: 0,
  state: 'ready',
  more: 'none',
  retry: () => undefined,
  ...more,
})

/** A team of so many people directly below, for long lists. */
export const crowd = (size: number): TeamMember[] =>
  Array.from({ length: size }, (_, index) =>
    member(10_000 + index, index % 5 === 4 ? null : `Person ${index + 1}`, {
      dpv: index % 7 === 6 ? null : (size - index) * 3,
      ppv: index % 90,
      is_active: index % 90 >= 40,
      leg: { id: 10_000 + index, number: index + 1 },
    }),
  )
