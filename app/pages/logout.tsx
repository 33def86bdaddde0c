import { LogoutPage } from '#features/account'
import type { PageTitle } from '../page.ts'

export const Page = LogoutPage
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.nav.signOut' })
