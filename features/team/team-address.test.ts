import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levelFilters } from '#domain/commissions/levels.ts'
import { teamActivities, teamSorts } from '#domain/team/filters.ts'
import { filterCount, isNarrowed, questionOf, readTeam, writeTeam, type TeamState } from './team-address.ts'

const read = (text: string) => readTeam(new URLSearchParams(text))
const nothing = read('')

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const id = fc.integer({ min: 1, max: 2_147_483_647 })
const states: fc.Arbitrary<TeamState> = fc.record({
  view: fc.constantFrom('tree' as const, 'list' as const),
  q: fc.string({ maxLength: 100 }).map((text) => text.trim()),
  filters: fc
    .record({
      level: maybe(fc.constantFrom(...levelFilters)),
      activity: maybe(fc.constantFrom(...teamActivities)),
      leg: maybe(fc.integer({ min: 1, max: 999_999 })),
      joined_from: maybe(day),
      joined_to: maybe(day),
      renews_within: maybe(fc.integer({ min: 1, max: 366 })),
    })
    .filter(({ joined_from: from, joined_to: to }) => !from || !to || from <= to),
  branch: maybe(id),
  person: maybe(id),
  order: maybe(
    fc.record({
      by: fc.constantFrom(...teamSorts),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
  ),
})

describe('the address of the team explorer', () => {
  it('gives back every state that was written', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(read(writeTeam(state))).toEqual(state)
      }),
    )
  })
  it('is empty for the whole tree', () => {
    expect(writeTeam(nothing)).toBe('')
    expect(nothing).toMatchObject({ view: 'tree', q: '', branch: undefined, person: undefined })
    expect(isNarrowed(nothing)).toBe(false)
  })
  it.each([
    'view=table',
    'level=king',
    'activity=maybe',
    'joined_from=2026-02-31',
    'joined_from=yesterday',
    'joined_to=9999-01-01T00:00',
    'renews_within=0',
    'leg=0',
    'leg=first',
    'leg=1000000',
    'renews_within=-3',
    'renews_within=367',
    'renews_within=30.5',
    'branch=0',
    'branch=99999999999',
    'person=me',
    'person=2147483648',
    'sort=money',
    'direction=desc',
    'q=%20%20',
  ])('leaves out %s', (text) => {
    expect(read(text)).toEqual(nothing)
  })
  it('leaves out an end before the beginning, and cuts words that are too long', () => {
    expect(read('joined_from=2026-05-01&joined_to=2026-04-01').filters).toMatchObject({
      joined_from: '2026-05-01',
      joined_to: undefined,
    })
    expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(100)
  })
  it('sorts figures from the highest unless asked otherwise', () => {
    expect(read('sort=dpv').order).toEqual({ by: 'dpv', direction: 'desc' })
    expect(read('sort=name').order).toEqual({ by: 'name', direction: 'asc' })
    expect(read('sort=dpv&direction=asc').order).toEqual({ by: 'dpv', direction: 'asc' })
  })
  it('counts the days of joining as one filter, and asks for nothing that is not wished', () => {
    const state = read('q=wai&level=manager&joined_from=2026-01-01&joined_to=2026-02-01')
    expect(filterCount(state.filters)).toBe(2)
    expect(isNarrowed(state)).toBe(true)
    expect(questionOf(state)).toEqual({
      q: 'wai',
      level: 'manager',
      joined_from: '2026-01-01',
      joined_to: '2026-02-01',
    })
    expect(questionOf(nothing)).toEqual({})
  })
})
