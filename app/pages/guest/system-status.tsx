import { SystemStatusPage } from '../../errors/SystemStatusPage.tsx'
import type { PageTitle } from '../../router/page.ts'

export const Page = SystemStatusPage
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.status.title' })
