import { levelFilters, type LevelFilter } from '../commissions/levels.ts'
import { isPeriod, monthsBetween, periodAfter, type Period } from '../commissions/period.ts'
import {
  firstDirection,
  periodsBack,
  REPORT_MONTHS_BACK,
  REPORT_PERIODS_MOST,
  reportColumns,
  reportKinds,
  reportSorts,
  type ReportColumn,
  type ReportKind,
  type ReportSort,
  type SortDirection,
} from './columns.ts'

/** Range of business periods, both ends included. */
export interface ReportRange {
  readonly from: Period
  readonly to: Period
}

/** Filters of a report; null means not filtered. */
export interface ReportFilters {
  /** Active in at least one of the periods, or in none. */
  readonly activity: 'active' | 'inactive' | null
  /** Level in the last period, or preferred customers. */
  readonly level: LevelFilter | null
  /** Joined within the periods. */
  readonly joined: 'new' | null
  /** The membership ends within 30 days. */
  readonly renews: 'soon' | null
}
export const filterIds = ['activity', 'level', 'joined', 'renews'] as const
export type FilterId = (typeof filterIds)[number]
export const noFilters: ReportFilters = { activity: null, level: null, joined: null, renews: null }

/** Settings of a report, as in its address and in a saved view. */
export interface ReportSettings extends ReportRange {
  readonly kind: ReportKind
  readonly columns: readonly ReportColumn[]
  readonly sort: ReportSort
  readonly direction: SortDirection
  readonly filters: ReportFilters
}

interface FirstChoice {
  readonly months: number
  readonly columns: readonly ReportColumn[]
  readonly sort: ReportSort
  readonly filters: ReportFilters
}

const firstChoices: Readonly<Record<ReportKind, FirstChoice>> = {
  volume: { months: 3, columns: ['leg', 'ppv', 'dpv'], sort: 'ppv-0', filters: noFilters },
  growth: {
    months: 3,
    columns: ['leg', 'generation', 'ppv', 'new_people', 'joined'],
    sort: 'joined',
    filters: { ...noFilters, joined: 'new' },
  },
  renewals: {
    months: 1,
    columns: ['leg', 'level', 'ppv', 'renews'],
    sort: 'renews',
    filters: { ...noFilters, renews: 'soon' },
  },
}

/**
 * First and last period that a report may include.
 * @param running the current period
 */
export const reachOf = (running: Period): ReportRange => ({
  from: periodAfter(running, -REPORT_MONTHS_BACK),
  to: running,
})

/**
 * Default settings of a report.
 * @param running the current period
 */
export function firstSettings(kind: ReportKind, running: Period): ReportSettings {
  const { months, columns, sort, filters } = firstChoices[kind]
  return {
    kind,
    from: periodAfter(running, 1 - months),
    to: running,
    columns,
    sort,
    direction: firstDirection(sort),
    filters,
  }
}

/** Periods of a range. */
export const monthsOf = ({ from, to }: ReportRange): number => monthsBetween(from, to) + 1

/** Range after one end was changed: the other end moves when the range would exceed a report's maximum. */
export function limitRange(next: ReportRange, before: ReportRange): ReportRange {
  if (monthsOf(next) <= REPORT_PERIODS_MOST) return next
  return next.to === before.to
    ? { from: next.from, to: periodAfter(next.from, REPORT_PERIODS_MOST - 1) }
    : { from: periodAfter(next.to, 1 - REPORT_PERIODS_MOST), to: next.to }
}

/**
 * Whether a report may cover these periods.
 * @param running the current period
 */
export function isReportRange({ from, to }: ReportRange, running: Period): boolean {
  const reach = reachOf(running)
  return (
    isPeriod(from) &&
    isPeriod(to) &&
    from <= to &&
    from >= reach.from &&
    to <= reach.to &&
    monthsOf({ from, to }) <= REPORT_PERIODS_MOST
  )
}

/** Applies another range; a sort by a period outside it becomes a sort by the last period. */
export const withRange = (settings: ReportSettings, { from, to }: ReportRange): ReportSettings => ({
  ...settings,
  from,
  to,
  sort: (periodsBack(settings.sort) ?? 0) < monthsOf({ from, to }) ? settings.sort : 'ppv-0',
})

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | null =>
  all.find((one) => one === text) ?? null

const whole = (text: string | null): number => (/^\d{1,2}$/.test(text ?? '') ? Number(text) : 0)

