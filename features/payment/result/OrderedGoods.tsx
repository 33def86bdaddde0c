import { formatMobile } from '#domain/auth/phone.ts'
import { joinName } from '#domain/customers/name.ts'
import { formatDate, formatDay } from '#domain/dates/format-date.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import { toMinor } from '#domain/money/money.ts'
import { placeOfDelivery } from '#domain/orders/place-of-delivery.ts'
import type { Order } from '#domain/orders/schema.ts'
import { listComma } from '#domain/store/languages.ts'
import { DescriptionList } from '#design-system/data/DescriptionList'
import { Inline } from '#design-system/layout/Inline'
import { Money } from '#design-system/data/Money'
import { Packshot, type Ground } from '#design-system/commerce/Packshot'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'

/** What was just ordered: the packs, what they cost, where they go and since when. */
export function OrderedGoods({ order }: { order: Order }) {
  const intl = useIntl()
  const lines = order.items.filter((item) => !item.parent_item && item.parent_item_id == null)
  const address = order.extension_attributes?.shipping_assignments?.[0]?.shipping.address
  const point = order.extension_attributes?.pickup_point
  const expected = order.extension_attributes?.expected_arrival
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={3}>
        {lines.map((line) => {
          const { image, ground, option_labels: options = [] } = line.extension_attributes ?? {}
          return (
            <li key={line.item_id ?? line.sku}>
              <Inline gap={3} isWrapped={false} align="start">
                {image && <Packshot src={image} alt="" ground={ground as Ground | undefined} size="sm" />}
                <Stack gap={1}>
                  <Text size="small">{line.name ?? line.sku}</Text>
                  <Text size="small" tone="muted">
                    {[...options.map(({ value }) => value), `× ${line.qty_ordered ?? 1}`].join(
                      listComma(intl.locale),
                    )}
                  </Text>
                </Stack>
              </Inline>
            </li>
          )
        })}
      </Stack>
      <DescriptionList
        layout="narrow"
        items={[
          {
            term: intl.formatMessage({ id: 'orders.amounts.total' }),
            description: <Money minor={toMinor(order.grand_total)} isStrong />,
          },
          ...(address
            ? [
                {
                  term: intl.formatMessage({
                    id: point ? 'orders.delivery.pickup' : 'orders.delivery.address',
                  }),
                  description: (
                    <>
                      <div>
                        {intl.formatMessage(
                          { id: 'orders.delivery.person' },
                          {
                            name: joinName(address.firstname, address.lastname),
                            phone: formatMobile(
                              address.extension_attributes?.mobile_prefix ?? undefined,
                              address.telephone,
                            ),
                          },
                        )}
                      </div>
                      {placeOfDelivery({ point, address }, intl.locale).map((line) => (
                        <div key={line}>{line}</div>
                      ))}
                    </>
                  ),
                },
              ]
            : []),
          ...(order.shipping_description
            ? [
                {
                  term: intl.formatMessage({ id: 'orders.delivery.method' }),
                  description: order.shipping_description,
                },
              ]
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
                          {
                            from: formatDay(expected.from, intl.locale),
                            to: formatDay(expected.to, intl.locale),
                          },
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
          ...(order.created_at
            ? [
                {
                  term: intl.formatMessage({ id: 'orders.delivery.placed' }),
                  description: formatDate(parseServiceTime(order.created_at), intl.locale),
                },
              ]
            : []),
        ]}
      />
    </Stack>
  )
}
