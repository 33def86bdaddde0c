import { firstDayOf, type Period } from '#domain/commissions/period.ts'
import { formatDateTime } from '#domain/dates/format-date.ts'
import { capitaliseMonth, formatMonth, monthInSentence } from '#domain/dates/format-month.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import { filterIds, type FilterId, type ReportSettings } from '#domain/reports/settings.ts'
import { overlappingColumns, type ReportColumn, type ReportKind } from '#domain/reports/columns.ts'
import { levelText } from '#features/kit/labels/level-text.ts'
import { faultText, ServiceFault } from '#features/kit/service-fault.ts'
import type { IntlShape } from 'react-intl'

/** 'November 2026'. */
const monthText = (intl: IntlShape, period: Period): string =>
  formatMonth(`${period.slice(0, 4)}-${period.slice(4)}`, intl.locale)

/** 'Nov', over a column. Months are Gregorian in Thai too. */
export const shortMonthText = (intl: IntlShape, period: Period): string =>
  intl.formatDate(new Date(`${firstDayOf(period)}T00:00:00Z`), {
    month: 'short',
    calendar: 'gregory',
    timeZone: 'UTC',
  })

/** A figure of a period: 'PPV Nov'. */
export const figureText = (intl: IntlShape, figure: string, period: Period): string =>
  `${figure} ${monthInSentence(shortMonthText(intl, period), intl.locale)}`

/** A time of the service in Hong Kong. */
export const timeText = (intl: IntlShape, time: string): string =>
  formatDateTime(parseServiceTime(time), intl.locale)

/** The name of a report. */
export const kindText = (intl: IntlShape, kind: ReportKind): string =>
  intl.formatMessage({ id: `reports.kind.${kind}` })

export const columnText = (intl: IntlShape, column: ReportColumn): string =>
  intl.formatMessage({ id: `reports.column.${column}` })

/** The periods in words: 'September 2026 to November 2026'. */
const rangeText = (intl: IntlShape, { from, to }: Pick<ReportSettings, 'from' | 'to'>): string =>
  from === to
    ? capitaliseMonth(monthText(intl, from), intl.locale)
    : intl.formatMessage(
        { id: 'reports.words.range' },
        { from: monthText(intl, from), to: monthText(intl, to) },
      )

/** The periods as the button that changes them has them, about: 'Sep 2026 to Nov 2026'. */
export function shortRangeText(intl: IntlShape, { from, to }: Pick<ReportSettings, 'from' | 'to'>): string {
  const short = (period: Period) => `${shortMonthText(intl, period)} ${period.slice(0, 4)}`
  return from === to
    ? short(from)
    : intl.formatMessage({ id: 'reports.words.range' }, { from: short(from), to: short(to) })
}

/** A filter in words. */
export function filterText(intl: IntlShape, id: FilterId, value: string): string {
  if (id === 'level') {
    return value === 'preferred'
      ? intl.formatMessage({ id: 'reports.words.preferred' })
      : intl.formatMessage({ id: 'reports.words.level' }, { level: levelText(intl, value) })
  }
  if (id === 'activity')
    return intl.formatMessage({ id: value === 'active' ? 'reports.words.active' : 'reports.words.inactive' })
  return intl.formatMessage({ id: `reports.words.${id}` })
}

/** The whole filter in words: the periods, each filter, and how many people are left. */
export function settingsText(
  intl: IntlShape,
  settings: ReportSettings,
  counts?: { shown: number; all: number },
): string {
  const filters = filterIds.flatMap((id) => {
    const value = settings.filters[id]
    return value === null ? [] : [filterText(intl, id, value)]
  })
  const parts = [
    rangeText(intl, settings),
    ...filters,
    ...(counts ? [intl.formatMessage({ id: 'reports.words.count' }, counts)] : []),
  ]
  return parts.reduce((first, second) => intl.formatMessage({ id: 'reports.words.and' }, { first, second }))
}

/** Why some of the shown columns have no sum; undefined where none of them overlaps. */
export function overlapText(intl: IntlShape, columns: readonly ReportColumn[]): string | undefined {
  const names = overlappingColumns
    .filter((column) => columns.includes(column))
    .map((column) => columnText(intl, column))
  if (names.length === 0) return undefined
  return intl.formatMessage(
    { id: 'reports.note.overlap' },
    { columns: intl.formatList(names, { type: 'conjunction' }) },
  )
}

/** Why a saved view could not be saved, changed or removed. */
export function viewFaultText(intl: IntlShape, error: unknown): string {
  const isGone = error instanceof ServiceFault && error.refusal === 'missing'
  if (isGone) return intl.formatMessage({ id: 'reports.view.gone' })
  return faultText(intl, error, 'reports.view.failed')
}
