import { getOrder } from '#domain/orders/api.ts'
import { handledQuery } from '#features/kit/query.ts'
import { OrderPage, orderNumber } from '#features/orders'
import { Dashboard } from '../../shell/Dashboard.tsx'
import type { PageTitle } from '../../router/page.ts'

export const Page = () => (
  <Dashboard current="orders">
    <OrderPage />
  </Dashboard>
)

/** The order's number, once it is known: the address has an id that customers never see. */
export const title: PageTitle = ({ intl, params, read }) => {
  const order = read(handledQuery(getOrder, { params: { id: Number(params['id']) } }))
  return order
    ? intl.formatMessage({ id: 'orders.list.number' }, { number: orderNumber(order) })
    : intl.formatMessage({ id: 'orders.title' })
}
