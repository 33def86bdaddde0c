import { mustPayNow, paymentState, paymentTerms } from '#domain/orders/payment-state.ts'
import { paths } from '#domain/store/paths.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Container } from '#design-system/layout/Container'
import { ErrorState } from '#design-system/feedback/ErrorState'
import { Heading } from '#design-system/text/Heading'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Stack } from '#design-system/layout/Stack'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIsSessionReady } from '#features/kit/session.ts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { PaymentSkeleton } from '../PaymentSkeleton.tsx'
import { OrderPayment, usePaymentAttempt } from './OrderPayment.tsx'
import { useOrderToPay } from './use-order-to-pay.ts'

/** Paying an unpaid order, `?order=<id>`. */
export function PaymentPage() {
  const intl = useIntl()
  const isReady = useIsSessionReady()
  const [search] = useSearchParams()
  const id = Number(search.get('order') ?? '') || 0
  const { order, receivedAt, methods, cardTypes, lifetime, failure, hasExpired, expire, readAgain } =
    useOrderToPay(id)
  const attempt = usePaymentAttempt()

  const frame = (children: ReactNode) => (
    <Container width="measure" block="page">
      <Stack gap={5}>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'payment.title' })}
        </Heading>
        {children}
      </Stack>
    </Container>
  )
  const toOrder = (
    <LinkButton href={id ? paths.order(id) : paths.orders()} variant="primary">
      {intl.formatMessage({ id: 'payment.pay.viewOrder' })}
    </LinkButton>
  )
  if (isReady && id === 0)
    return frame(<ErrorState title={intl.formatMessage({ id: 'shell.read.failed' })} actions={toOrder} />)
  if (failure) return frame(<ReadError failure={failure} actions={toOrder} />)
  if (!order || !methods) return <PaymentSkeleton label={intl.formatMessage({ id: 'payment.loading' })} />
  const terms = paymentTerms(order, lifetime, receivedAt)
  if (hasExpired && paymentState(order.status) === 'cancelled')
    return frame(
      <Banner tone="warning" isLive action={toOrder}>
        {intl.formatMessage({ id: 'payment.due.expired' })}
      </Banner>,
    )
  if (hasExpired && mustPayNow(order.status))
    return frame(
      <Banner tone="info" isLive action={toOrder}>
        {intl.formatMessage({ id: 'payment.due.checking' })}
      </Banner>,
    )
  if (!terms.isPayable)
    return frame(
      <Banner tone="info" action={toOrder}>
        {intl.formatMessage({ id: 'payment.due.notUnpaid' })}
      </Banner>,
    )
  return (
    <OrderPayment
      id={id}
      order={order}
      terms={terms}
      attempt={attempt}
      methods={methods}
      cardTypes={cardTypes}
      onExpired={expire}
      onStale={readAgain}
    />
  )
}
