import { parseServiceTime } from '#domain/dates/service-time.ts'
import { formatMoney, toMinor } from '#domain/money/money.ts'
import type { Order } from '#domain/orders/schema.ts'
import { isUnpaid } from '#domain/orders/status.ts'
import { Banner } from '#design-system/Banner'
import { Button } from '#design-system/Button'
import { Divider } from '#design-system/Divider'
import { EmptyState } from '#design-system/EmptyState'
import { ErrorState } from '#design-system/ErrorState'
import { Heading } from '#design-system/Heading'
import { Inline } from '#design-system/Inline'
import { LinkButton } from '#design-system/LinkButton'
import { Money } from '#design-system/Money'
import { Packshot, type Ground } from '#design-system/Packshot'
import { SegmentedControl } from '#design-system/SegmentedControl'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { TextLink } from '#design-system/TextLink'
import { useIntl } from 'react-intl'
import { filterOrders, ownLines, pendingCount, pieces, type OrderFilter } from './order-view.ts'
import { OrderStatus } from './OrderStatus.tsx'
import { useHongKongTime } from './use-status-text.ts'

export interface OrdersViewProps {
  /** Undefined while they are being read. */
  orders: readonly Order[] | undefined
  hasFailed?: boolean
  filter: OrderFilter
  onFilter: (filter: OrderFilter) => void
  onRetry: () => void
}

/** Orders as rows: number, state, pictures, amount; an unpaid one offers to pay. */
export function OrdersView({ orders, hasFailed = false, filter, onFilter, onRetry }: OrdersViewProps) {
  const intl = useIntl()
  const shown = orders && filterOrders(orders, filter)
  const waiting = orders ? pendingCount(orders) : 0
  return (
    <Stack gap={5}>
      <Heading level={1} size="page">{intl.formatMessage({ id: 'orders.title' })}</Heading>
      {waiting > 0 && <Banner tone="warning">{intl.formatMessage({ id: 'orders.list.pending' }, { n: waiting })}</Banner>}
      <SegmentedControl label={intl.formatMessage({ id: 'orders.filter.label' })} value={filter} onChange={(value) => { onFilter(value as OrderFilter) }} options={(['all', 'main', 'business'] as const).map((value) => ({ value, label: intl.formatMessage({ id: `orders.filter.${value}` }) }))} />
      {hasFailed && <ErrorState title={intl.formatMessage({ id: 'orders.error.load' })} actions={<Button onPress={onRetry}>{intl.formatMessage({ id: 'orders.error.retry' })}</Button>} />}
      {!hasFailed && !shown && <Stack gap={4}><Skeleton shape="block" height="s20" /><Skeleton shape="block" height="s20" /><Skeleton shape="block" height="s20" /></Stack>}
      {!hasFailed && shown?.length === 0 && (orders?.length ? <Text tone="muted">{intl.formatMessage({ id: 'orders.list.emptyFilter' })}</Text> : <EmptyState title={intl.formatMessage({ id: 'orders.list.empty' })} action={<LinkButton href="/categories" variant="primary">{intl.formatMessage({ id: 'orders.list.shop' })}</LinkButton>} />)}
      {!hasFailed && shown && shown.length > 0 && <Stack as="ul" gap={5}>{shown.map((order) => <OrderRow key={order.entity_id ?? order.increment_id} order={order} />)}</Stack>}
    </Stack>
  )
}

function OrderRow({ order }: { order: Order }) {
  const intl = useIntl()
  const time = useHongKongTime()
  const number = order.increment_id ?? String(order.entity_id ?? '')
  const href = `/dashboard/orders/${order.entity_id ?? ''}`
  const mustPay = isUnpaid(order.status ?? '')
  return (
    <Stack as="li" gap={3}>
      <Inline justify="between" gap={3}>
        <Heading level={2} size="sub"><TextLink href={href}>{intl.formatMessage({ id: 'orders.list.number' }, { number })}</TextLink></Heading>
        <OrderStatus status={order.status} />
      </Inline>
      <Inline gap={2}>
        {ownLines(order).slice(0, 4).map((item) => (item.extension_attributes?.image ? <Packshot key={item.item_id ?? item.sku} src={item.extension_attributes.image} alt={item.name ?? item.sku} ground={item.extension_attributes.ground as Ground | undefined} size="sm" /> : null))}
      </Inline>
      <Inline justify="between" gap={3}>
        <Text size="small" tone="muted">{[order.created_at && time(parseServiceTime(order.created_at)), intl.formatMessage({ id: 'orders.list.items' }, { n: pieces(order) })].filter(Boolean).join(', ')}</Text>
        <Money minor={toMinor(order.grand_total)} strong />
      </Inline>
      {mustPay && <div><LinkButton href={`/checkout/payment?order=${order.entity_id ?? ''}`} variant="primary">{intl.formatMessage({ id: 'orders.due.pay' }, { amount: formatMoney(toMinor(order.total_due ?? order.grand_total)) })}</LinkButton></div>}
      <Divider />
    </Stack>
  )
}
