import { OverviewPage } from '#features/account'
import { OrderStatus } from '#features/orders'
import { Dashboard } from '../Dashboard.tsx'
import type { PageTitle } from '../page.ts'

export const Page = () => <Dashboard current="overview"><OverviewPage OrderStatus={OrderStatus} /></Dashboard>
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.nav.account' })
