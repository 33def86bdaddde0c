import { ContentPage, contentPageQueries } from '#features/content'
import type { PageQueries, PageTitle } from '../page.ts'

export const Page = ContentPage
export const queries: PageQueries = ({ params }) => contentPageQueries(params)
export const title: PageTitle = ({ params, read }) => {
  const [own] = contentPageQueries(params)
  return (own && read(own)?.title) ?? undefined
}
