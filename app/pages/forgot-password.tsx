import { ForgotPasswordPage } from '#features/account'
import type { PageTitle } from '../page.ts'
import { useOutbox } from '../sandbox.ts'

export const Page = () => <ForgotPasswordPage {...useOutbox()} />
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.page.password' })
