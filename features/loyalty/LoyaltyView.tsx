import { Banner } from '#design-system/feedback/Banner'
import { formatLoyalty } from '#domain/money/money.ts'
import { formatDateTime } from '#domain/dates/format-date.ts'
import type { ExpiryRow } from '#domain/loyalty/ledger.ts'
import type { TenThousandths } from '#domain/loyalty/points.ts'
import { Amount } from '#design-system/data/Amount'
import { Heading } from '#design-system/text/Heading'
import { Section } from '#design-system/layout/Section'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Split } from '#design-system/layout/Split'
import { Stack } from '#design-system/layout/Stack'
import { Stat } from '#design-system/data/Stat'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'
import { ExpirySchedule } from './ExpirySchedule.tsx'
import { Ledger, type LedgerProps } from './Ledger.tsx'
import { NextExpiry } from './NextExpiry.tsx'

export interface LoyaltyViewProps {
  /** Undefined while the profile is loading. */
  balance: TenThousandths | undefined
  balanceFailure?: ReadFailure | undefined
  /** When the balance was read. */
  asOf: Date
  expiring: readonly ExpiryRow[] | undefined
  expiringFailure?: ReadFailure | undefined
  /** Today in Hong Kong. */
  today: string
  ledger: LedgerProps
}

/** /loyaltyPoints: the balance, what expires next, the schedule, and how the points came and went. Each part fails alone. */
export function LoyaltyView({
  balance,
  balanceFailure,
  asOf,
  expiring,
  expiringFailure,
  today,
  ledger,
}: LoyaltyViewProps) {
  const intl = useIntl()
  const isComing = (balance === undefined && !balanceFailure) || (expiring === undefined && !expiringFailure)
  return (
    <Stack gap={6}>
      <Heading level={1} size="page">
        {intl.formatMessage({ id: 'loyalty.title' })}
      </Heading>
      {isComing ? (
        <Skeleton shape="block" height="screen" />
      ) : (
        <>
          <Split
            aside={
              <Section space="none" size="sub" title={intl.formatMessage({ id: 'loyalty.use.title' })}>
                <Stack gap={3}>
                  <Text tone="muted">{intl.formatMessage({ id: 'loyalty.use.copy' })}</Text>
                  <Text tone="muted">{intl.formatMessage({ id: 'loyalty.earn.copy' })}</Text>
                </Stack>
              </Section>
            }
          >
            <Stack gap={5}>
              {balanceFailure ? (
                <ReadError level={2} failure={balanceFailure} />
              ) : balance === undefined ? (
                <Skeleton shape="heading" />
              ) : (
                <Stat
                  label={intl.formatMessage({ id: 'loyalty.balance' })}
                  value={<Amount value={balance} format="points" />}
                  asOf={formatDateTime(asOf, intl.locale)}
                />
              )}
              {balance !== undefined && balance < 0 && (
                <Banner tone="warning">
                  {intl.formatMessage({ id: 'loyalty.debt' }, { points: formatLoyalty(-balance) })}
                </Banner>
              )}
              {expiring && <NextExpiry rows={expiring} today={today} />}
            </Stack>
          </Split>
          <ExpirySchedule rows={expiring} failure={expiringFailure} />
          <Ledger {...ledger} />
        </>
      )}
    </Stack>
  )
}
