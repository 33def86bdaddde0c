import type { Order } from '#domain/orders/schema.ts'
import { paymentTerms } from '#domain/orders/payment-state.ts'
import { sellerIn } from '#domain/store/seller.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { Section } from '#design-system/layout/Section'
import { Only } from '#design-system/layout/Only'
import { Split } from '#design-system/layout/Split'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useFocusAfter } from '#features/kit/focus.ts'
import { useLanguage } from '#features/kit/session.ts'
import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { CreditBox } from './CreditBox.tsx'
import { DueBox } from './DueBox.tsx'
import { OrderGoods } from './OrderGoods.tsx'
import { OrderLife } from './OrderLife.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderAmounts } from './OrderAmounts.tsx'
import { OrderDelivery } from './OrderDelivery.tsx'
import { orderAmounts, orderNumber } from './order-view.ts'
import { RefundDelay } from './RefundDelay.tsx'
import { useStatusText } from './use-status-text.ts'

export interface OrderViewProps {
  order: Order
  /** Minutes until an unpaid order is cancelled; 0 if unknown. */
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
  /** Without ids, all lines. */
  onReorder: (itemIds?: number[]) => void
  onReceipt: () => void
  onTrack: () => void
  /** The parcels, once they are asked for. */
  tracking?: ReactNode
}

/** An order: what is due comes first, then its life line, goods, amounts and delivery. */
export function OrderView({
  order,
  lifetime,
  mayReorder = true,
  mayReview = true,
  receivedAt,
  hasExpired,
  onExpired,
  onSlept,
  isCancelling,
  onCancel,
  isReordering,
  onReorder,
  onReceipt,
  onTrack,
  tracking,
}: OrderViewProps) {
  const intl = useIntl()
  const seller = sellerIn(useLanguage().code)
  const say = useStatusText()
  // the parcels appear far above the button that asks for them
  const parcels = useFocusAfter<HTMLDivElement>(Boolean(tracking))
  const status = order.status ?? ''
  const number = orderNumber(order)
  const terms = paymentTerms(order, lifetime, receivedAt)
  const mustPay = terms.state === 'due' && !hasExpired
  const { due } = orderAmounts(order)
  const text = (id: NonNullable<MessageDescriptor['id']>) => intl.formatMessage({ id })

  const aside = (
    <Stack gap={6}>
      <OrderAmounts order={order} />
      <OrderDelivery order={order} />
      <Only on="paper">
        <Stack gap={1}>
          <Text size="small">{intl.formatMessage({ id: 'orders.paper.seller' }, { ...seller })}</Text>
          <Text size="small">{intl.formatMessage({ id: 'orders.paper.registration' }, { ...seller })}</Text>
        </Stack>
      </Only>
      <Only on="screen">
        <OrderActions
          order={order}
          mayReorder={mayReorder && !mustPay}
          isReordering={isReordering}
          onReorder={() => {
            onReorder()
          }}
          onReceipt={onReceipt}
          mayTrack={!tracking}
          onTrack={onTrack}
          mayCancel={order.extension_attributes?.can_cancel !== false && terms.isPayable && !hasExpired}
          isCancelling={isCancelling}
          onCancel={onCancel}
        />
      </Only>
    </Stack>
  )
  return (
    <Split aside={aside}>
      <Stack gap={6}>
        {mustPay ? (
          <DueBox
            order={order}
            number={number}
            due={due}
            limit={terms.deadline}
            onExpired={onExpired}
            onSlept={onSlept}
          />
        ) : (
          <Inline gap={3} justify="between">
            <Heading level={1} size="page">
              {intl.formatMessage({ id: 'orders.list.number' }, { number })}
            </Heading>
            <Text weight="strong">{say(status)}</Text>
          </Inline>
        )}
        {hasExpired && terms.state === 'cancelled' && (
          <Banner tone="warning" isLive>
            {text('orders.due.expired')}
          </Banner>
        )}
        {hasExpired && terms.state === 'due' && (
          <Banner tone="info" isLive>
            {text('orders.due.checking')}
          </Banner>
        )}
        {terms.state === 'onAccount' && <CreditBox order={order} terms={terms} due={due} />}
        {status === 'payment_review' && <Banner tone="info">{text('orders.review.copy')}</Banner>}
        <RefundDelay order={order} />
        <OrderLife order={order} number={number} />
        {tracking && (
          <div ref={parcels}>
            <Section size="sub" space="none" title={text('orders.tracking.title')}>
              {tracking}
            </Section>
          </div>
        )}
        <OrderGoods
          order={order}
          mayReview={mayReview}
          isReordering={isReordering}
          onReorder={
            mustPay || !mayReorder
              ? undefined
              : (itemId) => {
                  onReorder([itemId])
                }
          }
        />
      </Stack>
    </Split>
  )
}
