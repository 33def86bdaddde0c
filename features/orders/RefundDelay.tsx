import { formatMoney } from '#domain/money/money.ts'
import type { Order } from '#domain/orders/schema.ts'
import { Banner } from '#design-system/feedback/Banner'
import { useIntl } from 'react-intl'
import { orderAmounts } from './order-view.ts'

/** Says that money of a refund has not gone back because no provider made it, and that the shop sees to it. */
export function RefundDelay({ order }: { order: Order }) {
  const intl = useIntl()
  const { refundDelayed } = orderAmounts(order)
  if (refundDelayed === 0) return null
  return (
    <Banner tone="warning" title={intl.formatMessage({ id: 'orders.refund.title' })}>
      {intl.formatMessage({ id: 'orders.refund.delayed' }, { amount: formatMoney(refundDelayed) })}
    </Banner>
  )
}
