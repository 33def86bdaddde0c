import type { FetchQueryOptions, InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { IntlShape } from 'react-intl'

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
export interface TitleTools extends PagePlace {
  intl: IntlShape
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

/** Title of the browser tab, without the shop's name. */
export type PageTitle = (tools: TitleTools) => string | undefined

/** A lazily loaded page: exports of `app/pages/<folder>/<name>.tsx`. */
export interface PageModule {
  Page: ComponentType
  queries?: PageQueries
  /** Without it, the page can be shown whatever the service answers. */
  subject?: PageSubject
  title: PageTitle
}

/** Facts about a page that are known without loading it. */
export interface PageHandle {
  /** The page's module and its dependencies, as named in the build's manifest; the page's own as written by `pageModule`. */
  modules: readonly string[]
  /** Message catalogues besides the shell's. */
  parts: readonly string[]
  load: () => Promise<PageModule>
  /** Depends on the token, which only the browser has; the server sends a skeleton. */
  personal: boolean
  /** Frame: the shop's header and footer, or those of the checkout. */
  frame: 'shop' | 'checkout'
  /** Who may see it: signed-in customers (with the reason shown to guests) or associates; undefined: everyone. */
  guard: 'account' | 'checkout' | 'associate' | undefined
}

/** A page of the shop: its address and contents. */
export interface PageRoute {
  path: string
  handle: PageHandle
}

/** Runs a page's query, for loader and prefetch. */
export const asFetch = (query: PageQuery): FetchQueryOptions => query as FetchQueryOptions

/** The same as a prefetch, whose failure is not reported. */
export const asFetchAhead = (query: PageQuery): FetchQueryOptions => ({
  ...asFetch(query),
  meta: { isAhead: true },
})
