import { chartData, typeRows } from '#domain/commissions/figures.ts'
import type { CommissionPayment, CommissionPeriod } from '#domain/commissions/schema.ts'
import { moreIcons } from '#design-system/text/Icon'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { Section } from '#design-system/layout/Section'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { PeriodPlace } from '../place.ts'
import { TypeTable } from './TypeTable.tsx'

/** Loaded after the figures, which are more urgent than the chart. */
const CommissionsChart = lazy(() =>
  import('./CommissionsChart.tsx').then((module) => ({ default: module.CommissionsChart })),
)

export interface CommissionsBlockProps extends PeriodPlace {
  figures: CommissionPeriod | null | undefined
  payments: readonly CommissionPayment[] | undefined
  paymentsFailure?: ReadFailure | undefined
  /** The page of commissions by period. */
  href?: string | undefined
}

/** Commissions by payment type: six months as a chart, two periods as a table. */
export function CommissionsBlock({
  figures,
  payments,
  paymentsFailure,
  href,
  ...place
}: CommissionsBlockProps) {
  const intl = useIntl()
  const chart = payments && chartData(payments, place.period, place.state)
  return (
    <Section
      space="none"
      title={intl.formatMessage({ id: 'commissions.overview.commissions.title' })}
      {...(href === undefined
        ? {}
        : { action: { label: intl.formatMessage({ id: 'commissions.overview.commissions.all' }), href } })}
    >
      <Stack gap={5}>
        {figures === null && (
          <EmptyState
            icon={moreIcons.chart}
            level={3}
            title={intl.formatMessage({ id: 'commissions.overview.commissions.none' })}
          >
            {intl.formatMessage({ id: 'commissions.overview.commissions.noneCopy' })}
          </EmptyState>
        )}
        {paymentsFailure ? (
          <ReadError as="banner" failure={paymentsFailure} />
        ) : (
          chart === undefined && <Skeleton shape="block" height="chart" />
        )}
        {chart && chart.series.length > 0 && (
          <Suspense fallback={<Skeleton shape="block" height="chart" />}>
            <CommissionsChart data={chart} />
          </Suspense>
        )}
        {figures && <TypeTable rows={typeRows(figures, figures.previous)} figures={figures} {...place} />}
      </Stack>
    </Section>
  )
}
