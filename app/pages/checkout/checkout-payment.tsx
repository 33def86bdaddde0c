import { PaymentPage } from '#features/payment'
import type { PageTitle } from '../../router/page.ts'

export const Page = PaymentPage
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'payment.title' })
