import { joinName } from '#domain/customers/name.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { formatMoney, toMinor } from '#domain/money/money.ts'
import { mustPayNow, paymentState, paymentTerms } from '#domain/orders/payment-state.ts'
import type { Order } from '#domain/orders/schema.ts'
import { waitingForPayment } from '#domain/orders/waiting.ts'
import { paths } from '#domain/store/paths.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Countdown } from '#design-system/feedback/Countdown'
import { Heading } from '#design-system/text/Heading'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { Suspense, useState, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { boughtBefore } from '#domain/orders/bought-before.ts'
import { OnItsWay } from './OnItsWay.tsx'
import { RecentOrders } from './RecentOrders.tsx'

export interface OverviewViewProps {
  /** Null while the profile is loading. */
  customer: Customer | null
  orders: readonly Order[] | undefined
  /** How many orders wait for payment, also those that are not among `orders`. @default those of `orders` */
  waiting?: number | undefined
  /** Set when the profile or the orders could not be read. */
  profileFailure?: ReadFailure | undefined
  ordersFailure?: ReadFailure | undefined
  /** Minutes until an unpaid order is cancelled; 0 if unknown. */
  lifetime: number
  /** Time at which the orders were read, in milliseconds. */
  receivedAt: number
  /** Shows an order's status. Provided by the app, since it belongs to another feature. */
  OrderStatus: ComponentType<{ status: string | undefined }>
  /** Says what an order holds; provided like `OrderStatus`. */
  OrderGoods: ComponentType<{ order: Order }>
  /** Offers the products of the latest orders again, and coupons; loaded late. */
  Offers: ComponentType<{ productIds: readonly number[] }>
  onExpired: () => void
  /**
   * Whether it is below an overview with its own heading.
   * @default false
   */
  isPart?: boolean | undefined
}

/** Products of earlier orders that are offered again. */
const MOST_AGAIN = 8

/** The place of an overview whose customer is not known yet. */
const OverviewSkeleton = () => (
  <>
    <Skeleton shape="heading" />
    <Skeleton shape="block" height="screen" />
  </>
)

/** The page's name and, once the profile is there, a greeting. */
function OverviewTitle({ customer }: Pick<OverviewViewProps, 'customer'>) {
  const intl = useIntl()
  return (
    <Stack gap={1}>
      <Heading level={1} size="page">
        {intl.formatMessage({ id: 'shell.nav.account' })}
      </Heading>
      {customer && (
        <Text>
          {intl.formatMessage(
            { id: 'dashboard.overview.greeting' },
            { name: joinName(customer.firstname, customer.lastname) },
          )}
        </Text>
      )}
    </Stack>
  )
}

/** What is due, what is on its way, what can be bought again, and the latest orders. */
export function OverviewView({
  customer,
  orders,
  waiting = waitingForPayment(orders ?? []),
  profileFailure,
  ordersFailure,
  lifetime,
  receivedAt,
  OrderStatus,
  OrderGoods,
  Offers,
  onExpired,
  isPart = false,
}: OverviewViewProps) {
  const intl = useIntl()
  const [expiredId, setExpiredId] = useState<Order['entity_id']>()
  // shown only once the service has cancelled it: a payment may have arrived meanwhile
  const hasExpired =
    expiredId !== undefined &&
    paymentState(orders?.find(({ entity_id: id }) => id === expiredId)?.status) === 'cancelled'
  const due = orders?.find((order) => mustPayNow(order.status))
  const moreDue = due ? waiting - 1 : 0
  // What is due comes first and must not shift the page, so the rest waits for it.
  const isComing = orders === undefined && !ordersFailure
  // Whose overview it is decides what stands above all this.
  if (!customer && !profileFailure) return <OverviewSkeleton />
  const limit = due && paymentTerms(due, lifetime, receivedAt).deadline
  return (
    <Stack gap={6}>
      {isPart ? null : <OverviewTitle customer={customer} />}
      {hasExpired && (
        <Banner tone="warning" isLive>
          {intl.formatMessage({ id: 'dashboard.overview.expired' })}
        </Banner>
      )}
      {due && (
        <Banner
          tone="warning"
          title={intl.formatMessage({ id: 'dashboard.overview.dueTitle' })}
          action={
            <LinkButton href={paths.checkoutPayment(due.entity_id ?? '')} variant="primary" size="lg">
              {intl.formatMessage(
                { id: 'dashboard.overview.pay' },
                { amount: formatMoney(toMinor(due.total_due ?? due.grand_total)) },
              )}
            </LinkButton>
          }
        >
          <Text>
            {intl.formatMessage(
              { id: 'dashboard.overview.dueOrder' },
              { number: due.increment_id ?? due.entity_id ?? '' },
            )}
          </Text>
          {moreDue > 0 && (
            <Text size="small">
              <TextLink href={paths.orders()}>
                {intl.formatMessage({ id: 'dashboard.overview.moreDue' }, { n: moreDue })}
              </TextLink>
            </Text>
          )}
          {limit && (
            <Countdown
              deadline={limit.deadline}
              serverNow={limit.serverNow}
              label={intl.formatMessage({ id: 'dashboard.overview.timeLeft' })}
              onEnd={() => {
                setExpiredId(due.entity_id)
                onExpired()
              }}
            />
          )}
        </Banner>
      )}
      {isComing ? (
        <Skeleton shape="block" height="screen" />
      ) : (
        <>
          {profileFailure && <ReadError level={2} failure={profileFailure} />}
          {orders && <OnItsWay orders={orders} OrderGoods={OrderGoods} />}
          {orders && (
            <Suspense fallback={<Skeleton shape="card" />}>
              <Offers productIds={boughtBefore(orders, MOST_AGAIN)} />
            </Suspense>
          )}
          <RecentOrders
            orders={orders}
            failure={ordersFailure}
            OrderStatus={OrderStatus}
            OrderGoods={OrderGoods}
          />
        </>
      )}
    </Stack>
  )
}
