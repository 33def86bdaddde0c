import type { Order } from '#domain/orders/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { Banner } from '#design-system/feedback/Banner'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { Heading } from '#design-system/text/Heading'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Pagination } from '#design-system/navigation/Pagination'
import { SegmentedControl } from '#design-system/actions/SegmentedControl'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import type { OrderFilter } from '../order-view.ts'
import { OrderRow } from './OrderRow.tsx'

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
  /** Orders everything from an order again; left out where the shop does not let customers do so. */
  Again?: ComponentType<{ order: Order }> | undefined
  /** From 1. @default 1 */
  page?: number
  /** @default 1 */
  pageCount?: number
  /** The address of a page of the list. */
  pageHref?: (page: number) => string
}

/** The customer's orders, each with its state and what is next. */
export function OrdersView({
  orders: shown,
  failure,
  filter,
  onFilter,
  hasAny = false,
  waiting = 0,
  Again,
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
            <OrderRow key={order.entity_id ?? order.increment_id} order={order} Again={Again} />
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
