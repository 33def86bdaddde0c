import { getCmsPage } from '#domain/content/api.ts'
import { handledQuery } from '#features/kit/query.ts'

/** The identifier of the terms document among the content pages (decisions.md A-04). */
export const TERMS_PAGE = 'terms-conditions'

export const cmsPageQuery = (id: string) => handledQuery(getCmsPage, { params: { id } })

/** What the server reads before it renders a content page. */
export const contentPageQueries = ({ id }: Readonly<Record<string, string | undefined>>) => [cmsPageQuery(id ?? '')]
export const termsPageQueries = () => [cmsPageQuery(TERMS_PAGE)]
