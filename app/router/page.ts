import type { FetchQueryOptions, InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { IntlShape } from 'react-intl'
import type { LazyModule } from './loading/lazy-module.ts'

/** A read needed before a page is shown, as returned by `query(endpoint, input)`. */
export interface PageQuery {
  queryKey: QueryKey
  queryFn?: unknown
}

/** The visitor's location. */
export interface PagePlace {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

/** Cached answer of a query; undefined if there is none. */
export type Read = <K extends QueryKey>(options: { queryKey: K }) => InferDataFromTag<unknown, K> | undefined

/** Reads from the cache of a query client. */
export const readFrom =
  (client: QueryClient): Read =>
  ({ queryKey }) =>
    client.getQueryData(queryKey)

/** Input of a title. */
interface TitleTools extends PagePlace {
  intl: IntlShape
  client: QueryClient
  read: Read
  /** The signed-in customer's group, which some reads depend on. */
  group: string | undefined
}

/** Reads that the server includes in the HTML. */
export type PageQueries = (place: PagePlace) => readonly PageQuery[]

/**
 * The page's main reads. If all of them fail, the server sends an error page with its own status (`not found`,
 * `unavailable`) instead of an empty page.
 */
export type PageSubject = (place: PagePlace) => readonly PageQuery[]

/**
 * The visitor's own reads that the page shows when it is opened, which are made ahead to be there without a connection.
 * @param today Hong Kong date
 */
export type OwnQueries = (today: string) => readonly PageQuery[]

/** Whether the page can be shown before its reads are answered, from what other pages have read. */
export type PageIsKnown = (place: PagePlace, client: QueryClient) => boolean

/** Title of the browser tab, without the shop's name. */
export type PageTitle = (tools: TitleTools) => string | undefined

/** A lazily loaded page: exports of `app/pages/<folder>/<name>.tsx`. */
export interface PageModule {
  Page: ComponentType
  queries?: PageQueries
  ownQueries?: OwnQueries
  /** Without it, the page can be shown whatever the service answers. */
  subject?: PageSubject
  /** Without it, a navigation waits for the reads for a moment. */
  isKnown?: PageIsKnown
  title: PageTitle
}

/** Imports of the pages of a folder, by their files. */
export type PageModules = Readonly<Record<string, () => Promise<PageModule>>>

/** Facts about a route that are known without loading it. */
export interface RouteHandle<M = unknown> extends LazyModule<M> {
  /** The route's modules, as named in the build's manifest. */
  modules: readonly string[]
  /** Depends on the token, which only the browser has; the server sends a skeleton. */
  isPersonal?: boolean
}

/** Handle of a page's route. */
export interface PageHandle extends RouteHandle<PageModule> {
  /** Name of its message catalogue, which has what the shell's lacks (`scripts/words/`). */
  words: string
}

/** What a page's loader answers: the page that is shown instead, if there is one. */
export type PageData = { instead: 'notFound' | 'unavailable' | 'scriptNeeded' } | null

/** Runs a page's query, for loader and prefetch. */
export const asFetch = (query: PageQuery): FetchQueryOptions => query as FetchQueryOptions

/** The same as a prefetch, whose failure is not reported. */
export const asFetchAhead = (query: PageQuery): FetchQueryOptions => ({
  ...asFetch(query),
  meta: { isAhead: true },
})
