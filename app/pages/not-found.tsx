import { NotFoundPage } from '../NotFoundPage.tsx'
import type { PageTitle } from '../page.ts'

export const Page = NotFoundPage
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.notFound.short' })
