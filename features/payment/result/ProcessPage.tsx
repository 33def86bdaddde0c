import { redirectTo } from '#domain/auth/redirect.ts'
import { getOrder, listOrders } from '#domain/orders/api.ts'
import { getIngenicoStatus, getPlanetPayment, getWorldpayStatus } from '#domain/payment/api.ts'
import type { PaymentStatus } from '#domain/payment/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { call } from '#features/kit/call.ts'
import { useIsSessionReady, useSession } from '#features/kit/session.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { nextPoll, processPhase, statusOfOrder, statusOfPlanet, type ProcessPhase } from './poll.ts'
import { ProcessView } from './ProcessView.tsx'

export type ProcessKind = 'worldpay' | 'ingenico' | 'payment' | 'planet'

/** One look at the payment. Flag 1 asks the provider now. */
async function look(
  kind: ProcessKind,
  orderId: number,
  paymentId: string,
  signal: AbortSignal,
): Promise<PaymentStatus> {
  const options = { handled: true, signal }
  if (kind === 'worldpay') return call(getWorldpayStatus, { params: { orderId, flag: '1' } }, options)
  if (kind === 'ingenico') return call(getIngenicoStatus, { params: { orderId, flag: '1' } }, options)
  if (kind === 'planet' && paymentId) {
    const status = statusOfPlanet(orderId, await call(getPlanetPayment, { params: { paymentId } }, options))
    if (!status) throw new Error('Planet answered a status that is not documented')
    return status
  }
  return statusOfOrder(orderId, await call(getOrder, { params: { id: orderId } }, options))
}

/** Waits for the result of a payment: a look every 3 seconds for 5 minutes, then the way on. */
export function ProcessPage({ kind }: { kind: ProcessKind }) {
  const params = useParams()
  const [search] = useSearchParams()
  const { pathname, search: query } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { isSignedIn } = useSession()
  const isReady = useIsSessionReady()
  const orderId =
    Number(
      params.id ?? params.orderId ?? params.order_id ?? search.get('order') ?? search.get('order_id') ?? '',
    ) || 0
  const paymentId = search.get('paymentId') ?? search.get('payment_id') ?? ''
  const [since, setSince] = useState(() => Date.now())
  const status = useQuery({
    queryKey: ['paymentProgress', kind, orderId, paymentId, since],
    queryFn: ({ signal }) => look(kind, orderId, paymentId, signal),
    enabled: isSignedIn && orderId > 0,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) =>
      state.status === 'error' ? false : nextPoll(processPhase(state.data, Date.now() - since)),
  })
  // Planet's return page is open to everybody; without a session there is nobody to show the order to.
  const phase: ProcessPhase =
    isReady && !isSignedIn
      ? 'signIn'
      : status.isError || (isReady && orderId === 0)
        ? 'unexpected'
        : processPhase(status.data, status.dataUpdatedAt ? status.dataUpdatedAt - since : 0)

  useEffect(() => {
    if (phase !== 'success' && phase !== 'settled') return
    for (const name of [getOrder.name, listOrders.name]) void client.invalidateQueries({ queryKey: [name] })
    void navigate(paths.orderSuccess(orderId), { replace: true })
  }, [phase, orderId, navigate, client])

  return (
    <ProcessView
      phase={phase}
      orderId={orderId}
      signInHref={redirectTo(paths.signIn(), pathname + query)}
      onRetry={() => {
        setSince(Date.now())
      }}
    />
  )
}

/** Return from Planet: `/order/:id/planetPayReturn?paymentId=`. */
export function PlanetReturnPage() {
  return <ProcessPage kind="planet" />
}

/** `/order/check/:id`: how it stands with an order's payment, whoever took it. */
export function OrderCheckPage() {
  return <ProcessPage kind="payment" />
}
