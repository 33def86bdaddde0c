import { formatDateTime } from '#domain/dates/format-date.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import { toMinor } from '#domain/money/money.ts'
import type { Order } from '#domain/orders/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { Divider } from '#design-system/layout/Divider'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Money } from '#design-system/data/Money'
import { Section } from '#design-system/layout/Section'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'

export interface RecentOrdersProps {
  /** Newest first; undefined while loading. */
  orders: readonly Order[] | undefined
  failure?: ReadFailure | undefined
  /** Shows an order's status. Provided by the app, since it belongs to another feature. */
  OrderStatus: ComponentType<{ status: string | undefined }>
  /** Says what an order holds; provided like `OrderStatus`. */
  OrderGoods: ComponentType<{ order: Order }>
}

/** The latest three orders, with a link to all of them. */
export function RecentOrders({ orders, failure, OrderStatus, OrderGoods }: RecentOrdersProps) {
  const intl = useIntl()
  return (
    <Section
      title={intl.formatMessage({ id: 'dashboard.overview.recentOrders' })}
      space="none"
      action={{
        label: intl.formatMessage({ id: 'dashboard.overview.allOrders' }),
        href: paths.orders(),
      }}
    >
      {failure ? (
        <ReadError level={3} failure={failure} />
      ) : (
        orders === undefined && <Skeleton shape="text" lines={3} />
      )}
      {orders?.length === 0 && (
        <Stack gap={3} align="start">
          <Text>{intl.formatMessage({ id: 'dashboard.overview.noOrders' })}</Text>
          <LinkButton href={paths.categories()}>
            {intl.formatMessage({ id: 'dashboard.overview.shop' })}
          </LinkButton>
        </Stack>
      )}
      {orders && orders.length > 0 && (
        <Stack as="ul" gap={3}>
          {orders.slice(0, 3).map((order) => (
            <Stack as="li" gap={1} key={order.entity_id}>
              <Inline justify="between">
                <TextLink isAlone href={paths.order(order.entity_id ?? '')}>
                  {intl.formatMessage(
                    { id: 'dashboard.overview.dueOrder' },
                    { number: order.increment_id ?? order.entity_id ?? '' },
                  )}
                </TextLink>
                <Money minor={toMinor(order.grand_total)} />
              </Inline>
              <OrderGoods order={order} />
              <Inline justify="between">
                <Text size="small" tone="muted">
                  {order.created_at && formatDateTime(parseServiceTime(order.created_at), intl.locale)}
                </Text>
                <OrderStatus status={order.status} />
              </Inline>
              <Divider />
            </Stack>
          ))}
        </Stack>
      )}
    </Section>
  )
}
