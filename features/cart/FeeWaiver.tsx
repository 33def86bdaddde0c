import { formatMoney, type Minor } from '#domain/money/money.ts'
import { Inline } from '#design-system/Inline'
import { Meter } from '#design-system/Meter'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { TextLink } from '#design-system/TextLink'
import { useIntl } from 'react-intl'
import { FEE_WAIVER_FROM, missingToFeeWaiver } from './fee-waiver.ts'

/** What is missing until the associate registration fee is waived (shopping.md §9). */
export function FeeWaiver({ subtotal }: { subtotal: Minor }) {
  const intl = useIntl()
  const missing = missingToFeeWaiver(subtotal)
  const title = missing > 0 ? intl.formatMessage({ id: 'cart.waiver.missing' }, { amount: formatMoney(missing) }) : intl.formatMessage({ id: 'cart.waiver.reached' })
  return (
    <Stack gap={2} as="section">
      <Meter label={title} value={Math.min(subtotal, FEE_WAIVER_FROM)} max={FEE_WAIVER_FROM} valueLabel={title} tone="member" />
      <Inline gap={2} align="baseline">
        <Text as="span" size="small" tone="muted">{intl.formatMessage({ id: 'cart.waiver.text' })}</Text>
        <TextLink href="/enrollment">{intl.formatMessage({ id: 'cart.waiver.more' })}</TextLink>
      </Inline>
    </Stack>
  )
}