function readRange(search: URLSearchParams, running: Period): ReportRange | null {
  const last = whole(search.get('last'))
  const range =
    last > 0
      ? { from: periodAfter(running, 1 - last), to: running }
      : { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  return isReportRange(range, running) ? range : null
}

/** Reads a filter of an address: the default without it, none for 'any'. */
const readFilter = <T extends string>(all: readonly T[], text: string | null, first: T | null): T | null =>
  text === 'any' ? null : (oneOf(all, text) ?? first)

/** Reads which report an address or a saved view asks for. */
export const readReportKind = (search: URLSearchParams): ReportKind =>
  oneOf(reportKinds, search.get('report')) ?? 'volume'

/**
 * Reads a report from an address or a saved view; unknown values fall back to the defaults.
 * @param running the current period
 */
export function readReport(search: URLSearchParams, running: Period): ReportSettings {
  const first = firstSettings(readReportKind(search), running)
  const asked = search.get('columns')?.split(',')
  const sort = oneOf(reportSorts, search.get('sort')) ?? first.sort
  const { filters } = first
  const settings: ReportSettings = {
    ...first,
    columns: asked ? reportColumns.filter((column) => asked.includes(column)) : first.columns,
    sort,
    direction: oneOf(['asc', 'desc'], search.get('direction')) ?? firstDirection(sort),
    filters: {
      activity: readFilter(['active', 'inactive'], search.get('activity'), filters.activity),
      level: readFilter(levelFilters, search.get('level'), filters.level),
      joined: readFilter(['new'], search.get('joined'), filters.joined),
      renews: readFilter(['soon'], search.get('renews'), filters.renews),
    },
  }
  return withRange(settings, readRange(search, running) ?? first)
}

/**
 * Reads a range from an address (`from` and `to`) or a view, where a range that ends with the current period moves
 * with it (`last`).
 */
function writeRange(range: ReportRange, running: Period, isMoving: boolean): [string, string][] {
  return isMoving && range.to === running
    ? [['last', String(monthsOf(range))]]
    : [
        ['from', range.from],
        ['to', range.to],
      ]
}

/**
 * Writes a report as an address, without its defaults. The same report always gives the same address.
 * @param isMoving for a saved view: writes periods up to the current one as a number of periods
 */
export function writeReport(
  settings: ReportSettings,
  running: Period,
  { isMoving = false }: { isMoving?: boolean } = {},
): URLSearchParams {
  const { kind, from, to, columns, sort, direction, filters } = settings
  const first = firstSettings(kind, running)
  const search = new URLSearchParams()
  if (kind !== 'volume') search.set('report', kind)
  if (from !== first.from || to !== first.to)
    for (const [name, value] of writeRange({ from, to }, running, isMoving)) search.set(name, value)
  const shown = reportColumns.filter((column) => columns.includes(column)).join(',')
  if (shown !== first.columns.join(',')) search.set('columns', shown)
  if (sort !== first.sort) search.set('sort', sort)
  if (direction !== firstDirection(sort)) search.set('direction', direction)
  for (const id of filterIds) if (filters[id] !== first.filters[id]) search.set(id, filters[id] ?? 'any')
  return search
}

const reportWords = ['report', 'last', 'from', 'to', 'columns', 'sort', 'direction', ...filterIds]

/** Whether an address contains report settings beyond the id of a view. */
export const saysReport = (search: URLSearchParams): boolean => reportWords.some((word) => search.has(word))

/** The part of a saved view that a report's address needs. */
interface KnownView {
  readonly id: number
  readonly query: string
}

/**
 * Address of a report opened from a saved view: only the view's id while nothing has been changed.
 * @param running the current period
 */
export function writeReportOf(view: KnownView, settings: ReportSettings, running: Period): URLSearchParams {
  const search = new URLSearchParams({ view: String(view.id) })
  if (cleanViewQuery(view.query, running) === viewQuery(settings, running)) return search
  search.set('report', settings.kind)
  for (const [name, value] of writeReport(settings, running)) search.set(name, value)
  return search
}

/**
 * Writes a report as the query of a saved view.
 * @param running the current period
 */
export const viewQuery = (settings: ReportSettings, running: Period): string =>
  writeReport(settings, running, { isMoving: true }).toString()

/** Normalises a saved view's query: known keys only, in a fixed order. */
export const cleanViewQuery = (query: string, running: Period): string =>
  viewQuery(readReport(new URLSearchParams(query), running), running)
