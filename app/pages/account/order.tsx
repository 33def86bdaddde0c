import { OrderPage } from '#features/orders'
import { Dashboard } from '../../shell/Dashboard.tsx'
import type { PageTitle } from '../../router/page.ts'

export const Page = () => (
  <Dashboard current="orders">
    <OrderPage />
  </Dashboard>
)
export const title: PageTitle = ({ intl, params }) =>
  intl.formatMessage({ id: 'shell.page.order' }, { id: params.id })
