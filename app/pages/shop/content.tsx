import { ContentPage, contentPageQueries } from '#features/content'
import type { PageQueries, PageSubject, PageTitle } from '../../router/page.ts'

export const Page = ContentPage
export const queries: PageQueries = ({ params }) => contentPageQueries(params)
export const subject: PageSubject = ({ params }) => contentPageQueries(params).slice(0, 1)
export const title: PageTitle = ({ params, read }) => {
  const [own] = contentPageQueries(params)
  return (own && read(own)?.title) ?? undefined
}
