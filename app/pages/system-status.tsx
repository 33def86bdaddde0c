import { SystemStatusPage } from '../SystemStatusPage.tsx'
import type { PageTitle } from '../page.ts'

export const Page = SystemStatusPage
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.status.title' })
