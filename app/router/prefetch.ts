import type { Endpoint } from '#domain/contract/endpoint.ts'

let prefetch: (href: string, isTouch: boolean) => void = () => undefined
let readyPage: (path: string, call?: Endpoint) => void = () => undefined

/** Set by the client's entry; the server never prefetches. */
export const prefetchWith = (fetchAhead: typeof prefetch, fetchWhileIdle: typeof readyPage): void => {
  prefetch = fetchAhead
  readyPage = fetchWhileIdle
}

/**
 * Prefetches an address that is likely to be opened.
 * @param isTouch a finger is on its link: the press follows at once, or it was a scroll
 */
export const prefetchPage = (href: string, isTouch = false): void => {
  prefetch(href, isTouch)
}

/**
 * Prefetches what a page is made of, without its data, once the browser is idle.
 * @param path anything may stand for a parameter
 * @param call what the page reads that no page before it has read
 */
export const readyPageWhileIdle = (path: string, call?: Endpoint): void => {
  readyPage(path, call)
}
