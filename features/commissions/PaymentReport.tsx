import type { DetailsWindow } from '#domain/commissions/details-window.ts'
import { filterLines, reportLines, type ReportFilters, type ReportLine } from '#domain/commissions/report.ts'
import { formatDay, formatDateTime } from '#domain/dates/format-date.ts'
import { Button } from '#design-system/actions/Button'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { Only } from '#design-system/layout/Only'
import { Section } from '#design-system/layout/Section'
import { SkeletonTable } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl, type IntlShape } from 'react-intl'
import type { PaymentsRead } from './queries.ts'
import { PaymentTable } from './PaymentTable.tsx'
import { ReportTools } from './ReportTools.tsx'
import { typeText } from './labels.ts'
import { periodHeading } from './period-text.ts'

export interface PaymentReportProps {
  /** Undefined while loading. */
  read: PaymentsRead | undefined
  failure?: ReadFailure | undefined
  /** Whether other payments are loading; the old ones stay visible. */
  isLoading?: boolean
  filters: ReportFilters
  window: DetailsWindow
  /** Today in Hong Kong. */
  today: string
  /** Time at which the payments were read, in ms. */
  readAt: number
  onFilters: (filters: ReportFilters) => void
  onSave: (lines: readonly ReportLine[]) => void
  onPrint: () => void
}

/** Returns the filters as text, for print, which has no controls. */
const filtersText = (intl: IntlShape, { businessPeriod, state, paymentTypes }: ReportFilters): string =>
  [
    businessPeriod === 'current'
      ? intl.formatMessage({ id: 'commissions.filter.current' })
      : periodHeading(intl, businessPeriod),
    intl.formatMessage({ id: `commissions.filter.state.${state}` }),
    ...(paymentTypes.length === 0
      ? [intl.formatMessage({ id: 'commissions.filter.allTypes' })]
      : paymentTypes.map((type) => typeText(intl, type))),
  ].join(' · ')

/** The payments in a date range, filtered by period, type and state. */
export function PaymentReport({
  read,
  failure,
  isLoading = false,
  filters,
  window,
  today,
  readAt,
  onFilters,
  onSave,
  onPrint,
}: PaymentReportProps) {
  const intl = useIntl()
  const all = reportLines(read?.payments ?? [], today)
  const lines = filterLines(all, filters)
  const day = (date: string) => formatDay(date, intl.locale)
  return (
    <Section space="none" title={intl.formatMessage({ id: 'commissions.report.title' })}>
      <Stack gap={4}>
        <Text size="small" tone="muted">
          {intl.formatMessage(
            { id: 'commissions.report.window' },
            { from: day(window.start_date), to: day(window.end_date) },
          )}
        </Text>
        <Only on="paper">
          <Text size="small">{filtersText(intl, filters)}</Text>
          {read && (
            <Text size="small">
              {intl.formatMessage(
                { id: 'commissions.amount.asOf' },
                { time: formatDateTime(new Date(readAt), intl.locale) },
              )}
            </Text>
          )}
        </Only>
        <Only on="screen">
          <ReportTools
            filters={filters}
            today={today}
            onFilters={onFilters}
            onSave={() => {
              onSave(lines)
            }}
            onPrint={onPrint}
            isEmpty={lines.length === 0}
          />
        </Only>
        {failure && (
          <ReadError as="banner" failure={failure}>
            {intl.formatMessage({ id: 'commissions.report.failed' })}
          </ReadError>
        )}
        {!failure && !read && (
          <div aria-busy="true">
            <SkeletonTable rows={5} columns={4} />
          </div>
        )}
        {!failure && read && all.length === 0 && <NothingToReport nothing={read.nothing} />}
        {!failure && all.length > 0 && lines.length === 0 && (
          <EmptyState
            level={3}
            title={intl.formatMessage({ id: 'commissions.report.noMatch' })}
            action={
              <Button
                onPress={() => {
                  onFilters({ ...filters, paymentTypes: [], state: 'all' })
                }}
              >
                {intl.formatMessage({ id: 'commissions.report.clear' })}
              </Button>
            }
          />
        )}
        {!failure && lines.length > 0 && <PaymentTable lines={lines} isLoading={isLoading} />}
      </Stack>
    </Section>
  )
}

/** Explains an empty report in a neutral tone, since it is not an error. */
function NothingToReport({ nothing }: Pick<PaymentsRead, 'nothing'>) {
  const intl = useIntl()
  const kind = nothing === 'paymentOption' || nothing === 'noCustomer' ? nothing : 'noChecks'
  return (
    <EmptyState level={3} title={intl.formatMessage({ id: `commissions.nothing.${kind}` })}>
      {intl.formatMessage({ id: `commissions.nothing.${kind}Copy` })}
    </EmptyState>
  )
}
