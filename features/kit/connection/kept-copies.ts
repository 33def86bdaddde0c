/** Names of the caches that the service worker keeps copies in (docs/decisions/0053-read-offline.md). */
export const copies = {
  /** The program: scripts, styles, fonts, and the document that any page can be shown in. */
  shell: 'shell',
  /** Documents that are the same for everybody. */
  pages: 'pages',
  /** Answers of the service that are the same for everybody. */
  answers: 'answers',
  /** Answers for one person. */
  personal: 'personal',
  pictures: 'pictures',
} as const

/** Header of a copy: when it was made (ms since 1970). The service's own answers do not have it. */
export const KEPT_AT = 'x-kept-at'

/** Name of the `<meta>` in a kept document that says when it was kept (ms since 1970). */
export const KEPT_META = 'kept-at'

/** What a page tells the worker. */
export type WorkerMessage = { readonly type: 'forgetPerson' } | KeepMessage

/** Has the worker keep what is needed to read the shop without a connection. */
export interface KeepMessage {
  readonly type: 'keep'
  /** Address of the document for any page of the page's language. */
  readonly shell: string
  /** Names of pages whose files are kept as well. */
  readonly pages: readonly string[]
  /** Address of the page itself. */
  readonly page: string
  /** Addresses of what the page has loaded before the worker took over. */
  readonly seen: readonly string[]
}

const drop = (name: string): void => {
  // missing on plain http, refused where storage is blocked
  if (typeof caches !== 'undefined') void caches.delete(name).catch(() => undefined)
}

/** Deletes what was kept for the person who signs out here. The worker is told as well: it may be waiting for an answer. */
export function forgetPerson(): void {
  drop(copies.personal)
  if (typeof navigator !== 'undefined' && 'serviceWorker' in navigator)
    navigator.serviceWorker.controller?.postMessage({ type: 'forgetPerson' } satisfies WorkerMessage)
}

/** Deletes kept documents: an address without a language has another one now. */
export const forgetPages = (): void => {
  drop(copies.pages)
}
