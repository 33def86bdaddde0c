import { TermsPage, termsPageQueries } from '#features/content'
import type { PageQueries, PageSubject, PageTitle } from '../../router/page.ts'

export const Page = TermsPage
export const queries: PageQueries = () => termsPageQueries()
export const subject: PageSubject = () => termsPageQueries()
export const title: PageTitle = ({ read }) => {
  const [own] = termsPageQueries()
  return (own && read(own)?.title) ?? undefined
}
