import { ResetPasswordPage } from '#features/auth'
import type { PageTitle } from '../../router/page.ts'

export const Page = ResetPasswordPage
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'account.reset.title' })
