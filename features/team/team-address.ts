import { levelFilters } from '#domain/commissions/levels.ts'
import {
  firstDirection,
  RENEWAL_DAYS_MOST,
  teamActivities,
  teamSorts,
  type TeamSort,
} from '#domain/team/filters.ts'
import type { TeamFilters } from '#domain/team/schema.ts'

type TeamView = 'tree' | 'list'

/** What tree and list are narrowed by, besides words and a branch. */
export type Filters = Omit<TeamFilters, 'q'>

export interface TeamOrder {
  by: TeamSort
  direction: 'asc' | 'desc'
}

/** What the team explorer shows, as its address says it. */
export interface TeamState {
  view: TeamView
  /** Searched words, trimmed; empty for none. */
  q: string
  filters: Filters
  /** Only this member and the people below. */
  branch: number | undefined
  /** Id of the member whose details are open. */
  person: number | undefined
  /** The order of the list; undefined for the service's own, by generation. */
  order: TeamOrder | undefined
}

/** Legs that a link may ask for. */
const LEG_MOST = 999_999
/** Ids of the service's database. */
const ID_MOST = 2_147_483_647
const Q_LENGTH = 100

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((each) => each === value)

function numberUpTo(most: number, value: string | null): number | undefined {
  const number = /^\d{1,10}$/.test(value ?? '') ? Number(value) : 0
  return number >= 1 && number <= most ? number : undefined
}

/** A day of the calendar 'YYYY-MM-DD'; undefined for anything else, such as 31 February. */
export function readDay(value: string | null): string | undefined {
  if (!value || !/^[12]\d{3}-\d\d-\d\d$/.test(value)) return undefined
  const day = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value ? undefined : value
}

function readFilters(search: URLSearchParams): Filters {
  const from = readDay(search.get('joined_from'))
  const to = readDay(search.get('joined_to'))
  return {
    level: oneOf(levelFilters, search.get('level')),
    activity: oneOf(teamActivities, search.get('activity')),
    leg: numberUpTo(LEG_MOST, search.get('leg')),
    joined_from: from,
    // an end before the beginning would find nobody
    joined_to: from !== undefined && to !== undefined && to < from ? undefined : to,
    renews_within: numberUpTo(RENEWAL_DAYS_MOST, search.get('renews_within')),
  }
}

function readOrder(search: URLSearchParams): TeamOrder | undefined {
  const by = oneOf(teamSorts, search.get('sort'))
  if (by === undefined) return undefined
  return { by, direction: oneOf(['asc', 'desc'] as const, search.get('direction')) ?? firstDirection(by) }
}

/** Reads an address; what makes no sense or is out of range is left out, never an error. */
export const readTeam = (search: URLSearchParams): TeamState => ({
  view: search.get('view') === 'list' ? 'list' : 'tree',
  q: (search.get('q') ?? '').trim().slice(0, Q_LENGTH),
  filters: readFilters(search),
  branch: numberUpTo(ID_MOST, search.get('branch')),
  person: numberUpTo(ID_MOST, search.get('person')),
  order: readOrder(search),
})

/** The query string of a state, with its question mark; empty for the whole tree. Equal states are equal addresses. */
export function writeTeam({ view, q, filters, branch, person, order }: TeamState): string {
  const out = new URLSearchParams()
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') out.set(name, String(value))
  }
  set('view', view === 'tree' ? undefined : view)
  set('q', q)
  set('level', filters.level)
  set('activity', filters.activity)
  set('leg', filters.leg)
  set('joined_from', filters.joined_from)
  set('joined_to', filters.joined_to)
  set('renews_within', filters.renews_within)
  set('branch', branch)
  set('sort', order?.by)
  set('direction', order && order.direction !== firstDirection(order.by) ? order.direction : undefined)
  set('person', person)
  const text = out.toString()
  return text && `?${text}`
}

/** How many filters are on: the days of joining count as one. */
export const filterCount = ({ joined_from: from, joined_to: to, ...rest }: Filters): number =>
  Object.values(rest).filter((value) => value !== undefined).length +
  Number(from !== undefined || to !== undefined)

/** Whether anything is left out: words or a filter are on. A branch alone is whole. */
export const isNarrowed = ({ q, filters }: Pick<TeamState, 'q' | 'filters'>): boolean =>
  q !== '' || filterCount(filters) > 0

/** The question for the service, without what is not asked. */
export const questionOf = ({ q, filters }: Pick<TeamState, 'q' | 'filters'>): TeamFilters =>
  Object.fromEntries(
    Object.entries({ q: q === '' ? undefined : q, ...filters }).filter(([, value]) => value !== undefined),
  )
