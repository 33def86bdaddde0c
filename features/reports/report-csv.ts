import { csvOf, type CsvCell } from '#domain/export/csv.ts'
import type { ReportColumn } from '#domain/reports/columns.ts'
import type { ReportPage, ReportPerson } from '#domain/reports/schema.ts'
import type { ReportSettings } from '#domain/reports/settings.ts'
import { levelText } from '#features/kit/labels/level-text.ts'
import type { IntlShape } from 'react-intl'
import { columnText, kindText, settingsText, timeText } from './texts.ts'

/** A cell of a person in the period at a place; null where it is not known. */
function cellOf(intl: IntlShape, column: ReportColumn, person: ReportPerson, at: number): CsvCell {
  const figures = person.figures[at]
  switch (column) {
    case 'leg':
      return person.leg.number
    case 'generation':
      return person.generation
    case 'level':
      return figures ? levelText(intl, figures.level) : null
    case 'activity':
      return figures
        ? intl.formatMessage({ id: figures.is_active ? 'reports.csv.active' : 'reports.csv.inactive' })
        : null
    case 'new_people':
      return person.new_people
    case 'joined':
      return person.joined_on
    case 'renews':
      return person.renews_on
    default:
      return figures?.[column] ?? null
  }
}

/**
 * A report as CSV: what it is about in the first line, then a line for each person and period with its state, the chosen columns
 * alone. An empty cell is not known.
 */
export function reportCsv(intl: IntlShape, settings: ReportSettings, page: ReportPage): string {
  const { items, periods, total_count: shown, people_count: all, as_of } = page
  const head = (id: 'name' | 'number' | 'period' | 'state') => intl.formatMessage({ id: `reports.csv.${id}` })
  return csvOf([
    [
      kindText(intl, settings.kind),
      settingsText(intl, settings, { shown, all }),
      intl.formatMessage({ id: 'reports.note.asOf' }, { time: timeText(intl, as_of) }),
    ],
    [
      head('name'),
      head('number'),
      ...settings.columns.map((column) => columnText(intl, column)),
      head('period'),
      head('state'),
    ],
    ...items.flatMap((person) =>
      periods.map(({ period, state }, at) => [
        person.name,
        person.number,
        ...settings.columns.map((column) => cellOf(intl, column, person, at)),
        period,
        intl.formatMessage({ id: `reports.state.${state}` }),
      ]),
    ),
  ])
}
