import { addressLine } from '#domain/addresses/address-line.ts'
import { joinName } from '#domain/customers/name.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import type { Order } from '#domain/orders/schema.ts'
import { isUnpaid, logisticsStep } from '#domain/orders/status.ts'
import { Banner } from '#design-system/Banner'
import { Button } from '#design-system/Button'
import { ConfirmDialog } from '#design-system/ConfirmDialog'
import { DescriptionList } from '#design-system/DescriptionList'
import { Heading } from '#design-system/Heading'
import { Inline } from '#design-system/Inline'
import { OrderSummary } from '#design-system/OrderSummary'
import { Section } from '#design-system/Section'
import { Split } from '#design-system/Split'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { useState, type ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { DueBox } from './DueBox.tsx'
import { OrderGoods } from './OrderGoods.tsx'
import { OrderLife } from './OrderLife.tsx'
import { isBusinessChannel, orderAmounts, shippingAddress } from './order-view.ts'
import { useHongKongTime, useStatusText } from './use-status-text.ts'

export interface OrderViewProps {
  order: Order
  /** Minutes an unpaid order lives; 0 when unknown. */
  lifetime: number
  /** Whether the shop lets orders be bought again. @default true */
  mayReorder?: boolean
  /** Whether the shop takes reviews. @default true */
  mayReview?: boolean
  /** When the order was read, in milliseconds. */
  receivedAt: number
  hasExpired: boolean
  onExpired: () => void
  onSlept?: (() => void) | undefined
  isCancelling: boolean
  onCancel: () => Promise<void>
  isReordering: boolean
  /** Without ids all lines. */
  onReorder: (itemIds?: number[]) => void
  onReceipt: () => void
  onTrack: () => void
  /** The parcels, once they are asked for. */
  tracking?: ReactNode
}

/** An order: what is due comes first, then its life line, goods, amounts and delivery. */
export function OrderView({ order, lifetime, mayReorder = true, mayReview = true, receivedAt, hasExpired, onExpired, onSlept, isCancelling, onCancel, isReordering, onReorder, onReceipt, onTrack, tracking }: OrderViewProps) {
  const intl = useIntl()
  const say = useStatusText()
  const time = useHongKongTime()
  const [isAsking, setAsking] = useState(false)
  const status = order.status ?? ''
  const number = order.increment_id ?? String(order.entity_id ?? '')
  const mustPay = isUnpaid(status) && !hasExpired
  const amounts = orderAmounts(order)
  const address = shippingAddress(order)
  const more = order.extension_attributes
  const isOver = ['complete', 'received', 'reviewed', 'canceled', 'closed'].includes(status)
  const isSent = ['sent', 'completed'].includes(logisticsStep(status) ?? '')
  const text = (id: NonNullable<MessageDescriptor['id']>) => intl.formatMessage({ id })

  const rows = [
    { id: 'subtotal', label: text('orders.amounts.subtotal'), minor: amounts.subtotal },
    ...(amounts.discount === 0 ? [] : [{ id: 'discount', label: text('orders.amounts.discount'), minor: amounts.discount }]),
    { id: 'shipping', label: text('orders.amounts.shipping'), minor: amounts.shipping },
    { id: 'tax', label: text('orders.amounts.tax'), minor: amounts.tax },
    { id: 'paid', label: text('orders.amounts.paid'), minor: amounts.paid },
  ]
  const facts = [
    ...(address ? [{ term: text('orders.delivery.name'), description: `${joinName(address.firstname, address.lastname)}, ${address.telephone}` }, { term: text('orders.delivery.address'), description: addressLine(address, intl.locale) }] : []),
    ...(order.shipping_description ? [{ term: text('orders.delivery.method'), description: order.shipping_description }] : []),
    { term: text('orders.delivery.number'), description: number },
    ...(order.created_at ? [{ term: text('orders.delivery.placed'), description: time(parseServiceTime(order.created_at)) }] : []),
    { term: text('orders.delivery.buyer'), description: joinName(order.billing_address?.firstname ?? order.customer_firstname, order.billing_address?.lastname ?? order.customer_lastname) },
    ...(order.store_name ? [{ term: text('orders.delivery.store'), description: text(isBusinessChannel(order) ? 'orders.filter.business' : 'orders.filter.main') }] : []),
  ]
  const aside = (
    <Stack gap={6}>
      <Section size="sub" space="none" title={text('orders.amounts.title')}><OrderSummary rows={rows} total={{ label: text('orders.amounts.total'), minor: amounts.total }} /></Section>
      <Section size="sub" space="none" title={text('orders.delivery.title')}><DescriptionList items={facts} layout="narrow" /></Section>
      <Inline gap={3}>
        {mayReorder && !mustPay && <Button variant="line" pending={isReordering} onPress={() => { onReorder() }}>{text(isOver ? 'orders.action.again' : 'orders.action.reorder')}</Button>}
        {amounts.paid > 0 && <Button variant="text" icon="document" onPress={onReceipt}>{text('orders.action.receipt')}</Button>}
        {isSent && !tracking && <Button variant="text" icon="truck" onPress={onTrack}>{text('orders.tracking.show')}</Button>}
        {more?.can_cancel !== false && isUnpaid(status) && !hasExpired && <Button variant="danger" onPress={() => { setAsking(true) }}>{text('orders.action.cancel')}</Button>}
      </Inline>
    </Stack>
  )
  return (
    <>
      <Split aside={aside}>
        <Stack gap={6}>
          {mustPay
            ? <DueBox order={order} number={number} due={amounts.due} lifetime={lifetime} receivedAt={receivedAt} onExpired={onExpired} onSlept={onSlept} />
            : <Inline gap={3} justify="between"><Heading level={1} size="page">{intl.formatMessage({ id: 'orders.list.number' }, { number })}</Heading><Text weight="strong">{say(status)}</Text></Inline>}
          {hasExpired && <Banner tone="warning" isLive>{text('orders.due.expired')}</Banner>}
          {status === 'payment_review' && <Banner tone="info">{text('orders.review.copy')}</Banner>}
          <OrderLife order={order} number={number} />
          {tracking && <Section size="sub" space="none" title={text('orders.tracking.title')}>{tracking}</Section>}
          <OrderGoods order={order} mayReview={mayReview} isReordering={isReordering} onReorder={mustPay || !mayReorder ? undefined : (itemId) => { onReorder([itemId]) }} />
        </Stack>
      </Split>
      <ConfirmDialog
        title={intl.formatMessage({ id: 'orders.action.cancelTitle' }, { number })}
        isOpen={isAsking}
        onClose={() => { setAsking(false) }}
        onConfirm={() => { void onCancel().finally(() => { setAsking(false) }) }}
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
