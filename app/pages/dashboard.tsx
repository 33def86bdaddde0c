import { DashboardPage, OverviewPage } from '#features/account'
import type { PageTitle } from '../page.ts'

export const Page = () => <DashboardPage current="overview"><OverviewPage /></DashboardPage>
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.nav.account' })
