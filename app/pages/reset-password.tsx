import { ResetPasswordPage } from '#features/account'
import type { PageTitle } from '../page.ts'

export const Page = ResetPasswordPage
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.page.password' })
