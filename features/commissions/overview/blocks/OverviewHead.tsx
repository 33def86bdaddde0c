import { lastDayOf, periodAfter, type Period } from '#domain/commissions/period.ts'
import { joinName } from '#domain/customers/name.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { wholeDaysBetween } from '#domain/dates/service-time.ts'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { PeriodPicker } from '#design-system/fields/PeriodPicker'
import { Stack } from '#design-system/layout/Stack'
import { Tag } from '#design-system/text/Tag'
import { Text } from '#design-system/text/Text'
import { levelText } from '#features/kit/labels/level-text.ts'
import { useIntl } from 'react-intl'

export interface OverviewHeadProps {
  customer: Customer
  memberNumber: string
  level: string | undefined
  period: Period
  running: Period
  today: string
  onPeriod: (period: Period) => void
}

/** Number of periods that the overview goes back; earlier ones are on the commissions page. */
const PERIODS_BACK = 24

/** The associate's name and level, and the period shown. */
export function OverviewHead({
  customer,
  memberNumber,
  level,
  period,
  running,
  today,
  onPeriod,
}: OverviewHeadProps) {
  const intl = useIntl()
  return (
    <Inline justify="between" align="end" gap={4} isWrapped>
      <Stack gap={1}>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'commissions.overview.title' })}
        </Heading>
        <Inline gap={3} isWrapped align="baseline">
          <Text as="span">{joinName(customer.firstname, customer.lastname)}</Text>
          <Text as="span" tone="muted">
            {intl.formatMessage({ id: 'commissions.overview.number' }, { number: memberNumber })}
          </Text>
          {level !== undefined && <Tag tone="member">{levelText(intl, level)}</Tag>}
        </Inline>
      </Stack>
      <PeriodPicker
        label={intl.formatMessage({ id: 'commissions.overview.period' })}
        value={period}
        min={periodAfter(running, -PERIODS_BACK)}
        max={running}
        onChange={onPeriod}
        note={
          period === running
            ? intl.formatMessage(
                { id: 'commissions.overview.period.current' },
                { n: wholeDaysBetween(today, lastDayOf(running)) },
              )
            : undefined
        }
      />
    </Inline>
  )
}
