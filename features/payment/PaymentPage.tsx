import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { toMinor } from '#domain/money/money.ts'
import { getOrder, getOrderLifetime, listOrderPaymentMethods, listOrders } from '#domain/orders/api.ts'
import { paymentDeadline } from '#domain/orders/deadline.ts'
import { isUnpaid } from '#domain/orders/status.ts'
import type { Card } from '#domain/payment/card.ts'
import { Banner } from '#design-system/Banner'
import { Button } from '#design-system/Button'
import { Container } from '#design-system/Container'
import { ErrorState } from '#design-system/ErrorState'
import { Heading } from '#design-system/Heading'
import { LinkButton } from '#design-system/LinkButton'
import { Stack } from '#design-system/Stack'
import { handledQuery } from '#features/kit/query.ts'
import { useIsSessionReady, useSession } from '#features/kit/session.ts'
import { faultText } from '#features/kit/service-fault.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paymentKind } from '#domain/payment/payment-kind.ts'
import { processPath } from './process-path.ts'
import { cardTypesQuery } from './card-types.ts'
import { PaymentSkeleton } from './PaymentSkeleton.tsx'
import { PaymentView } from './PaymentView.tsx'
import { startPayment } from './use-payment.ts'

const InProgressDialog = lazy(() => import('./InProgressDialog.tsx').then((module) => ({ default: module.InProgressDialog })))

/** Paying an unpaid order, `?order=<id>` (shopping.md §2 "/checkout/payment"). */
export function PaymentPage() {
  const intl = useIntl()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { isSignedIn } = useSession()
  const isReady = useIsSessionReady()
  const [search] = useSearchParams()
  const id = Number(search.get('order') ?? '') || 0
  const order = useQuery({ ...handledQuery(getOrder, { params: { id } }), enabled: isSignedIn && id > 0, staleTime: 0 })
  const methods = useQuery({ ...handledQuery(listOrderPaymentMethods, { params: { id } }), enabled: isSignedIn && id > 0 })
  const hasCard = methods.data?.some(({ code }) => paymentKind(code) === 'card') ?? false
  const cardTypes = useQuery({ ...cardTypesQuery(), enabled: hasCard })
  const lifetime = useQuery({ ...handledQuery(getOrderLifetime), enabled: isSignedIn })
  const [fault, setFault] = useState<string>()
  const [isAsking, setAsking] = useState<boolean>()
  const [hasExpired, setExpired] = useState(false)
  // the service judges the card by its own clock; here a date a minute old does no harm
  const [today] = useState(() => toHongKongDate(new Date()))
  const [startedWith, setStartedWith] = useState<string>()

  // Back from a provider's page by the browser's own button: the page comes out of the cache as it was left.
  useEffect(() => {
    const returned = (event: PageTransitionEvent) => { if (event.persisted && startedWith) setAsking(true) }
    addEventListener('pageshow', returned)
    return () => { removeEventListener('pageshow', returned) }
  }, [startedWith])

  const frame = (children: React.ReactNode) => <Container width="measure" block="page"><Stack gap={5}><Heading level={1} size="page">{intl.formatMessage({ id: 'payment.title' })}</Heading>{children}</Stack></Container>
  const toOrder = <LinkButton href={id ? `/dashboard/orders/${id}` : '/dashboard/orders'} variant="primary">{intl.formatMessage({ id: 'payment.pay.viewOrder' })}</LinkButton>
  if (order.isError || methods.isError || (isReady && id === 0)) return frame(<ErrorState title={intl.formatMessage({ id: 'payment.error.load' })} actions={<><Button onPress={() => { void order.refetch(); void methods.refetch() }}>{intl.formatMessage({ id: 'payment.error.retry' })}</Button>{toOrder}</>} />)
  if (hasExpired) return frame(<Banner tone="warning" isLive action={toOrder}>{intl.formatMessage({ id: 'payment.due.expired' })}</Banner>)
  if (!order.data || !methods.data) return <PaymentSkeleton label={intl.formatMessage({ id: 'payment.loading' })} />
  if (!isUnpaid(order.data.status ?? '')) return frame(<Banner tone="info" action={toOrder}>{intl.formatMessage({ id: 'payment.due.notUnpaid' })}</Banner>)

  const { data } = order
  // An attempt that the provider has not decided: somebody came back from its page by another way than its own.
  const open = startedWith === undefined ? data.extension_attributes?.pending_payment?.at(-1) : undefined
  const forget = () => { for (const name of [getOrder.name, listOrders.name]) void client.invalidateQueries({ queryKey: [name] }) }
  const pay = async (code: string, card: Card) => {
    setFault(undefined)
    setStartedWith(code)
    try {
      const started = await startPayment(id, code, data.payment?.method, card)
      if (started.kind === 'declined') return 'declined' as const
      if (started.kind === 'look') { forget(); void navigate(processPath(paymentKind(code), id)) }
      return 'done' as const
    } catch (error) {
      // It may have been paid, cancelled or changed elsewhere meanwhile.
      forget()
      setFault(faultText(intl, error, 'payment.error.generic'))
      return 'failed' as const
    }
  }
  return (
    <PaymentView
      order={{ id, number: data.increment_id ?? String(id), due: toMinor(data.total_due ?? data.grand_total), method: data.payment?.method }}
      methods={methods.data}
      cardTypes={cardTypes.data}
      limit={paymentDeadline(data, lifetime.data ?? 0, order.dataUpdatedAt)}
      today={today}
      onPay={pay}
      fault={fault}
      onExpired={() => { setExpired(true); forget() }}
      onAlreadyPaid={() => { setAsking(true) }}
      dialog={(isAsking ?? open !== undefined) && <Suspense fallback={null}><InProgressDialog isOpen onUnpaid={() => { setAsking(false) }} onPaid={() => { void navigate(processPath(paymentKind(startedWith ?? open?.method ?? data.payment?.method ?? ''), id)) }} /></Suspense>}
    />
  )
}
