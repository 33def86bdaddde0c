import { getOrderLifetime, listOrders } from '#domain/orders/api.ts'
import { mustPayNow } from '#domain/orders/payment-state.ts'
import { pauseUntilNextRead } from '#domain/orders/read-again.ts'
import type { Order } from '#domain/orders/schema.ts'
import { waitingForPayment } from '#domain/orders/waiting.ts'
import { handledQuery, retriedQuietly } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useProfileFailure, useSession } from '#features/kit/session.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OverviewView, type OverviewViewProps } from './OverviewView.tsx'

const listOf = (answer: { items: Order[] } | Order[] | undefined): Order[] | undefined =>
  Array.isArray(answer) ? answer : answer?.items

/** The dashboard's first page: what is due, what is on its way, what to buy again, and the latest orders. */
export function OverviewPage(
  // The customer is handed in: read here, it could be known a moment before it is around this page, whose parts above would then push it down.
  slots: Pick<OverviewViewProps, 'customer' | 'OrderStatus' | 'OrderGoods' | 'Offers' | 'isPart'>,
) {
  const client = useQueryClient()
  const { isSignedIn } = useSession()
  const [hasExpired, setExpired] = useState(false)
  const orders = useQuery({
    ...handledQuery(listOrders, {
      query: { sorted: '1', searchCriteria: { pageSize: 20, currentPage: 1 } },
    }),
    enabled: isSignedIn,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      pauseUntilNextRead(
        listOf(data)?.find(({ status }) => mustPayNow(status))?.status,
        hasExpired,
        dataUpdateCount,
      ),
  })
  const lifetime = useQuery({ ...handledQuery(getOrderLifetime), ...retriedQuietly, enabled: isSignedIn })
  const list = listOf(orders.data)
  return (
    <OverviewView
      orders={list}
      waiting={orders.data && waitingForPayment(orders.data)}
      profileFailure={useProfileFailure()}
      ordersFailure={readFailure(orders)}
      lifetime={lifetime.data ?? 0}
      receivedAt={orders.dataUpdatedAt}
      {...slots}
      onExpired={() => {
        setExpired(true)
        void client.invalidateQueries({ queryKey: [listOrders.name] })
      }}
    />
  )
}
