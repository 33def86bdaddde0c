import { cancelOrder, getOrder, getOrderLifetime, getSalesConfiguration, listOrders, printInvoice, reorder } from '#domain/orders/api.ts'
import { isUnpaid } from '#domain/orders/status.ts'
import { useNotifications } from '#design-system/NotificationStack'
import { Button } from '#design-system/Button'
import { ErrorState } from '#design-system/ErrorState'
import { LinkButton } from '#design-system/LinkButton'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { call } from '#features/kit/call.ts'
import { handledQuery, useMutate } from '#features/kit/query.ts'
import { faultText, ServiceFault } from '#features/kit/service-fault.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useParams } from 'react-router-dom'
import { OrderView } from './OrderView.tsx'
import { saveFile } from './save-file.ts'

const Tracking = lazy(() => import('./Tracking.tsx').then((module) => ({ default: module.Tracking })))

/** One order (shopping.md §2 "Orders"): what is due, how far it is, what was bought, and what can be done. */
export function OrderPage() {
  const intl = useIntl()
  const client = useQueryClient()
  const navigate = useNavigate()
  const notifications = useNotifications()
  const { isSignedIn } = useSession()
  const id = Number(useParams().id ?? '') || 0
  const [hasExpired, setExpired] = useState(false)
  // The service's clock may be a moment behind: whoever saw the time run out sees the cancelled order too.
  const order = useQuery({ ...handledQuery(getOrder, { params: { id } }), enabled: isSignedIn && id > 0, staleTime: 0, refetchInterval: ({ state }) => (hasExpired && isUnpaid(state.data?.status ?? '') ? 2000 : false) })
  const lifetime = useQuery({ ...handledQuery(getOrderLifetime), enabled: isSignedIn })
  const selling = useQuery({ ...handledQuery(getSalesConfiguration), enabled: isSignedIn })
  const cancel = useMutate(cancelOrder)
  const again = useMutate(reorder)
  const [isTracking, setTracking] = useState(false)

  if (order.isError || id === 0) {
    const isMissing = id === 0 || (order.error instanceof ServiceFault && order.error.status === 404)
    return <ErrorState level={1} title={intl.formatMessage({ id: isMissing ? 'orders.error.notFound' : 'orders.error.load' })} actions={<>{!isMissing && <Button onPress={() => { void order.refetch() }}>{intl.formatMessage({ id: 'orders.error.retry' })}</Button>}<LinkButton href="/dashboard/orders">{intl.formatMessage({ id: 'orders.title' })}</LinkButton></>} />
  }
  if (!order.data) return <Stack gap={5}><Skeleton shape="heading" /><Skeleton shape="block" height="s20" /><Skeleton shape="block" height="s20" /><Skeleton shape="text" lines={6} /></Stack>

  const readAgain = () => { for (const name of [getOrder.name, listOrders.name]) void client.invalidateQueries({ queryKey: [name] }) }
  const buyAgain = (itemIds?: number[]) => {
    again.mutate({ body: { orderId: id, ...(itemIds ? { itemIds } : {}) } }, {
      onSuccess: ({ user_input_errors: mistakes }) => {
        for (const { message } of mistakes) notifications.enqueue({ message, variant: 'error' })
        notifications.enqueue({ message: intl.formatMessage({ id: 'orders.action.reordered' }), variant: 'success', action: { label: intl.formatMessage({ id: 'orders.action.toCart' }), onAction: () => { void navigate('/cart') } } })
      },
    })
  }
  const receipt = async () => {
    try {
      const { file_name: name, content_type: type, content } = await call(printInvoice, { params: { id } })
      saveFile(name, type, content)
    } catch (error) {
      // 404 is not announced by the general rule: there is no invoice yet
      if (error instanceof ServiceFault && error.status === 404) notifications.enqueue({ message: faultText(intl, error, 'orders.error.generic'), variant: 'error' })
    }
  }
  return (
    <OrderView
      order={order.data}
      lifetime={lifetime.data ?? 0}
      mayReorder={selling.data?.reorder_allowed ?? true}
      mayReview={selling.data?.review_enabled ?? true}
      receivedAt={order.dataUpdatedAt}
      hasExpired={hasExpired}
      onExpired={() => { setExpired(true); readAgain() }}
      onSlept={() => { void order.refetch() }}
      isCancelling={cancel.isPending}
      onCancel={async () => {
        try {
          // only a plain false refuses: no other shape of the answer is documented (shopping.md §4)
          const isDone = await cancel.mutateAsync({ params: { id } }) !== false
          notifications.enqueue({ message: intl.formatMessage({ id: isDone ? 'orders.action.cancelled' : 'orders.action.notCancelled' }), variant: isDone ? 'success' : 'error' })
          if (!isDone) readAgain()
        } catch { readAgain() }
      }}
      isReordering={again.isPending}
      onReorder={buyAgain}
      onReceipt={() => { void receipt() }}
      tracking={isTracking ? <Suspense fallback={<Skeleton shape="block" />}><Tracking orderId={id} /></Suspense> : undefined}
      onTrack={() => { setTracking(true) }}
    />
  )
}
