import { TermsPage, termsPageQueries } from '#features/content'
import type { PageQueries, PageTitle } from '../page.ts'

export const Page = TermsPage
export const queries: PageQueries = () => termsPageQueries()
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.page.terms' })
