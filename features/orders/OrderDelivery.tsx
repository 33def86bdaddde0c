import { formatMobile } from '#domain/auth/phone.ts'
import { joinName } from '#domain/customers/name.ts'
import { formatDay } from '#domain/dates/format-date.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import { placeOfDelivery } from '#domain/orders/place-of-delivery.ts'
import type { Order } from '#domain/orders/schema.ts'
import { DescriptionList } from '#design-system/data/DescriptionList'
import { Text } from '#design-system/text/Text'
import { Section } from '#design-system/layout/Section'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { isBusinessChannel, orderNumber, shippingAddress } from './order-view.ts'
import { useHongKongTime } from './use-status-text.ts'

/** Where an order goes and how, who bought it, when and in which shop. */
export function OrderDelivery({ order }: { order: Order }) {
  const intl = useIntl()
  const time = useHongKongTime()
  const address = shippingAddress(order)
  const point = order.extension_attributes?.pickup_point
  const expected = order.extension_attributes?.expected_arrival
  const text = (id: NonNullable<MessageDescriptor['id']>) => intl.formatMessage({ id })
  const facts = [
    ...(address
      ? [
          {
            term: text('orders.delivery.name'),
            description: intl.formatMessage(
              { id: 'orders.delivery.person' },
              {
                name: joinName(address.firstname, address.lastname),
                phone: formatMobile(
                  address.extension_attributes?.mobile_prefix ?? undefined,
                  address.telephone,
                ),
              },
            ),
          },
          {
            term: text(point ? 'orders.delivery.pickup' : 'orders.delivery.address'),
            description: placeOfDelivery({ point, address }, intl.locale).map((line) => (
              <div key={line}>{line}</div>
            )),
          },
        ]
      : []),
    ...(order.shipping_description
      ? [{ term: text('orders.delivery.method'), description: order.shipping_description }]
      : []),
    ...(expected
      ? [
          {
            term: intl.formatMessage({ id: 'orders.delivery.expected' }),
            description: (
              <>
                <div>
                  {intl.formatMessage(
                    { id: 'orders.delivery.expectedDays' },
                    { from: formatDay(expected.from, intl.locale), to: formatDay(expected.to, intl.locale) },
                  )}
                </div>
                <Text size="small" tone="muted">
                  {intl.formatMessage({ id: 'orders.delivery.expectedNote' })}
                </Text>
              </>
            ),
          },
        ]
      : []),
    { term: text('orders.delivery.number'), description: orderNumber(order) },
    ...(order.created_at
      ? [{ term: text('orders.delivery.placed'), description: time(parseServiceTime(order.created_at)) }]
      : []),
    {
      term: text('orders.delivery.buyer'),
      description: joinName(
        order.billing_address?.firstname ?? order.customer_firstname,
        order.billing_address?.lastname ?? order.customer_lastname,
      ),
    },
    ...(order.store_name
      ? [
          {
            term: text('orders.delivery.store'),
            description: text(isBusinessChannel(order) ? 'orders.filter.business' : 'orders.filter.main'),
          },
        ]
      : []),
  ]
  return (
    <Section size="sub" space="none" title={text('orders.delivery.title')}>
      <DescriptionList items={facts} layout="narrow" />
    </Section>
  )
}
