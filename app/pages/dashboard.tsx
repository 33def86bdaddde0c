import { DashboardPage, OverviewPage } from '#features/account'
import { OrderStatus } from '#features/orders'
import type { PageTitle } from '../page.ts'

export const Page = () => <DashboardPage current="overview"><OverviewPage OrderStatus={OrderStatus} /></DashboardPage>
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.nav.account' })
