import { ownValue } from '#domain/contract/own-value.ts'
import { getCmsBlock, getCmsPage, getLandingPage } from '#domain/content/api.ts'
import type { CmsPage } from '#domain/content/schema.ts'
import { call } from '#features/kit/call.ts'
import { handledQuery, queryKey } from '#features/kit/query.ts'
import { queryOptions } from '@tanstack/react-query'

/** Identifier of the terms among the content pages. */
export const TERMS_PAGE = 'terms-conditions'

export const cmsPageQuery = (id: string) => handledQuery(getCmsPage, { params: { id } })

/** Pages that the service assembles from blocks. */
const landingPages: readonly string[] = ['associate-offer']
/** Blocks below the text of a page. */
const blocksBelow: Readonly<Record<string, readonly string[]>> = { 'about-us': ['supplement-note'] }

/** Returns a landing page as one text: its own, followed by those of its blocks that it does not include already. */
export const landingText = (
  content: string | null | undefined,
  blocks: readonly { content: string }[],
): string =>
  blocks.reduce(
    (text, block) => (text.includes(block.content) ? text : `${text}${block.content}`),
    content ?? '',
  )

/** A content page or, if it is one, a landing page with its blocks. */
export const contentPageQuery = (id: string) =>
  landingPages.includes(id)
    ? queryOptions<CmsPage>({
        queryKey: queryKey(getLandingPage, { params: { id } }),
        queryFn: async ({ signal }) => {
          const { blocks, ...page } = await call(
            getLandingPage,
            { params: { id } },
            { signal, handled: true },
          )
          return { ...page, content: landingText(page.content, blocks) }
        },
      })
    : cmsPageQuery(id)

export const blockQuery = (id: string) => handledQuery(getCmsBlock, { params: { id } })
export const blocksOf = (page: string): readonly string[] => ownValue(blocksBelow, page) ?? []

/** Queries that the server prefetches for a content page, the page itself first. */
export const contentPageQueries = ({ id = '' }: Readonly<Record<string, string | undefined>>) =>
  [contentPageQuery(id), ...blocksOf(id).map(blockQuery)] as const
export const termsPageQueries = () => [cmsPageQuery(TERMS_PAGE)]
