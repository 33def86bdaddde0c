import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { levelOf } from '#domain/commissions/levels.ts'
import { periodAfter, periodOfDay } from '#domain/commissions/period.ts'
import type { EndpointInput } from '#domain/contract/endpoint.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import * as api from '#domain/reports/api.ts'
import { reportSorts } from '#domain/reports/columns.ts'
import type { ReportPage, ReportPerson } from '#domain/reports/schema.ts'
import * as team from '#domain/team/api.ts'
import { readFigures } from '#service/commissions/volume-store.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
let token: string
const running = periodOfDay(toHongKongDate(new Date()))
const back = (months: number) => periodAfter(running, -months)

beforeAll(async () => {
  service = await startService()
  token = await service.tokenOf('associate')
})
afterAll(() => service.stop())

type Query = NonNullable<EndpointInput<typeof api.getReport>['query']>
const ask = (query: Partial<Query> = {}, as = token) =>
  service.call(api.getReport, { query: { from: back(2), to: running, ...query } }, { token: as })
const page = async (query: Partial<Query> = {}): Promise<ReportPage> => {
  const answer = await ask(query)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

async function everybody(query: Partial<Query> = {}, pageSize = 60): Promise<ReportPerson[]> {
  const all: ReportPerson[] = []
  for (let currentPage = 1; ; currentPage++) {
    const { items, total_count } = await page({ ...query, pageSize, currentPage })
    all.push(...items)
    if (items.length === 0 || all.length >= total_count) return all
  }
}
const idsOf = (people: readonly ReportPerson[]) => people.map(({ id }) => id).toSorted((a, b) => a - b)
const last = ({ figures }: ReportPerson) => figures.at(-1)

describe('a report', () => {
  it('has a row for everybody below the caller, with the figures that the team has', async () => {
    const people = await everybody()
    const found = await service.expectOk(team.searchTeam, { query: { pageSize: 200 } }, { token })
    expect(people.length).toBe(found.total_count)
    const byId = new Map(people.map((person) => [person.id, person]))
    for (const member of found.items) {
      const person = byId.get(member.id)
      expect(person).toMatchObject({
        name: member.name,
        number: member.number,
        leg: member.leg,
        generation: member.generation,
        joined_on: member.joined_on,
        renews_on: member.renews_on,
      })
      expect(person && last(person)).toMatchObject({
        ppv: member.ppv,
        dpv: member.dpv,
        is_active: member.is_active,
      })
      expect(person?.figures.at(-2)).toMatchObject({
        ppv: member.previous_ppv,
        dpv: member.previous_dpv,
        level: member.level,
      })
    }
  })
  it('says of each period whether it is final, and what the known PPV adds up to', async () => {
    const answer = await page({ pageSize: 500 })
    expect(answer.periods.map(({ period, state }) => [period, state])).toEqual([
      [back(2), 'final'],
      [back(1), 'final'],
      [running, 'estimated'],
    ])
    for (const [at, { ppv }] of answer.periods.entries()) {
      const known = answer.items.flatMap(({ figures }) => figures[at]?.ppv ?? [])
      expect(known.length).toBeLessThan(answer.items.length)
      expect(ppv).toBeCloseTo(known.reduce((sum, value) => sum + value, 0))
    }
    const part = await page({ activity: 'inactive', pageSize: 5 })
    expect(part.periods.at(-1)?.ppv).toBeLessThan(answer.periods.at(-1)?.ppv ?? 0)
  })
  it.each([
    ['the running period', running],
    // One whose figures nothing changed after it had closed: its results stay as they were then.
    ['a closed one', back(2)],
  ])('counts levels, active legs and leg points of %s by the rules of the plan', async (_which, period) => {
    const figures = await readFigures(service.db, period)
    const people = await everybody({ from: period, to: period }, 200)
    for (const person of people) {
      const own = figures.get(person.id)
      if (!own || person.user_type === 'preferred') continue
      const { id } = levelOf({ ...own, legs: [...own.legs.values()] })
      expect([person.id, last(person)?.level]).toEqual([person.id, id])
    }
    // in the first days of a month nobody has any yet
    if (period !== running)
      expect(people.filter((person) => (last(person)?.leg_points ?? 0) > 0).length).toBeGreaterThan(3)
  })
  it('counts who joined below each person within the periods', async () => {
    const people = await everybody({ from: back(5) })
    const heads = people.filter(({ generation }) => generation === 1)
    const fresh = await everybody({ from: back(5), joined: 'new' })
    const below = fresh.filter(({ generation }) => generation > 1)
    expect(heads.reduce((sum, { new_people }) => sum + new_people, 0)).toBe(below.length)
    expect(below.length).toBeGreaterThan(0)
  })
  it.each(reportSorts.filter((sort) => Number(sort.slice(4)) < 3 || !sort.startsWith('ppv')))(
    'sorted by %s comes page by page without a gap or a repetition',
    async (sort) => {
      const all = idsOf(await everybody({}, 500))
      for (const direction of ['asc', 'desc'] as const)
        expect(idsOf(await everybody({ sort, direction }, 37))).toEqual(all)
    },
  )
  it('sorts figures from the highest with unknown ones last, levels by their rank and hidden names behind the others', async () => {
    const ppv = (await everybody({ sort: 'ppv-1' })).map(({ figures }) => figures[1]?.ppv ?? -1)
    expect(ppv).toEqual(ppv.toSorted((a, b) => b - a))
    const legs = (await everybody({ sort: 'leg' })).map(({ leg }) => leg.number)
    expect(legs).toEqual(legs.toSorted((a, b) => a - b))
    const levels = (await everybody({ sort: 'level' })).map((person) => last(person)?.level)
    expect(levels.indexOf(null)).toBe(levels.filter((level) => level !== null).length)
    const hidden = (await everybody({ sort: 'name' })).map(({ name }) => name === null)
    expect(hidden.indexOf(true)).toBe(hidden.filter((isHidden) => !isHidden).length)
  })
  it('is narrowed by activity, level, joining and renewal', async () => {
    const all = await everybody()
    const isActive = ({ figures }: ReportPerson) => figures.some(({ is_active }) => is_active)
    expect(idsOf(await everybody({ activity: 'active' }))).toEqual(idsOf(all.filter(isActive)))
    expect(idsOf(await everybody({ activity: 'inactive' }))).toEqual(
      idsOf(all.filter((person) => !isActive(person))),
    )
    for (const level of ['associate', 'manager'] as const)
      expect(idsOf(await everybody({ level }))).toEqual(
        idsOf(all.filter((person) => last(person)?.level === level)),
      )
    expect(idsOf(await everybody({ level: 'preferred' }))).toEqual(
      idsOf(all.filter(({ user_type }) => user_type === 'preferred')),
    )
    const today = toHongKongDate(new Date())
    const in30 = toHongKongDate(new Date(Date.now() + 30 * 86_400_000))
    expect(idsOf(await everybody({ renews: 'soon' }))).toEqual(
      idsOf(all.filter(({ renews_on: day }) => day !== null && day >= today && day <= in30)),
    )
  })
  it('of a period without any figures says so, and one that it cannot have is refused', async () => {
    expect(await page({ from: back(24), to: back(23) })).toMatchObject({ has_figures: false })
    expect(await page()).toMatchObject({ has_figures: true })
    for (const query of [
      { from: running, to: periodAfter(running, 1) },
      { from: running, to: back(1) },
      { from: back(6), to: running },
      { from: back(25), to: back(24) },
      { from: '202613', to: '202613' },
      { sort: 'ppv-3' as const },
    ])
      expect(await ask(query), JSON.stringify(query)).toMatchObject({ ok: false, status: 400 })
    expect(await page({ currentPage: 999_999 })).toMatchObject({ items: [] })
  })
  it('is empty for somebody with nobody below, and refused to guests', async () => {
    expect(await ask({}, await service.tokenOf('fresh'))).toMatchObject({
      ok: true,
      value: { items: [], total_count: 0, people_count: 0, has_figures: false },
    })
    expect(await service.call(api.getReport, { query: { from: running, to: running } })).toMatchObject({
      ok: false,
      status: 401,
    })
  })
  it('leaves out names and numbers of people who do not share them', async () => {
    const people = await everybody()
    const hidden = people.filter(({ shares_details }) => !shares_details)
    expect(hidden.length).toBeGreaterThan(10)
    const rows = await service.db.query<{ firstname: string; lastname: string; referral_id: string }>(
      'select firstname, lastname, referral_id from customer where id = any($1)',
      [idsOf(hidden)],
    )
    const text = JSON.stringify(hidden)
    for (const { referral_id } of rows) expect(text).not.toContain(referral_id)
    for (const person of hidden) expect(person).toMatchObject({ name: null })
  })
})
