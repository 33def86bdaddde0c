import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Entry } from '../page-cache.ts'

/** How long a page's data is kept (ms): its browser asks for it once the page is painted. */
const LIFETIME = 600_000
/** Bytes of data that are kept, less what compressing saves. */
const CAPACITY = 16 * 1024 * 1024

const ADDRESS = /^\/assets\/data-([0-9a-f]{16})$/

const hashOf = (data: string): string => createHash('sha256').update(data).digest('hex').slice(0, 16)

const entryOf = (data: string): Entry => ({
  status: 200,
  isIncomplete: false,
  headers: {
    'content-type': 'application/json',
    'cache-control': 'public, max-age=86400, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  },
  html: Buffer.from(data),
  answers: new Map(),
  ready: new Map(),
})

/** What a request for a page's data asks for. */
interface DataRequest {
  /** Of what was read. */
  readonly hash: string
  /** The address of the page, with its query. */
  readonly page: string
}

/** Reads an address that `keep` has given out; undefined for any other. */
export function dataRequestOf({ pathname, searchParams }: URL): DataRequest | undefined {
  const hash = ADDRESS.exec(pathname)?.[1]
  return hash === undefined ? undefined : { hash, page: searchParams.get('of') ?? '' }
}

/** The data of pages that are rendered once for everybody. It comes with the bundle: the document does without. */
export function createPageData(now: () => number) {
  const kept = new LRUCache<string, Entry>({
    maxSize: CAPACITY,
    sizeCalculation: ({ html }) => html.length + 1,
    ttl: LIFETIME,
    perf: { now },
  })
  return {
    /**
     * Keeps what was read for a page.
     * @returns the address for its browser: the same for the same answers, so that the document is the same bytes
     */
    keep(data: string, page: string): string {
      const hash = hashOf(data)
      kept.set(hash, entryOf(data))
      return `/assets/data-${hash}?of=${encodeURIComponent(page)}`
    },
    find: (hash: string): Entry | undefined => kept.get(hash),
  }
}
