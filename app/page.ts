import type { FetchQueryOptions, InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { IntlShape } from 'react-intl'

/** A read that a page wants before it is shown; what `query(endpoint, input)` gives. */
export interface PageQuery { queryKey: QueryKey; queryFn?: unknown }

/** Where the visitor is. */
export interface PagePlace { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams }

/** The cached answer of a query, or undefined until it is there. */
export type Read = <K extends QueryKey>(options: { queryKey: K }) => InferDataFromTag<unknown, K> | undefined

/** Reads from the cache of a query client. */
export const readFrom = (client: QueryClient): Read => ({ queryKey }) => client.getQueryData(queryKey)

/** What a title may use. */
export interface TitleTools extends PagePlace { intl: IntlShape; read: Read }

/** Reads that the server puts into the HTML. */
export type PageQueries = (place: PagePlace) => readonly PageQuery[]

/** The one read without which there is no page. */
export type PageSubject = (place: PagePlace) => PageQuery | undefined

/** What stands in the browser's tab, before the shop's name. */
export type PageTitle = (tools: TitleTools) => string | undefined

/** One lazily loaded page: `app/pages/<name>.tsx` exports these. */
export interface PageModule {
  Page: ComponentType
  queries?: PageQueries
  /** What the page is about: when the service answers 404 for it, there is no such page. */
  subject?: PageSubject
  title: PageTitle
}

/** What a route says about its page without loading it. */
export interface PageHandle {
  /** The page's module as the build's manifest names it. */
  module: string
  /** Message catalogues beside the shell's. */
  parts: readonly string[]
  load: () => Promise<PageModule>
  /** What it shows depends on the token, which only the browser has: the server sends a skeleton. */
  personal: boolean
  /** The shop's head and foot, or those of checkout and payment. */
  frame: 'shop' | 'till'
  /** Who is let in: a signed-in person, told what for; undefined: everybody. */
  guard: 'account' | 'checkout' | undefined
}

/** Runs a page's query: the same function for loader and prefetch. */
export const asFetch = (query: PageQuery): FetchQueryOptions => query as FetchQueryOptions

/** The same before somebody asks for the page: a failure is nobody's business yet. */
export const asFetchAhead = (query: PageQuery): FetchQueryOptions => ({ ...asFetch(query), meta: { isAhead: true } })
