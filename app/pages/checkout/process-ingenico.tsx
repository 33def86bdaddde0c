import { ProcessPage } from '#features/payment'
import type { PageTitle } from '../../router/page.ts'

export const Page = () => <ProcessPage kind="ingenico" />
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'payment.title' })
