import { formatDay } from '#domain/dates/format-date.ts'
import type { ExpiryRow } from '#domain/loyalty/ledger.ts'
import { formatLoyalty } from '#domain/money/money.ts'
import { Amount } from '#design-system/data/Amount'
import { Section } from '#design-system/layout/Section'
import { SkeletonTable } from '#design-system/feedback/Skeleton'
import { ShareBar } from '#design-system/data/ShareBar'
import { Table } from '#design-system/data/Table'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'

export interface ExpiryScheduleProps {
  /** Undefined while loading. */
  rows: readonly ExpiryRow[] | undefined
  failure?: ReadFailure | undefined
}

/** When points expire, the earliest day first; left out when none do. */
export function ExpirySchedule({ rows, failure }: ExpiryScheduleProps) {
  const intl = useIntl()
  if (rows?.length === 0) return null
  const largest = Math.max(0, ...(rows ?? []).map(({ points }) => points))
  return (
    <Section
      space="none"
      title={intl.formatMessage({ id: 'loyalty.expiry.title' })}
      aside={
        rows && (
          <Text tone="muted">{intl.formatMessage({ id: 'loyalty.expiry.dates' }, { n: rows.length })}</Text>
        )
      }
    >
      {failure ? (
        <ReadError level={3} failure={failure} />
      ) : rows ? (
        <Table
          label={intl.formatMessage({ id: 'loyalty.expiry.title' })}
          rows={rows}
          empty={null}
          phone="rows"
          columns={[
            {
              id: 'day',
              label: intl.formatMessage({ id: 'loyalty.expiry.day' }),
              isRowHeader: true,
              cell: ({ day }) => formatDay(day, intl.locale),
            },
            {
              id: 'share',
              label: intl.formatMessage({ id: 'loyalty.expiry.share' }),
              isWideOnly: true,
              cell: ({ points }) => <ShareBar value={points} max={largest} label={formatLoyalty(points)} />,
            },
            {
              id: 'points',
              label: intl.formatMessage({ id: 'loyalty.points' }),
              isNumeric: true,
              cell: ({ points }) => <Amount value={points} format="points" />,
            },
            {
              id: 'left',
              label: intl.formatMessage({ id: 'loyalty.expiry.left' }),
              isNumeric: true,
              cell: ({ left }) => <Amount value={left} format="points" />,
            },
          ]}
        />
      ) : (
        <SkeletonTable columns={3} />
      )}
    </Section>
  )
}
