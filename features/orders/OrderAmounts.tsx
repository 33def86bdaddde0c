import type { Order } from '#domain/orders/schema.ts'
import { OrderSummary, type SummaryRow } from '#design-system/commerce/OrderSummary'
import { Section } from '#design-system/layout/Section'
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl'
import { orderAmounts, type OrderAmounts as Amounts } from './order-view.ts'

/** What the order comes to, part by part; what points and payout credit paid is taken off. Refunds come last. */
function amountRows(intl: IntlShape, amounts: Amounts): SummaryRow[] {
  const text = (id: NonNullable<MessageDescriptor['id']>) => intl.formatMessage({ id })
  return [
    { id: 'subtotal', label: text('orders.amounts.subtotal'), minor: amounts.subtotal },
    ...(amounts.discount === 0
      ? []
      : [{ id: 'discount', label: text('orders.amounts.discount'), minor: amounts.discount }]),
    {
      id: 'shipping',
      label: text('orders.amounts.shipping'),
      ...(amounts.shipping === 0 ? { text: text('orders.amounts.free') } : { minor: amounts.shipping }),
    },
    { id: 'tax', label: text('orders.amounts.tax'), minor: amounts.tax },
    ...(['points', 'credit'] as const)
      .filter((name) => amounts[name] > 0)
      .map((name) => ({
        id: name,
        label: text(`orders.amounts.${name}`),
        minor: -amounts[name],
        tone: 'member' as const,
      })),
    { id: 'paid', label: text('orders.amounts.paid'), minor: amounts.paid },
    ...(['refunded', 'refundOnWay', 'refundDelayed', 'creditBack', 'pointsBack'] as const)
      .filter((name) => amounts[name] > 0)
      .map((name) => ({ id: name, label: text(`orders.amounts.${name}`), minor: amounts[name] })),
  ]
}

/** What an order costs, row by row, and its total. */
export function OrderAmounts({ order }: { order: Order }) {
  const intl = useIntl()
  const amounts = orderAmounts(order)
  return (
    <Section size="sub" space="none" title={intl.formatMessage({ id: 'orders.amounts.title' })}>
      <OrderSummary
        rows={amountRows(intl, amounts)}
        total={{ label: intl.formatMessage({ id: 'orders.amounts.total' }), minor: amounts.total }}
      />
    </Section>
  )
}
