import { joinName } from '#domain/customers/name.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import { timeInWords } from '#domain/dates/in-words.ts'
import { formatMoney, toMinor } from '#domain/money/money.ts'
import { paymentDeadline } from '#domain/orders/deadline.ts'
import type { Order } from '#domain/orders/schema.ts'
import { isUnpaid } from '#domain/orders/status.ts'
import { Banner } from '#design-system/Banner'
import { Countdown } from '#design-system/Countdown'
import { DescriptionList } from '#design-system/DescriptionList'
import { Divider } from '#design-system/Divider'
import { Heading } from '#design-system/Heading'
import { LinkButton } from '#design-system/LinkButton'
import { Money } from '#design-system/Money'
import { Inline } from '#design-system/Inline'
import { Section } from '#design-system/Section'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { TextLink } from '#design-system/TextLink'
import { useState, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { profileRows } from './profile-rows.ts'

export interface OverviewViewProps {
  /** Null while the profile is being read. */
  customer: Customer | null
  orders: readonly Order[] | undefined
  /** Minutes an unpaid order lives; 0 when unknown. */
  lifetime: number
  /** When the orders were read, in milliseconds. */
  receivedAt: number
  /** Says an order's status; it belongs to another feature and comes from the application. */
  OrderStatus: ComponentType<{ status: string | undefined }>
  onExpired: () => void
}

/** What is due first, then the latest orders and the profile. */
export function OverviewView({ customer, orders, lifetime, receivedAt, OrderStatus, onExpired }: OverviewViewProps) {
  const intl = useIntl()
  const [hasExpired, setExpired] = useState(false)
  const due = orders?.find((order) => isUnpaid(order.status ?? ''))
  const limit = due && paymentDeadline(due, lifetime, receivedAt)
  return (
    <Stack gap={6}>
      {customer ? <Heading level={1} size="page">{intl.formatMessage({ id: 'dashboard.overview.title' }, { name: joinName(customer.firstname, customer.lastname) })}</Heading> : <Skeleton shape="heading" />}
      {hasExpired && <Banner tone="warning" isLive>{intl.formatMessage({ id: 'dashboard.overview.expired' })}</Banner>}
      {orders === undefined && <Skeleton shape="block" />}
      {due && (
        <Banner
          tone="warning"
          title={intl.formatMessage({ id: 'dashboard.overview.dueTitle' })}
          action={<LinkButton href={`/checkout/payment?order=${due.entity_id ?? ''}`} variant="primary" size="lg">{intl.formatMessage({ id: 'dashboard.overview.pay' }, { amount: formatMoney(toMinor(due.total_due ?? due.grand_total)) })}</LinkButton>}
        >
          <Text>{intl.formatMessage({ id: 'dashboard.overview.dueOrder' }, { number: due.increment_id ?? due.entity_id ?? '' })}</Text>
          {limit && <Countdown deadline={limit.deadline} serverNow={limit.serverNow} label={intl.formatMessage({ id: 'dashboard.overview.timeLeft' })} onEnd={() => { setExpired(true); onExpired() }} />}
        </Banner>
      )}
      {orders && !due && !hasExpired && <Text tone="muted">{intl.formatMessage({ id: 'dashboard.overview.nothingDue' })}</Text>}
      <Section title={intl.formatMessage({ id: 'dashboard.overview.recentOrders' })} space="none" action={{ label: intl.formatMessage({ id: 'dashboard.overview.allOrders' }), href: '/dashboard/orders' }}>
        {orders === undefined && <Skeleton shape="text" lines={3} />}
        {orders?.length === 0 && <Stack gap={3} align="start"><Text>{intl.formatMessage({ id: 'dashboard.overview.noOrders' })}</Text><LinkButton href="/categories">{intl.formatMessage({ id: 'dashboard.overview.shop' })}</LinkButton></Stack>}
        {orders && orders.length > 0 && (
          <Stack as="ul" gap={3}>
            {orders.slice(0, 3).map((order) => (
              <Stack as="li" gap={1} key={order.entity_id}>
                <Inline justify="between">
                  <TextLink href={`/dashboard/orders/${order.entity_id ?? ''}`}>{intl.formatMessage({ id: 'dashboard.overview.dueOrder' }, { number: order.increment_id ?? order.entity_id ?? '' })}</TextLink>
                  <Money minor={toMinor(order.grand_total)} />
                </Inline>
                <Inline justify="between">
                  <Text size="small" tone="muted">{order.created_at && timeInWords(parseServiceTime(order.created_at), intl.locale)}</Text>
                  <OrderStatus status={order.status} />
                </Inline>
                <Divider />
              </Stack>
            ))}
          </Stack>
        )}
      </Section>
      <Section title={intl.formatMessage({ id: 'dashboard.profile.title' })} space="none" action={{ label: intl.formatMessage({ id: 'dashboard.profile.change' }), href: '/dashboard/profile' }}>
        {customer
          ? (
            <DescriptionList items={profileRows(intl, customer)} />
          )
          : <Skeleton shape="text" lines={4} />}
      </Section>
    </Stack>
  )
}
