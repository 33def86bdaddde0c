import { LRUCache } from 'lru-cache'
import { encodingOf, type CachedPage, type Entry, type PageAnswer } from './keeping/page-answer.ts'

export type { CachedPage, Entry } from './keeping/page-answer.ts'

/** Bytes that a page takes: both compressed bodies are less than half of the plain one. */
const sizeOf = ({ html }: CachedPage): number => Math.ceil(html.length * 1.5) + 1

/** Where the pages are that carry one of the keys, or none at all. */
function oldAmong(pages: Iterable<[string, Entry]>, keys: readonly string[]): string[] {
  const changed = new Set(keys)
  const isOld = ({ keys: own }: Entry) => !own || own.some((key) => changed.has(key))
  return [...pages].flatMap(([key, page]) => (isOld(page) ? [key] : []))
}

interface CacheOptions {
  now: () => number
  /** Milliseconds. */
  lifetime?: number
  /** Bytes. */
  capacity?: number
}

/**
 * Keeps rendered pages for `lifetime` milliseconds, at most `capacity` bytes of them (the one unused longest goes first).
 * Two requests for a page that is being rendered share the work; a failed rendering is not kept, nor is an error page or an incomplete one.
 * Our own service tells when what they show was changed, and they are dropped (docs/decisions/0021-kept-pages-are-dropped.md). With another
 * service, prices and stock may be `lifetime` old in the HTML; the cart and the checkout ask the service itself.
 */
export function createPageCache({ now, lifetime = 10_000, capacity = 48 * 1024 * 1024 }: CacheOptions) {
  const counts = { hits: 0, misses: 0 }
  const rendering = new Set<{ readonly key: string }>()
  const pages = new LRUCache<string, Entry, () => Promise<CachedPage>>({
    maxSize: capacity,
    sizeCalculation: sizeOf,
    ttl: lifetime,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (key, _stale, { context: render }) => {
      const work = { key }
      rendering.add(work)
      try {
        return { ...(await render()), answers: new Map(), ready: new Map() }
      } finally {
        rendering.delete(work)
      }
    },
    // Who waits for a page that is dropped while it is rendered gets it all the same; nobody else does.
    ignoreFetchAbort: true,
  })
  return {
    async get(key: string, render: () => Promise<CachedPage>): Promise<Entry> {
      counts[pages.has(key) ? 'hits' : 'misses']++
      const page = await pages.forceFetch(key, { context: render })
      if ((page.status !== 200 || page.isIncomplete) && pages.peek(key) === page) pages.delete(key)
      return page
    },
    /** The answer with a kept page, if nothing of it has to be made any more. */
    ready: (key: string, acceptEncoding: string): PageAnswer | undefined => {
      const answer = pages.get(key)?.ready.get(encodingOf(acceptEncoding))
      if (answer) counts.hits++
      return answer
    },
    /**
     * Drops the pages that carry one of these keys; without keys all of them. What a page that is being rendered will carry is
     * not known yet: it may have read what was there before.
     */
    drop: (keys?: readonly string[]) => {
      if (!keys) {
        pages.clear()
        return
      }
      for (const { key } of rendering) pages.delete(key)
      for (const key of oldAmong(pages.entries(), keys)) pages.delete(key)
    },
    /** How many pages are kept, their bytes, and how often one was there or not since the start. */
    figures: () => ({ pages: pages.size, bytes: pages.calculatedSize, ...counts }),
    get size() {
      return pages.size
    },
  }
}
