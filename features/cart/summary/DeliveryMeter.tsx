import { freeDelivery } from '#domain/checkout/free-delivery.ts'
import { FILL_MOST } from '#domain/checkout/delivery-filler.ts'
import { formatMoney, type Minor } from '#domain/money/money.ts'
import { Meter } from '#design-system/data/Meter'
import { Stack } from '#design-system/layout/Stack'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

export interface DeliveryMeterProps {
  /** Value of the goods before coupons, in cents. */
  goods: Minor
  /** From where delivery to the door is free. */
  doorFrom: Minor
  /** From where pick-up is free, if that is sooner. */
  pickUpFrom?: Minor | undefined
  /** Offers a product that reaches the next goal, while little is missing. */
  filler?: ((missing: Minor) => ReactNode) | undefined
}

/** Amount missing for free delivery: to a pick-up point or locker first, then to the door; and what would reach it. */
export function DeliveryMeter({ goods, doorFrom, pickUpFrom, filler }: DeliveryMeterProps) {
  const intl = useIntl()
  const { next, missingMinor } = freeDelivery(goods, doorFrom, pickUpFrom)
  const label = intl.formatMessage({ id: `cart.delivery.${next}` }, { amount: formatMoney(missingMinor) })
  return (
    <Stack gap={3} as="section">
      <Meter label={label} value={goods} max={doorFrom} valueLabel={label} />
      {next !== 'done' && missingMinor <= FILL_MOST && filler?.(missingMinor)}
    </Stack>
  )
}
