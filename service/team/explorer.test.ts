import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointInput } from '#domain/contract/endpoint.ts'
import * as api from '#domain/team/api.ts'
import type { TeamMember } from '#domain/team/schema.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
let token: string
beforeAll(async () => {
  service = await startService()
  token = await service.tokenOf('associate')
})
afterAll(() => service.stop())

type Query = EndpointInput<typeof api.searchTeam>['query']
const search = (query: Query = {}) => service.expectOk(api.searchTeam, { query }, { token })
const branch = (query: EndpointInput<typeof api.getTeamBranch>['query'] = {}) =>
  service.expectOk(api.getTeamBranch, { query }, { token })
const member = (memberId: number, as = token) =>
  service.call(api.getTeamMember, { params: { memberId } }, { token: as })

async function everybody(query: Query = {}): Promise<TeamMember[]> {
  const all: TeamMember[] = []
  for (let currentPage = 1; ; currentPage++) {
    const { items, total_count } = await search({ ...query, pageSize: 100, currentPage })
    all.push(...items)
    if (all.length >= total_count || items.length === 0) return all
  }
}

/** Everybody whom the tree shows, branch by branch. */
async function walk(query: Query = {}, parent?: number): Promise<TeamMember[]> {
  const { items } = await branch({ ...query, pageSize: 200, ...(parent === undefined ? {} : { parent }) })
  const below = await Promise.all(
    items.filter((item) => (item.matches ?? item.below) > 0).map((item) => walk(query, item.id)),
  )
  return [...items, ...below.flat()]
}
const idsOf = (members: readonly TeamMember[]) => members.map(({ id }) => id).toSorted((a, b) => a - b)

describe('the team', () => {
  it('is the same as a list, as a tree and in numbers', async () => {
    const [list, tree] = [await everybody(), await walk()]
    expect(list.length).toBeGreaterThanOrEqual(200)
    expect(idsOf(tree)).toEqual(idsOf(list))
    const summary = await service.expectOk(api.getTeamSummary, {}, { token })
    expect(summary).toMatchObject({
      people: list.length,
      legs: list.filter(({ generation }) => generation === 1).length,
      new_count: list.filter(({ joined_on }) => joined_on.slice(0, 7).replace('-', '') === summary.period)
        .length,
    })
    for (const { id, below, children } of tree) {
      expect(tree.filter(({ parent_id }) => parent_id === id)).toHaveLength(children)
      if (children === 0) expect(below).toBe(0)
    }
    expect(
      tree.filter(({ parent_id }) => parent_id === null).reduce((sum, { below }) => sum + below + 1, 0),
    ).toBe(list.length)
  })
  it.each(['name', 'joined', 'renewal', 'ppv', 'dpv', 'generation'] as const)(
    'sorted by %s comes page by page without a gap or a repetition',
    async (sort) => {
      expect(idsOf(await everybody({ sort }))).toEqual(idsOf(await everybody()))
    },
  )
  it('sorts figures from the highest, unknown ones last, and hidden names behind the others', async () => {
    const volumes = (await everybody({ sort: 'dpv' })).map(({ dpv }) => dpv ?? -1)
    expect(volumes).toEqual(volumes.toSorted((a, b) => b - a))
    const isHidden = (await everybody({ sort: 'name' })).map(({ name }) => name === null)
    expect(isHidden.indexOf(true)).toBe(isHidden.filter((hidden) => !hidden).length)
  })
  it.each([
    { level: 'preferred' },
    { level: 'associate' },
    { activity: 'active' },
    { activity: 'inactive' },
    { renews_within: 30 },
    { joined_from: '2026-10-01' },
    { level: 'associate', activity: 'inactive', q: 'n' },
    { leg: 2 },
    { leg: 1, activity: 'active' },
  ] satisfies Query[])(
    'narrowed by %j: the tree keeps the matches of the list with those above them',
    async (query) => {
      const found = await everybody(query)
      const tree = await walk(query)
      expect(idsOf(tree.filter(({ is_match }) => is_match))).toEqual(idsOf(found))
      const visible = new Set(tree.map(({ id }) => id))
      for (const { parent_id } of tree) expect(parent_id === null || visible.has(parent_id)).toBe(true)
      const first = await branch({ ...query, pageSize: 200 })
      expect(first.items).toHaveLength(first.total_count)
      const all = await branch({ pageSize: 200 })
      expect(first.hidden_count).toBe(all.total_count - first.total_count)
      for (const { user_type, level, is_active, leg } of found) {
        if ('leg' in query) expect(leg.number).toBe(query.leg)
        if ('activity' in query) expect(is_active).toBe(query.activity === 'active')
        if (query.level === 'preferred') expect([user_type, level]).toEqual(['preferred', null])
        if (query.level === 'associate') expect(level).toBe('associate')
      }
    },
  )
  it.each([{}, { activity: 'active' }, { activity: 'active', q: 'no such name' }] satisfies Query[])(
    'narrowed by %j: a page past the last one is empty, with the same total',
    async (query) => {
      const past = { ...query, pageSize: 200, currentPage: 5 }
      const [first, last] = [await search(query), await search(past)]
      expect([last.items, last.total_count]).toEqual([[], first.total_count])
      const [top, none] = [await branch(query), await branch(past)]
      expect(none.items).toEqual([])
      expect([none.total_count, none.hidden_count]).toEqual([top.total_count, top.hidden_count])
    },
  )
  it('is narrowed to a leg with its head, and to nobody for a leg that is not there', async () => {
    const all = await everybody()
    const [second] = all.filter(({ leg }) => leg.number === 2 && leg.id > 0)
    expect(idsOf(await everybody({ leg: 2 }))).toEqual(
      idsOf(all.filter(({ leg }) => leg.id === second?.leg.id)),
    )
    expect(await everybody({ leg: 0 })).toEqual([])
    expect(await walk({ leg: 999 })).toEqual([])
  })
  it('is narrowed to a branch', async () => {
    const [largest] = (await everybody()).toSorted((a, b) => b.below - a.below)
    const inside = await everybody({ below: largest?.id ?? 0 })
    expect(inside).toHaveLength(largest?.below ?? 0)
    expect(new Set(inside.map(({ leg }) => leg.id))).toEqual(new Set([largest?.leg.id]))
  })
})

