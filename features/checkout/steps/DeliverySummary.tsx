import { deliveryFee } from '#domain/checkout/delivery-fee.ts'
import type { ShippingMethod } from '#domain/checkout/schema.ts'
import { formatMoney } from '#domain/money/money.ts'
import { placeOfDelivery } from '#domain/orders/place-of-delivery.ts'
import type { PickupPoint } from '#domain/pickup-points/schema.ts'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'
import { methodName } from '../method-name.ts'

/** The chosen delivery in the summary of its step: method and fee, the locker or pick-up point, days of credit. */
export function DeliverySummary({
  method,
  point,
  period,
}: {
  method: ShippingMethod
  point: PickupPoint | undefined
  /** Days of credit; 0 for none. */
  period: number
}) {
  const intl = useIntl()
  const fee = deliveryFee(method)
  const facts = [
    methodName(method),
    fee === 0 ? intl.formatMessage({ id: 'checkout.delivery.free' }) : formatMoney(fee),
    ...(period > 0 ? [intl.formatMessage({ id: 'checkout.period.chosen' }, { days: period })] : []),
  ]
  return (
    <div>
      <Text size="small">{facts.join(' · ')}</Text>
      {placeOfDelivery({ point }, intl.locale).map((line) => (
        <Text key={line} size="small" tone="muted">
          {line}
        </Text>
      ))}
    </div>
  )
}
