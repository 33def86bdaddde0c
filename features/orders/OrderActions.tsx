import type { Order } from '#domain/orders/schema.ts'
import { isFinished, logisticsStep } from '#domain/orders/status.ts'
import { Button } from '#design-system/actions/Button'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { ConfirmDialog } from '#design-system/overlays/ConfirmDialog'
import { moreIcons } from '#design-system/text/Icon'
import { Inline } from '#design-system/layout/Inline'
import { Text } from '#design-system/text/Text'
import { useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { orderAmounts, orderNumber } from './order-view.ts'

export interface OrderActionsProps {
  order: Order
  mayReorder: boolean
  isReordering: boolean
  onReorder: () => void
  onReceipt: () => void
  mayTrack: boolean
  onTrack: () => void
  mayCancel: boolean
  isCancelling: boolean
  onCancel: () => Promise<void>
}

/** What can be done with an order: buy it again, download the receipt, see the parcels, cancel it after a question. */
export function OrderActions({
  order,
  mayReorder,
  isReordering,
  onReorder,
  onReceipt,
  mayTrack,
  onTrack,
  mayCancel,
  isCancelling,
  onCancel,
}: OrderActionsProps) {
  const intl = useIntl()
  const [isAsking, setAsking] = useState(false)
  const status = order.status ?? ''
  const isSent = ['sent', 'completed'].includes(logisticsStep(status) ?? '')
  const text = (id: NonNullable<MessageDescriptor['id']>) => intl.formatMessage({ id })
  return (
    <>
      <Inline gap={3}>
        {mayReorder && (
          <SendButton variant="line" isPending={isReordering} onPress={onReorder}>
            {text(isFinished(status) ? 'orders.action.again' : 'orders.action.reorder')}
          </SendButton>
        )}
        {orderAmounts(order).paid > 0 && (
          <Button variant="text" icon={moreIcons.document} onPress={onReceipt}>
            {text('orders.action.receipt')}
          </Button>
        )}
        {mayTrack && isSent && (
          <Button variant="text" icon={moreIcons.truck} onPress={onTrack}>
            {text('orders.tracking.show')}
          </Button>
        )}
        {mayCancel && (
          <Button
            variant="danger"
            onPress={() => {
              setAsking(true)
            }}
          >
            {text('orders.action.cancel')}
          </Button>
        )}
      </Inline>
      <ConfirmDialog
        title={intl.formatMessage({ id: 'orders.action.cancelTitle' }, { number: orderNumber(order) })}
        isOpen={isAsking}
        onClose={() => {
          setAsking(false)
        }}
        onConfirm={() => {
          void onCancel().finally(() => {
            setAsking(false)
          })
        }}
        confirmLabel={text('orders.action.cancel')}
        cancelLabel={text('orders.action.keep')}
        tone="danger"
        isPending={isCancelling}
      >
        <Text>{text('orders.action.cancelCopy')}</Text>
      </ConfirmDialog>
    </>
  )
}
