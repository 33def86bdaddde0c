import {
  cancelOrder,
  getOrder,
  getOrderLifetime,
  getSalesConfiguration,
  listOrders,
  printInvoice,
} from '#domain/orders/api.ts'
import { pauseUntilNextRead } from '#domain/orders/read-again.ts'
import { logisticsStep } from '#domain/orders/status.ts'
import { paths } from '#domain/store/paths.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { ErrorState } from '#design-system/feedback/ErrorState'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { call } from '#features/kit/call.ts'
import { handledQuery, retriedQuietly, useMutate } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { fromBase64, saveFile, savedNotice } from '#features/kit/save-file.ts'
import { faultText, ServiceFault } from '#features/kit/service-fault.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { OrderView } from './OrderView.tsx'
import { useReorder } from './use-reorder.ts'

const Tracking = lazy(() => import('./Tracking.tsx').then((module) => ({ default: module.Tracking })))

/** One order: what is due, how far it is, what was bought, and what can be done. */
export function OrderPage() {
  const intl = useIntl()
  const client = useQueryClient()
  const notifications = useNotifications()
  const { isSignedIn } = useSession()
  const id = Number(useParams().id ?? '') || 0
  const [hasExpired, setExpired] = useState(false)
  const order = useQuery({
    ...handledQuery(getOrder, { params: { id } }),
    enabled: isSignedIn && id > 0,
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      pauseUntilNextRead(data?.status, hasExpired, dataUpdateCount),
  })
  const lifetime = useQuery({ ...handledQuery(getOrderLifetime), ...retriedQuietly, enabled: isSignedIn })
  const selling = useQuery({ ...handledQuery(getSalesConfiguration), ...retriedQuietly, enabled: isSignedIn })
  const cancel = useMutate(cancelOrder)
  const { buyAgain, isReordering } = useReorder(order.data)
  const [isTracking, setTracking] = useState(false)

  const toOrders = <LinkButton href={paths.orders()}>{intl.formatMessage({ id: 'orders.title' })}</LinkButton>
  if (id === 0 || (order.error instanceof ServiceFault && order.error.status === 404))
    return (
      <ErrorState level={1} title={intl.formatMessage({ id: 'orders.error.notFound' })} actions={toOrders} />
    )
  const failure = readFailure(order)
  if (failure) return <ReadError level={1} failure={failure} actions={toOrders} />
  if (!order.data)
    return (
      <Stack gap={5}>
        <Skeleton shape="heading" />
        <Skeleton shape="block" height="s20" />
        <Skeleton shape="block" height="s20" />
        <Skeleton shape="text" lines={6} />
      </Stack>
    )

  const readAgain = () => {
    for (const name of [getOrder.name, listOrders.name]) void client.invalidateQueries({ queryKey: [name] })
  }
  const receipt = async () => {
    try {
      const { file_name: name, content_type: type, content } = await call(printInvoice, { params: { id } })
      saveFile(name, type, fromBase64(content))
      notifications.enqueue(savedNotice(intl, name))
    } catch (error) {
      // 404 is not announced by the general rule: there is no invoice yet
      if (error instanceof ServiceFault && error.status === 404)
        notifications.enqueue({ message: faultText(intl, error, 'orders.error.generic'), variant: 'error' })
    }
  }
  return (
    <OrderView
      order={order.data}
      lifetime={lifetime.data ?? 0}
      mayReorder={
        (selling.data?.reorder_allowed ?? true) && order.data.extension_attributes?.can_reorder !== false
      }
      mayReview={selling.data?.review_enabled ?? true}
      receivedAt={order.dataUpdatedAt}
      hasExpired={hasExpired}
      onExpired={() => {
        setExpired(true)
        readAgain()
      }}
      onSlept={() => {
        void order.refetch()
      }}
      isCancelling={cancel.isPending}
      onCancel={async () => {
        try {
          // only a plain false refuses: no other shape of the answer is documented
          const isDone = (await cancel.mutateAsync({ params: { id } })) !== false
          notifications.enqueue({
            message: intl.formatMessage({
              id: isDone ? 'orders.action.cancelled' : 'orders.action.notCancelled',
            }),
            variant: isDone ? 'success' : 'error',
          })
          if (!isDone) readAgain()
        } catch {
          readAgain()
        }
      }}
      isReordering={isReordering}
      onReorder={buyAgain}
      onReceipt={() => {
        void receipt()
      }}
      tracking={
        // a parcel on its way is what the customer has come for
        isTracking || logisticsStep(order.data.status ?? '') === 'sent' ? (
          <Suspense fallback={<Skeleton shape="block" height="screen" />}>
            <Tracking orderId={id} />
          </Suspense>
        ) : undefined
      }
      onTrack={() => {
        setTracking(true)
      }}
    />
  )
}
