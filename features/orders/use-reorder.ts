import { reorder } from '#domain/orders/api.ts'
import { reorderOutcome, type ReorderFault } from '#domain/orders/reorder.ts'
import type { Order } from '#domain/orders/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { listComma } from '#domain/store/languages.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { useMutate } from '#features/kit/query.ts'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { ownLines } from './order-view.ts'

const faultMessages = {
  PRODUCT_NOT_FOUND: 'orders.reorder.gone',
  INSUFFICIENT_STOCK: 'orders.reorder.stock',
  NOT_SALABLE: 'orders.reorder.unavailable',
  REORDER_NOT_AVAILABLE: 'orders.reorder.failed',
  other: 'orders.reorder.failed',
} as const satisfies Record<ReorderFault, string>

/** Puts an order's lines into the cart again and says by name which ones are there and which are not. */
export function useReorder(order: Order | undefined) {
  const intl = useIntl()
  const navigate = useNavigate()
  const notifications = useNotifications()
  const again = useMutate(reorder)
  /** Without ids, all lines. */
  const buyAgain = (itemIds?: number[]) => {
    if (order?.entity_id === undefined) return
    const asked = ownLines(order).filter(({ item_id: id }) => !itemIds || itemIds.includes(id ?? 0))
    again.mutate(
      { body: { orderId: order.entity_id, ...(itemIds ? { itemIds } : {}) } },
      {
        onSuccess: (answer) => {
          const { added, failed } = reorderOutcome(asked, answer)
          for (const { name, fault } of failed)
            if (name !== null)
              notifications.enqueue({
                message: intl.formatMessage({ id: faultMessages[fault] }, { name }),
                variant: 'error',
              })
          const isVague = failed.some(({ name }) => name === null)
          if (isVague || !answer.result)
            notifications.enqueue({
              message: intl.formatMessage({
                id: failed.some(({ fault }) => fault === 'REORDER_NOT_AVAILABLE')
                  ? 'orders.reorder.notAllowed'
                  : answer.result
                    ? 'orders.reorder.some'
                    : 'orders.reorder.none',
              }),
              variant: 'error',
            })
          if (added.length === 0) return
          notifications.enqueue({
            message: intl.formatMessage(
              { id: 'orders.reorder.added' },
              { names: added.join(listComma(intl.locale)) },
            ),
            variant: 'success',
            action: {
              label: intl.formatMessage({ id: 'orders.action.toCart' }),
              onAction: () => {
                void navigate(paths.cart())
              },
            },
          })
        },
      },
    )
  }
  return { buyAgain, isReordering: again.isPending }
}
