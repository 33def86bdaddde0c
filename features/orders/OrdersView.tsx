import { parseServiceTime } from '#domain/dates/service-time.ts'
import { formatMoney, toMinor } from '#domain/money/money.ts'
import type { Order } from '#domain/orders/schema.ts'
import { paymentTerms } from '#domain/orders/payment-state.ts'
import { paths } from '#domain/store/paths.ts'
import { Banner } from '#design-system/Banner'
import { Divider } from '#design-system/Divider'
import { EmptyState } from '#design-system/EmptyState'
import { Heading } from '#design-system/Heading'
import { Inline } from '#design-system/Inline'
import { LinkButton } from '#design-system/LinkButton'
import { Money } from '#design-system/Money'
import { Packshot, type Ground } from '#design-system/Packshot'
import { Pagination } from '#design-system/Pagination'
import { SegmentedControl } from '#design-system/SegmentedControl'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { TextLink } from '#design-system/TextLink'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'
import { creditText } from './credit-text.ts'
import { orderNumber, ownLines, pieces, type OrderFilter } from './order-view.ts'
import { OrderStatus } from './OrderStatus.tsx'
import { useHongKongTime } from './use-status-text.ts'

export interface OrdersViewProps {
  /** Undefined while loading. */
  orders: readonly Order[] | undefined
  /** Set when the read failed and there is nothing to show. */
  failure?: ReadFailure | undefined
  filter: OrderFilter
  onFilter: (filter: OrderFilter) => void
  /** Whether there may be orders that are not shown: an empty list then says nothing about the customer. @default false */
  hasAny?: boolean
  /** How many orders wait for payment, on all pages. @default 0 */
  waiting?: number
  /** From 1. @default 1 */
  page?: number
  /** @default 1 */
  pageCount?: number
  /** The address of a page of the list. */
  pageHref?: (page: number) => string
}

/** Orders as rows: number, state, pictures, amount; an unpaid one offers to pay. */
export function OrdersView({
  orders: shown,
  failure,
  filter,
  onFilter,
  hasAny = false,
  waiting = 0,
  page = 1,
  pageCount = 1,
  pageHref = (number) => paths.orders({ page: number }),
}: OrdersViewProps) {
  const intl = useIntl()
  return (
    <Stack gap={5}>
      <Heading level={1} size="page">
        {intl.formatMessage({ id: 'orders.title' })}
      </Heading>
      {waiting > 0 && (
        <Banner tone="warning">{intl.formatMessage({ id: 'orders.list.pending' }, { n: waiting })}</Banner>
      )}
      <SegmentedControl
        label={intl.formatMessage({ id: 'orders.filter.label' })}
        value={filter}
        onChange={(value) => {
          onFilter(value as OrderFilter)
        }}
        options={(['all', 'main', 'business'] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: `orders.filter.${value}` }),
        }))}
      />
      {failure && <ReadError failure={failure} />}
      {!failure && !shown && (
        <Stack gap={4}>
          <Skeleton shape="block" height="s20" />
          <Skeleton shape="block" height="s20" />
          <Skeleton shape="block" height="s20" />
        </Stack>
      )}
      {!failure &&
        shown?.length === 0 &&
        (hasAny ? (
          <Text tone="muted">{intl.formatMessage({ id: 'orders.list.emptyFilter' })}</Text>
        ) : (
          <EmptyState
            title={intl.formatMessage({ id: 'orders.list.empty' })}
            action={
              <LinkButton href={paths.categories()} variant="primary">
                {intl.formatMessage({ id: 'orders.list.shop' })}
              </LinkButton>
            }
          />
        ))}
      {!failure && shown && shown.length > 0 && (
        <Stack as="ul" gap={5}>
          {shown.map((order) => (
            <OrderRow key={order.entity_id ?? order.increment_id} order={order} />
          ))}
        </Stack>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        href={pageHref}
        label={intl.formatMessage({ id: 'orders.list.pages' })}
      />
    </Stack>
  )
}

function OrderRow({ order }: { order: Order }) {
  const intl = useIntl()
  const time = useHongKongTime()
  const number = orderNumber(order)
  const href = paths.order(order.entity_id ?? '')
  const terms = paymentTerms(order, 0, 0)
  return (
    <Stack as="li" gap={3}>
      <Inline justify="between" gap={3}>
        <Heading level={2} size="sub">
          <TextLink href={href}>{intl.formatMessage({ id: 'orders.list.number' }, { number })}</TextLink>
        </Heading>
        <OrderStatus status={order.status} />
      </Inline>
      <Inline gap={2}>
        {ownLines(order)
          .slice(0, 4)
          .map((item) =>
            item.extension_attributes?.image ? (
              <Packshot
                key={item.item_id ?? item.sku}
                src={item.extension_attributes.image}
                alt={item.name ?? item.sku}
                ground={item.extension_attributes.ground as Ground | undefined}
                size="sm"
              />
            ) : null,
          )}
      </Inline>
      <Inline justify="between" gap={3}>
        <Text size="small" tone="muted">
          {[
            order.created_at && time(parseServiceTime(order.created_at)),
            intl.formatMessage({ id: 'orders.list.items' }, { n: pieces(order) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </Text>
        <Money minor={toMinor(order.grand_total)} isStrong />
      </Inline>
      {terms.isPayable && (
        <Stack gap={2} align="start">
          {terms.state === 'onAccount' && <Text size="small">{creditText(intl, terms)}</Text>}
          <LinkButton
            href={paths.checkoutPayment(order.entity_id ?? '')}
            variant={terms.state === 'due' ? 'primary' : 'line'}
          >
            {intl.formatMessage(
              { id: 'orders.due.pay' },
              { amount: formatMoney(toMinor(order.total_due ?? order.grand_total)) },
            )}
          </LinkButton>
        </Stack>
      )}
      <Divider />
    </Stack>
  )
}
