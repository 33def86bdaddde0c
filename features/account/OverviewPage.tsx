import { getOrderLifetime, listOrders } from '#domain/orders/api.ts'
import { handledQuery } from '#features/kit/query.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { OverviewView, type OverviewViewProps } from './OverviewView.tsx'

/** The first page of the dashboard: what needs doing first, the latest orders, who one is. */
export function OverviewPage({ OrderStatus }: Pick<OverviewViewProps, 'OrderStatus'>) {
  const client = useQueryClient()
  const { customer, isSignedIn } = useSession()
  const orders = useQuery({ ...handledQuery(listOrders, { query: { sorted: '1' } }), enabled: isSignedIn })
  const lifetime = useQuery({ ...handledQuery(getOrderLifetime), enabled: isSignedIn })
  const list = orders.data && (Array.isArray(orders.data) ? orders.data : orders.data.items)
  return (
    <OverviewView
      customer={customer}
      orders={list}
      lifetime={lifetime.data ?? 0}
      receivedAt={orders.dataUpdatedAt}
      OrderStatus={OrderStatus}
      onExpired={() => { void client.invalidateQueries({ queryKey: [listOrders.name] }) }}
    />
  )
}
