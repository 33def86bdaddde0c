import { OrderCheckPage } from '#features/payment'
import type { PageTitle } from '../../router/page.ts'

export const Page = OrderCheckPage
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'payment.title' })
