import { getCmsBlock, getCmsPage, getLandingPage } from '#domain/content/api.ts'
import type { CmsPage } from '#domain/content/schema.ts'
import { call } from '#features/kit/call.ts'
import { handledQuery, queryKey } from '#features/kit/query.ts'
import { queryOptions } from '@tanstack/react-query'

/** The identifier of the terms document among the content pages (decisions.md A-04). */
export const TERMS_PAGE = 'terms-conditions'

export const cmsPageQuery = (id: string) => handledQuery(getCmsPage, { params: { id } })

/** Pages that the service composes of blocks. */
const landingPages: readonly string[] = ['associate-offer']
/** Blocks below the text of a page. */
const blocksBelow: Readonly<Record<string, readonly string[]>> = { 'about-us': ['supplement-note'] }

/** A landing page as one text: its own, and those of its blocks that it does not hold already. */
export const landingText = (content: string | null | undefined, blocks: readonly { content: string }[]): string =>
  blocks.reduce((text, block) => (text.includes(block.content) ? text : `${text}${block.content}`), content ?? '')

/** A content page or, where it is one, a landing page with its blocks in it (shopping.md §7). */
export const contentPageQuery = (id: string) => (landingPages.includes(id)
  ? queryOptions<CmsPage>({
    queryKey: queryKey(getLandingPage, { params: { id } }),
    queryFn: async ({ signal }) => {
      const { blocks, ...page } = await call(getLandingPage, { params: { id } }, { signal, handled: true })
      return { ...page, content: landingText(page.content, blocks) }
    },
  })
  : cmsPageQuery(id))

export const blockQuery = (id: string) => handledQuery(getCmsBlock, { params: { id } })
export const blocksOf = (page: string): readonly string[] => blocksBelow[page] ?? []

/** What the server reads before it renders a content page; the page itself comes first. */
export const contentPageQueries = ({ id = '' }: Readonly<Record<string, string | undefined>>) => [contentPageQuery(id), ...blocksOf(id).map(blockQuery)] as const
export const termsPageQueries = () => [cmsPageQuery(TERMS_PAGE)]
