import { DashboardPage } from '#features/account'
import { OrdersPage } from '#features/orders'
import type { PageTitle } from '../page.ts'

export const Page = () => <DashboardPage current="orders"><OrdersPage /></DashboardPage>
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.page.orders' })
