import { firstDirection, reportSorts, type ReportSort, type SortDirection } from '#domain/reports/columns.ts'
import type { ReportPage } from '#domain/reports/schema.ts'
import type { ReportSettings } from '#domain/reports/settings.ts'
import { Amount } from '#design-system/data/Amount'
import { Stack } from '#design-system/layout/Stack'
import { Table, type TableSort } from '#design-system/data/Table'
import { Text } from '#design-system/text/Text'
import { useIntl, type IntlShape } from 'react-intl'
import { tableColumns } from './report-columns.tsx'
import { kindText, overlapText, timeText } from './texts.ts'

const directions = { asc: 'ascending', desc: 'descending' } as const

/** The order that a press on a head asks for: of another column its first direction. */
function nextOrder(
  { sort, direction }: ReportSettings,
  next: TableSort,
): { sort: ReportSort; direction: SortDirection } {
  const asked = reportSorts.find((one) => one === next.column) ?? sort
  if (asked !== sort) return { sort: asked, direction: firstDirection(asked) }
  return { sort, direction: direction === 'asc' ? 'desc' : 'asc' }
}

/** The PPV of all matching people under its columns; a sum of what is known, where something is not. */
const totalsOf = (intl: IntlShape, { periods }: ReportPage, settings: ReportSettings) =>
  settings.columns.includes('ppv')
    ? [
        {
          id: 'known',
          label: intl.formatMessage({ id: 'reports.sum' }),
          values: Object.fromEntries(
            periods.map(({ ppv, state }, at) => [
              `ppv-${periods.length - 1 - at}`,
              <Amount key={at} value={ppv} certainty={state} weight="strong" format="number" />,
            ]),
          ),
        },
      ]
    : []

/** Columns of a table beside the side navigation. */
const COLUMNS_THAT_FIT = 8

interface ReportTableProps {
  page: ReportPage
  settings: ReportSettings
  /** Other rows are on their way. */
  isLoading: boolean
  onOrder: (order: { sort: ReportSort; direction: SortDirection }) => void
  /** A row was pressed: the person's id. */
  onPerson: (id: number) => void
}

/** The people of a report, what their PPV adds up to, and what the figures are. */
export function ReportTable({ page, settings, isLoading, onOrder, onPerson }: ReportTableProps) {
  const intl = useIntl()
  const columns = tableColumns(intl, settings.columns, page.periods, settings.sort)
  const overlap = overlapText(intl, settings.columns)
  return (
    <Stack gap={4}>
      <Table
        label={kindText(intl, settings.kind)}
        columns={columns}
        overflow={columns.length > COLUMNS_THAT_FIT ? 'scroll' : 'wrap'}
        rows={page.items.map((person) => ({ id: String(person.id), person }))}
        empty={null}
        phone="rows"
        sort={{ column: settings.sort, direction: directions[settings.direction] }}
        onSortChange={(next) => {
          onOrder(nextOrder(settings, next))
        }}
        onRowAction={(id) => {
          onPerson(Number(id))
        }}
        totals={totalsOf(intl, page, settings)}
        isLoading={isLoading}
      />
      <Text size="small" tone="muted">
        {[
          overlap,
          intl.formatMessage({ id: 'reports.note.dash' }),
          intl.formatMessage({ id: 'reports.note.asOf' }, { time: timeText(intl, page.as_of) }),
        ]
          .filter((sentence) => sentence !== undefined)
          .join(' ')}
      </Text>
    </Stack>
  )
}
