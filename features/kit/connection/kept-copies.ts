import { PAGES, PERSONAL } from './forget.ts'

/** Names of the caches that the service worker keeps copies in (docs/decisions/0053-read-offline.md). */
export const copies = {
  /** The program: scripts, styles, fonts, and the document that any page can be shown in. */
  shell: 'shell',
  /** Documents that are the same for everybody. */
  pages: PAGES,
  /** Answers of the service that are the same for everybody. */
  answers: 'answers',
  /** Answers for one person. */
  personal: PERSONAL,
  pictures: 'pictures',
} as const

/** What a page tells the worker. */
export type WorkerMessage = typeof PERSONAL | KeepMessage

/** Has the worker keep what is needed to read the shop without a connection. */
export interface KeepMessage {
  /** Address of the document for any page of the page's language. */
  readonly shell: string
  /** Names of pages whose files are kept as well. */
  readonly pages: readonly string[]
  /** Address of the page itself. */
  readonly page: string
  /** Addresses of what the page has loaded before the worker took over. */
  readonly seen: readonly string[]
}
