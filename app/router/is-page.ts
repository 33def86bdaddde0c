/** Paths answered by another part of the server: the browser loads them as documents. */
const served = /^\/(rest|sandbox|media|assets|language)(\/|$)/

/** Whether an address is a page of this shop, which the router opens without loading a document. */
export const isPage = (href: string): boolean => /^\/(?![/\\])/.test(href) && !served.test(href)
