import { OrdersPage } from '#features/orders'
import { Dashboard } from '../Dashboard.tsx'
import type { PageTitle } from '../page.ts'

export const Page = () => <Dashboard current="orders"><OrdersPage /></Dashboard>
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.page.orders' })
