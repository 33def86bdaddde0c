import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A page that is the same for everyone of a language, byte for byte. */
export interface CachedPage {
  status: number
  /** It lacks something that may be there in a moment: whoever waits for it gets it, nobody else. */
  isIncomplete: boolean
  /** Those of every answer with this page, made once. */
  headers: Readonly<Record<string, string>>
  html: Buffer<ArrayBuffer>
}

type Encoding = 'br' | 'gzip' | 'identity'

/** A page in one encoding, with everything that is sent. */
export interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer<ArrayBuffer>
}

/** A page as it is kept. */
export interface Entry extends CachedPage {
  /** Answers by encoding, compressed once. */
  readonly answers: Map<Encoding, Promise<PageAnswer>>
  /** Those of them that are there. */
  readonly ready: Map<Encoding, PageAnswer>
}

const encoders: Readonly<Record<Encoding, (bytes: Buffer<ArrayBuffer>) => Promise<Buffer<ArrayBuffer>>>> = {
  br: async (bytes) =>
    Buffer.from(await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })),
  gzip: async (bytes) => Buffer.from(await promisify(gzip)(bytes)),
  identity: async (bytes) => bytes,
}

/** Bytes that a page takes: both compressed bodies are less than half of the plain one. */
const sizeOf = ({ html }: CachedPage): number => Math.ceil(html.length * 1.5) + 1

/** The best encoding that a browser takes. */
const encodingOf = (acceptEncoding: string): Encoding =>
  /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity'

/** The answer with a page in the best encoding that the browser takes. */
export function answerOf(page: Entry, acceptEncoding: string): Promise<PageAnswer> {
  const encoding = encodingOf(acceptEncoding)
  const made = page.answers.get(encoding)
  if (made) return made
  const making = encoders[encoding](page.html).then((body): PageAnswer => {
    const answer = {
      status: page.status,
      headers: {
        ...page.headers,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        'content-length': String(body.length),
      },
      body,
    }
    page.ready.set(encoding, answer)
    return answer
  })
  page.answers.set(encoding, making)
  return making
}

/**
 * Keeps rendered pages for `lifetime` milliseconds, at most `capacity` bytes of them (the one unused longest goes first).
 * Two requests for a page that is being rendered share the work; a failed rendering is not kept, nor is an error page or an incomplete one.
 * Our own service tells when what they show was changed, and they are dropped (docs/decisions/0021-kept-pages-are-dropped.md). With another
 * service, prices and stock may be `lifetime` old in the HTML; the cart and the checkout ask the service itself.
 */
export function createPageCache({
  now,
  lifetime = 10_000,
  capacity = 48 * 1024 * 1024,
}: {
  now: () => number
  lifetime?: number
  capacity?: number
}) {
  const pages = new LRUCache<string, Entry, () => Promise<CachedPage>>({
    maxSize: capacity,
    sizeCalculation: sizeOf,
    ttl: lifetime,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (_key, _stale, { context: render }) => ({
      ...(await render()),
      answers: new Map(),
      ready: new Map(),
    }),
    // Who waits for a page that is dropped while it is rendered gets it all the same; nobody else does.
    ignoreFetchAbort: true,
  })
  return {
    async get(key: string, render: () => Promise<CachedPage>): Promise<Entry> {
      const page = await pages.forceFetch(key, { context: render })
      if ((page.status !== 200 || page.isIncomplete) && pages.peek(key) === page) pages.delete(key)
      return page
    },
    /** The answer with a kept page, if nothing of it has to be made any more. */
    ready: (key: string, acceptEncoding: string): PageAnswer | undefined =>
      pages.get(key)?.ready.get(encodingOf(acceptEncoding)),
    clear: () => {
      pages.clear()
    },
    get size() {
      return pages.size
    },
  }
}
