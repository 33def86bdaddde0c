/** The reports: the same people and figures, each with its own default columns and order. */
export const reportKinds = ['volume', 'growth', 'renewals'] as const
export type ReportKind = (typeof reportKinds)[number]

/** Columns beside the name, in table order. `ppv` is a column for each period; the others refer to the last period. */
export const reportColumns = [
  'leg',
  'generation',
  'level',
  'activity',
  'ppv',
  'dpv',
  'active_legs',
  'leg_points',
  'new_people',
  'joined',
  'renews',
] as const
export type ReportColumn = (typeof reportColumns)[number]

/** Columns where a row includes the rows below it, so that a sum would count figures twice. */
export const overlappingColumns: readonly ReportColumn[] = ['dpv', 'active_legs', 'leg_points', 'new_people']

/** Maximum number of periods in a report. */
export const REPORT_PERIODS_MOST = 6
/** Number of months back from the current period that can be selected. */
export const REPORT_MONTHS_BACK = 24

/** Sort keys of a report; `ppv-2` is the PPV two periods before the last one. */
export const reportSorts = [
  'name',
  'leg',
  'generation',
  'level',
  'ppv-0',
  'ppv-1',
  'ppv-2',
  'ppv-3',
  'ppv-4',
  'ppv-5',
  'dpv',
  'active_legs',
  'leg_points',
  'new_people',
  'joined',
  'renews',
] as const
export type ReportSort = (typeof reportSorts)[number]
export type SortDirection = 'asc' | 'desc'

/** Number of periods before the last one that a sort by PPV refers to; null for any other sort. */
export const periodsBack = (sort: ReportSort): number | null =>
  sort.startsWith('ppv-') ? Number(sort.slice(4)) : null

/** Default direction: figures and joining dates in descending order, everything else ascending. */
export const firstDirection = (sort: ReportSort): SortDirection =>
  ['name', 'leg', 'generation', 'renews'].includes(sort) ? 'asc' : 'desc'

/** Default and maximum number of rows on a page. */
export const REPORT_PAGE = 50
export const REPORT_PAGE_MOST = 500

/** Maximum number of printed rows; the CSV has all of them. */
export const REPORT_PRINT_MOST = 500