describe('personal data', () => {
  it('is that of people who agreed: the others have no name, three digits of their number and no contact', async () => {
    const all = await everybody()
    const hidden = all.filter(({ shares_details }) => !shares_details)
    expect(hidden.length).toBeGreaterThan(20)
    for (const one of hidden) {
      expect(one).toMatchObject({ name: null, number: expect.stringMatching(/^•••• \d{3}$/) as string })
      expect(one.email ?? one.mobile).toBeUndefined()
    }
    for (const one of all.filter(({ shares_details }) => shares_details)) expect(one.name).not.toBeNull()
  })
  it('does not make hidden people findable', async () => {
    const rows = await service.db.query<{
      id: number
      firstname: string
      lastname: string
      referral_id: string
    }>(
      'select id, firstname, lastname, referral_id from customer where upline @> array[3] and not shares_details order by id limit 5',
    )
    for (const { id, firstname, lastname, referral_id } of rows) {
      for (const q of [firstname, lastname, `${firstname} ${lastname}`, referral_id, referral_id.slice(0, 5)])
        expect(idsOf(await everybody({ q })), q).not.toContain(id)
      expect(idsOf(await everybody({ q: referral_id.slice(-3) }))).toContain(id)
    }
  })
  it('finds the others by any part of the name in either order, and by number; patterns mean nothing', async () => {
    const [row] = await service.db.query<{
      id: number
      firstname: string
      lastname: string
      referral_id: string
    }>(
      'select id, firstname, lastname, referral_id from customer where upline @> array[3] and shares_details order by id limit 1',
    )
    for (const q of [
      `${row?.firstname} ${row?.lastname}`,
      `${row?.lastname} ${row?.firstname}`,
      `${row?.lastname}${row?.firstname}`,
      row?.referral_id,
      row?.referral_id.slice(0, 6),
    ])
      expect(idsOf(await everybody({ q }))).toContain(row?.id)
    for (const q of ['%', '_', '\\', "' or true --"]) expect((await search({ q })).total_count).toBe(0)
  })
  it('follows what each person decides', async () => {
    const own = await service.tokenOf('renewal')
    const consent = () => service.expectOk(api.getTeamConsent, {}, { token: own })
    expect(await consent()).toEqual({ shares_details: false })
    const decide = (shares_details: boolean) =>
      service.expectOk(api.saveTeamConsent, { body: { shares_details } }, { token: own })
    await decide(true)
    expect(await member(5)).toMatchObject({
      value: {
        name: 'Hoi Lam',
        number: '8000005',
        email: 'hoi.lam@jadeleaf.example',
        mobile: '+852 51000005',
      },
    })
    await decide(false)
    expect(await consent()).toEqual({ shares_details: false })
    expect(await member(5)).toMatchObject({ value: { name: null, number: '•••• 005' } })
  })
})

describe("other people's teams", () => {
  it('answer like what does not exist', async () => {
    const other = await service.tokenOf('renewal')
    const missing = await member(999_999, other)
    const foreign = (await everybody())[20]?.id ?? 0
    for (const id of [foreign, 3, 5, 1]) {
      const answer = await member(id, other)
      expect(answer).toMatchObject({
        ok: false,
        status: 404,
        message: !missing.ok && missing.message,
        parameters: { fieldName: 'memberId', fieldValue: id },
      })
      for (const call of [
        service.call(api.searchTeam, { query: { below: id } }, { token: other }),
        service.call(api.getTeamBranch, { query: { parent: id } }, { token: other }),
      ])
        expect(await call).toMatchObject({ ok: false, status: 404 })
    }
    expect(await service.expectOk(api.searchTeam, {}, { token: other })).toMatchObject({
      items: [],
      total_count: 0,
    })
    expect((await member(3)).ok).toBe(false)
  })
})
