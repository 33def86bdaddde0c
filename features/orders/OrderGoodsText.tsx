import type { Order } from '#domain/orders/schema.ts'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'
import { goodsOf } from './order-view.ts'

/** What an order holds, on one line: the first product and how many more. Nothing for an order without lines. */
export function OrderGoodsText({ order }: { order: Pick<Order, 'items'> }) {
  const intl = useIntl()
  const { name, more } = goodsOf(order)
  if (!name) return null
  return (
    <Text size="small">
      {more > 0 ? intl.formatMessage({ id: 'orders.list.goods' }, { name, more }) : name}
    </Text>
  )
}
