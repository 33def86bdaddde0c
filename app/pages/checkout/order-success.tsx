import { OrderSuccessPage } from '#features/payment'
import type { PageTitle } from '../../router/page.ts'

export const Page = OrderSuccessPage
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.page.payment' })
