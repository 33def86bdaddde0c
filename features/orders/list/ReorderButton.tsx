import type { Order } from '#domain/orders/schema.ts'
import { Button } from '#design-system/actions/Button'
import { useIntl } from 'react-intl'
import { orderNumber } from '../order-view.ts'
import { useReorder } from '../use-reorder.ts'

/** Puts everything from an order into the cart again, from a list of orders: its name says which order. */
export function ReorderButton({ order }: { order: Order }) {
  const intl = useIntl()
  const { buyAgain, isReordering } = useReorder(order)
  const action = intl.formatMessage({ id: 'orders.action.again' })
  return (
    <Button
      size="sm"
      isPending={isReordering}
      aria-label={intl.formatMessage({ id: 'orders.list.actionOf' }, { action, number: orderNumber(order) })}
      onPress={() => {
        buyAgain()
      }}
    >
      {action}
    </Button>
  )
}
