import { OrdersPage, ordersQuery, OrderStatus } from '#features/orders'
import { lazy, Suspense } from 'react'
import { Dashboard } from '../../shell/Dashboard.tsx'
import type { OwnQueries, PageTitle } from '../../router/page.ts'

const HistoricOrders = lazy(() =>
  import('#features/loyalty').then((module) => ({ default: module.HistoricOrders })),
)

export const Page = () => (
  <Dashboard current="orders">
    <OrdersPage
      history={
        <Suspense>
          <HistoricOrders OrderStatus={OrderStatus} />
        </Suspense>
      }
    />
  </Dashboard>
)
export const ownQueries: OwnQueries = () => [ordersQuery()]
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'orders.title' })
