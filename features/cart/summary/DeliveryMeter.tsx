import { freeDelivery } from '#domain/checkout/free-delivery.ts'
import { formatMoney, type Minor } from '#domain/money/money.ts'
import { Meter } from '#design-system/Meter'
import { useIntl } from 'react-intl'

export interface DeliveryMeterProps {
  /** Value of the goods before coupons, in cents. */
  goods: Minor
  /** From where delivery to the door is free. */
  doorFrom: Minor
  /** From where pick-up is free, if that is sooner. */
  pickUpFrom?: Minor | undefined
}

/** Amount missing for free delivery: to a pick-up point or locker first, then to the door. */
export function DeliveryMeter({ goods, doorFrom, pickUpFrom }: DeliveryMeterProps) {
  const intl = useIntl()
  const { next, missingMinor } = freeDelivery(goods, doorFrom, pickUpFrom)
  const label = intl.formatMessage({ id: `cart.delivery.${next}` }, { amount: formatMoney(missingMinor) })
  return <Meter label={label} value={goods} max={doorFrom} valueLabel={label} />
}
