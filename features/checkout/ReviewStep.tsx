import { formatMoney } from '#domain/money/money.ts'
import { Banner } from '#design-system/Banner'
import { Button } from '#design-system/Button'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { useIntl } from 'react-intl'

/** The last look: the button says what the order costs. */
export function ReviewStep({ total, creditDays, isPlacing, fault, onPlace }: { total: number; creditDays: number; isPlacing: boolean; fault: string | undefined; onPlace: () => void }) {
  const intl = useIntl()
  return (
    <Stack gap={4}>
      {fault && <Banner tone="critical" isLive>{fault}</Banner>}
      <Text tone="muted">{creditDays > 0 ? intl.formatMessage({ id: 'checkout.place.creditNote' }, { days: creditDays }) : intl.formatMessage({ id: 'checkout.place.note' })}</Text>
      <Button variant="primary" size="lg" wide pending={isPlacing} pendingLabel={intl.formatMessage({ id: 'checkout.place.pending' })} onPress={onPlace}>{intl.formatMessage({ id: 'checkout.place.button' }, { amount: formatMoney(total) })}</Button>
    </Stack>
  )
}
