import { DashboardPage, AddressesPage } from '#features/account'
import type { PageTitle } from '../page.ts'

export const Page = () => <DashboardPage current="addresses"><AddressesPage /></DashboardPage>
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.page.addresses' })
