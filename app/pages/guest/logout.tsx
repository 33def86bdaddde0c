import { LogoutPage } from '#features/auth'
import type { PageTitle } from '../../router/page.ts'

export const Page = LogoutPage
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'account.logout.title' })
