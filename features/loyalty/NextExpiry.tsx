import { formatDay } from '#domain/dates/format-date.ts'
import { nextExpiry, type ExpiryRow } from '#domain/loyalty/ledger.ts'
import { formatLoyalty } from '#domain/money/money.ts'
import { Icon } from '#design-system/text/Icon'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'

/** How many points expire next, and when; nothing when none do. */
export function NextExpiry({ rows, today }: { rows: readonly ExpiryRow[]; today: string }) {
  const intl = useIntl()
  const next = nextExpiry(rows, today)
  if (!next) return null
  return (
    <Inline gap={3} isWrapped={false} align="start">
      <Icon name="clock" />
      <Stack gap={1}>
        <Text weight="strong">
          {intl.formatMessage(
            { id: 'loyalty.next.points' },
            { points: formatLoyalty(next.points), day: formatDay(next.day, intl.locale) },
          )}
        </Text>
        <Text tone="muted">{intl.formatMessage({ id: 'loyalty.next.when' }, { days: next.days })}</Text>
      </Stack>
    </Inline>
  )
}
