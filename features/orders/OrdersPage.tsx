import { getSalesConfiguration, listOrders } from '#domain/orders/api.ts'
import { handledQuery } from '#features/kit/query.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { OrderFilter } from './order-view.ts'
import { OrdersView } from './OrdersView.tsx'

const filterOf = (text: string | null): OrderFilter => (text === 'main' || text === 'business' ? text : 'all')

/** The customer's orders, newest first; the filter stands in the address (`?channel=`). Stands inside the dashboard. */
export function OrdersPage() {
  const { isSignedIn } = useSession()
  const [search, setSearch] = useSearchParams()
  const orders = useQuery({ ...handledQuery(listOrders, { query: { sorted: '1' } }), enabled: isSignedIn })
  // what may be done with an order: read here, so that its page has it at once
  useQuery({ ...handledQuery(getSalesConfiguration), enabled: isSignedIn })
  const list = orders.data && (Array.isArray(orders.data) ? orders.data : orders.data.items)
  return (
    <OrdersView
      orders={list}
      hasFailed={orders.isError}
      onRetry={() => { void orders.refetch() }}
      filter={filterOf(search.get('channel'))}
      onFilter={(filter) => { setSearch((before) => { if (filter === 'all') before.delete('channel'); else before.set('channel', filter); return before }, { replace: true, preventScrollReset: true }) }}
    />
  )
}
