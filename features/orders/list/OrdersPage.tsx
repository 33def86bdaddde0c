import { getSalesConfiguration } from '#domain/orders/api.ts'
import { waitingForPayment } from '#domain/orders/waiting.ts'
import { paths } from '#domain/store/paths.ts'
import { Stack } from '#design-system/layout/Stack'
import { handledQuery } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { filterOrders, type OrderFilter } from '../order-view.ts'
import { OrdersView } from './OrdersView.tsx'
import { ordersQuery, PAGE_SIZE } from './queries.ts'
import { ReorderButton } from './ReorderButton.tsx'

const filterOf = (text: string | null): OrderFilter => (text === 'main' || text === 'business' ? text : 'all')

export interface OrdersPageProps {
  /** More about the orders of the business channel, from another feature; shown below its orders. */
  history?: ReactNode
}

/** The customer's orders, newest first; filter and page stand in the address (`?channel=&page=`). Stands inside the dashboard. */
export function OrdersPage({ history }: OrdersPageProps) {
  const { isSignedIn } = useSession()
  const [search, setSearch] = useSearchParams()
  const filter = filterOf(search.get('channel'))
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? '1')) || 1)
  const orders = useQuery({
    ...ordersQuery(filter, page),
    enabled: isSignedIn,
  })
  const selling = useQuery({ ...handledQuery(getSalesConfiguration), enabled: isSignedIn })
  // a service that knows no pages answers a bare list, or all orders of every channel at once
  const answer = Array.isArray(orders.data) ? { items: orders.data } : orders.data
  const list = answer && filterOrders(answer.items, filter)
  const total = answer && 'total_count' in answer ? answer.total_count : 0
  const pageHref = (number: number) => {
    const next = new URLSearchParams(search)
    if (number === 1) next.delete('page')
    else next.set('page', String(number))
    return paths.orders(Object.fromEntries(next))
  }
  return (
    <Stack gap={6}>
      <OrdersView
        orders={list}
        hasAny={filter !== 'all' || page > 1}
        waiting={answer ? waitingForPayment({ ...answer, items: list ?? [] }) : 0}
        Again={(selling.data?.reorder_allowed ?? true) ? ReorderButton : undefined}
        page={page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        pageHref={pageHref}
        failure={readFailure(orders)}
        filter={filter}
        onFilter={(next) => {
          setSearch(
            (before) => {
              if (next === 'all') before.delete('channel')
              else before.set('channel', next)
              before.delete('page')
              return before
            },
            { replace: true, preventScrollReset: true },
          )
        }}
      />
      {filter === 'business' && history}
    </Stack>
  )
}
