let prefetch: (href: string) => void = () => undefined

/** Set by the client's entry; the server never prefetches. */
export const prefetchWith = (fetchAhead: (href: string) => void): void => {
  prefetch = fetchAhead
}

/** Prefetches an address that is likely to be opened. */
export const prefetchPage = (href: string): void => {
  prefetch(href)
}
