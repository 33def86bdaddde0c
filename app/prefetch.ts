let prefetch: (href: string) => void = () => undefined

/** The client's entry says how a page is fetched ahead; the server never does. */
export const prefetchWith = (fetchAhead: (href: string) => void): void => { prefetch = fetchAhead }

/** Somebody is about to open this address. */
export const prefetchPage = (href: string): void => { prefetch(href) }
