import { ForgotPasswordPage } from '#features/auth'
import type { PageTitle } from '../../router/page.ts'
import { useOutbox } from '../../router/sandbox.ts'

export const Page = () => <ForgotPasswordPage {...useOutbox()} />
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'account.forgot.title' })
