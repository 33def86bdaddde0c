import { NotFoundPage } from '../../errors/NotFoundPage.tsx'
import type { PageTitle } from '../../router/page.ts'

export const Page = NotFoundPage
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.notFound.short' })
