import { toMinor } from '#domain/money/money.ts'
import { getOrder, getOrderLifetime } from '#domain/orders/api.ts'
import { mustPayNow, paymentTerms } from '#domain/orders/payment-state.ts'
import { pauseUntilNextRead } from '#domain/orders/read-again.ts'
import { paths } from '#domain/store/paths.ts'
import { Container } from '#design-system/layout/Container'
import { ErrorState } from '#design-system/feedback/ErrorState'
import { LinkButton } from '#design-system/actions/LinkButton'
import { handledQuery, retriedQuietly } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIsSessionReady, useSession } from '#features/kit/session.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { PaymentSkeleton } from '../PaymentSkeleton.tsx'
import { OrderedGoods } from './OrderedGoods.tsx'
import { SuccessView } from './SuccessView.tsx'
import { useMembershipRefresh } from './use-membership-refresh.ts'

/** `/order/success/:id`: thanks, the number, and what happens next. A payment under review is followed until the bank has decided. */
export function OrderSuccessPage() {
  const intl = useIntl()
  const params = useParams()
  const { isSignedIn } = useSession()
  const isReady = useIsSessionReady()
  const id = Number(params.id ?? params.order_id ?? '') || 0
  const order = useQuery({
    ...handledQuery(getOrder, { params: { id } }),
    enabled: isSignedIn && id > 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => pauseUntilNextRead(state.data?.status),
  })
  // An order that was read before its payment says that it is still to be paid: wait for what it says now.
  const isOutdated = mustPayNow(order.data?.status) && !order.isFetchedAfterMount
  useMembershipRefresh(order.data)
  const lifetime = useQuery({
    ...handledQuery(getOrderLifetime),
    ...retriedQuietly,
    enabled: isSignedIn && id > 0,
  })
  const isMissing =
    (isReady && id === 0) || (order.error instanceof ServiceFault && order.error.status === 404)
  const failure = readFailure(order)
  if (isMissing || failure) {
    const toOrders = (
      <LinkButton href={paths.orders()}>{intl.formatMessage({ id: 'orders.title' })}</LinkButton>
    )
    return (
      <Container width="measure" block="page">
        {failure && !isMissing ? (
          <ReadError level={1} failure={failure} actions={toOrders} />
        ) : (
          <ErrorState
            level={1}
            title={intl.formatMessage({ id: 'orders.error.notFound' })}
            actions={toOrders}
          />
        )}
      </Container>
    )
  }
  if (!order.data || isOutdated)
    return <PaymentSkeleton label={intl.formatMessage({ id: 'payment.loading' })} />
  const { status = '', increment_id: number = String(id), customer_email: email } = order.data
  return (
    <SuccessView
      orderId={id}
      number={number}
      status={status}
      terms={paymentTerms(order.data, lifetime.data ?? 0, order.dataUpdatedAt)}
      due={toMinor(order.data.total_due ?? order.data.grand_total)}
      email={email ?? undefined}
    >
      <OrderedGoods order={order.data} />
    </SuccessView>
  )
}
