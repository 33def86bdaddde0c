import type { Endpoint } from '#domain/contract/endpoint.ts'

let prefetch: (href: string) => void = () => undefined
let readyPage: (path: string, call?: Endpoint) => void = () => undefined

/** Set by the client's entry; the server never prefetches. */
export const prefetchWith = (fetchAhead: typeof prefetch, fetchWhileIdle: typeof readyPage): void => {
  prefetch = fetchAhead
  readyPage = fetchWhileIdle
}

/** Prefetches an address that is likely to be opened. */
export const prefetchPage = (href: string): void => {
  prefetch(href)
}

/**
 * Prefetches what a page is made of, without its data, once the browser is idle.
 * @param path anything may stand for a parameter
 * @param call what the page reads that no page before it has read
 */
export const readyPageWhileIdle = (path: string, call?: Endpoint): void => {
  readyPage(path, call)
}
