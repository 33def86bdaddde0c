import { AddressesPage } from '#features/account'
import { Dashboard } from '../Dashboard.tsx'
import type { PageTitle } from '../page.ts'

export const Page = () => <Dashboard current="addresses"><AddressesPage /></Dashboard>
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.page.addresses' })
