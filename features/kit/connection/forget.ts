/** The cache of answers for one person, and the message that has the worker delete it. */
export const PERSONAL = 'personal'

/** The cache of documents that are the same for everybody. */
export const PAGES = 'pages'

// missing on plain http, refused where storage is blocked
const drop = (name: string): unknown => globalThis.caches?.delete(name).catch(() => undefined)

/** Deletes what was kept for the person who signs out here. The worker is told as well: it may be waiting for an answer. */
export function forgetPerson(): void {
  drop(PERSONAL)
  navigator.serviceWorker?.controller?.postMessage(PERSONAL)
}

/** Deletes kept documents: an address without a language has another one now. */
export const forgetPages = (): unknown => drop(PAGES)
