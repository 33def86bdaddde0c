import { DashboardPage } from '#features/account'
import { OrderPage } from '#features/orders'
import type { PageTitle } from '../page.ts'

export const Page = () => <DashboardPage current="orders"><OrderPage /></DashboardPage>
export const title: PageTitle = ({ intl, params }) => intl.formatMessage({ id: 'shell.page.order' }, { id: params.id })
