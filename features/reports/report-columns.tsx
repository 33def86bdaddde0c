import { formatDay } from '#domain/dates/format-date.ts'
import type { ReportColumn } from '#domain/reports/columns.ts'
import type { ReportPeriod, ReportPerson } from '#domain/reports/schema.ts'
import { ActiveMark } from '#design-system/data/ActiveMark'
import { Amount } from '#design-system/data/Amount'
import { Icon, moreIcons } from '#design-system/text/Icon'
import { Inline } from '#design-system/layout/Inline'
import { Text } from '#design-system/text/Text'
import type { TableColumn } from '#design-system/data/Table'
import { levelText } from '#features/kit/labels/level-text.ts'
import type { IntlShape } from 'react-intl'
import { columnText, figureText, shortMonthText } from './texts.ts'

/** A row of the table: react-aria tells rows apart by texts. */
export interface ReportRow {
  readonly id: string
  readonly person: ReportPerson
}

const NONE = '—'

/** What tells people apart by ear: level and activity in the last period. */
const stateText = (intl: IntlShape, { figures }: ReportPerson, last: number): string =>
  intl.formatMessage(
    { id: 'reports.row.state' },
    {
      level: levelText(intl, figures[last]?.level ?? null),
      state: intl.formatMessage({
        id: figures[last]?.is_active ? 'reports.csv.active' : 'reports.csv.inactive',
      }),
    },
  )

/** The person's name, or a lock and the number that everybody may see. */
function PersonName({ intl, person }: { intl: IntlShape; person: ReportPerson }) {
  if (person.name !== null) return <span>{person.name}</span>
  return (
    <Inline as="span" gap={1} isWrapped={false}>
      <Icon name={moreIcons.lock} size="sm" />
      <Text as="span" size="small" tone="muted" weight="normal">
        {intl.formatMessage({ id: 'reports.unshared' }, { number: person.number })}
      </Text>
    </Inline>
  )
}

/** A figure of one period, estimated or final. */
const figureColumn = (
  intl: IntlShape,
  { period, state }: ReportPeriod,
  at: number,
  figure: 'ppv' | 'dpv' | 'active_legs' | 'leg_points',
): Pick<TableColumn<ReportRow>, 'label' | 'phoneLabel' | 'cell' | 'isNumeric' | 'isSortable'> => ({
  // an estimated figure says by its sign that it is one
  phoneLabel: figureText(intl, columnText(intl, figure), period),
  label: intl.formatMessage({ id: `reports.head.${state}` }, { month: shortMonthText(intl, period) }),
  isNumeric: true,
  isSortable: true,
  cell: ({ person }) => (
    <Amount value={person.figures[at]?.[figure] ?? null} certainty={state} format="number" />
  ),
})

/** The columns of one choice; PPV has one for each period, under one head. */
function columnsFor(
  intl: IntlShape,
  column: ReportColumn,
  periods: readonly ReportPeriod[],
): TableColumn<ReportRow>[] {
  const at = periods.length - 1
  const last = periods[at]
  const label = columnText(intl, column)
  if (column === 'ppv')
    return periods.map((period, index) => ({
      id: `ppv-${at - index}`,
      group: label,
      ...figureColumn(intl, period, index, 'ppv'),
    }))
  if (!last) return []
  if (column === 'dpv' || column === 'active_legs' || column === 'leg_points')
    return [{ id: column, group: label, ...figureColumn(intl, last, at, column) }]
  return [plainColumn(intl, column, label, at)]
}

type PlainColumn = Exclude<ReportColumn, 'ppv' | 'dpv' | 'active_legs' | 'leg_points'>

function plainColumn(
  intl: IntlShape,
  column: PlainColumn,
  label: string,
  at: number,
): TableColumn<ReportRow> {
  const day = (date: string | null) => (date === null ? NONE : formatDay(date, intl.locale))
  const cells: Readonly<Record<PlainColumn, TableColumn<ReportRow>['cell']>> = {
    leg: ({ person }) => intl.formatNumber(person.leg.number),
    generation: ({ person }) => intl.formatNumber(person.generation),
    level: ({ person }) => levelText(intl, person.figures[at]?.level ?? null),
    activity: ({ person }) => <ActiveMark isActive={person.figures[at]?.is_active ?? false} />,
    new_people: ({ person }) => <Amount value={person.new_people} format="number" />,
    joined: ({ person }) => day(person.joined_on),
    renews: ({ person }) => day(person.renews_on),
  }
  return {
    id: column,
    label,
    isSortable: column !== 'activity',
    isNumeric: column === 'generation' || column === 'new_people',
    cell: cells[column],
  }
}

/** Columns of a phone's row beside the name: what is further is shown with the person. */
const ON_PHONES = 5

/** The columns of a report: the name, then those that were chosen. */
export function tableColumns(
  intl: IntlShape,
  chosen: readonly ReportColumn[],
  periods: readonly ReportPeriod[],
  sort: string,
): TableColumn<ReportRow>[] {
  const rest = chosen.flatMap((column) => columnsFor(intl, column, periods))
  const onPhones = new Set([sort, ...rest.map(({ id }) => id)].slice(0, ON_PHONES + 1))
  return [
    {
      id: 'name',
      label: intl.formatMessage({ id: 'reports.column.name' }),
      isRowHeader: true,
      isSortable: true,
      cell: ({ person }) => <PersonName intl={intl} person={person} />,
      text: ({ person }) => person.name ?? person.number,
      said: ({ person }) => stateText(intl, person, periods.length - 1),
    },
    ...rest.map((column) => (onPhones.has(column.id) ? column : { ...column, isWideOnly: true })),
  ]
}
