import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A page that is the same for everyone of a language, byte for byte. */
export interface CachedPage {
  status: number
  /** It lacks something that may be there in a moment: whoever waits for it gets it, nobody else. */
  isIncomplete: boolean
  /** Seconds for `Retry-After`. */
  retryAfter?: number | undefined
  html: Buffer<ArrayBuffer>
  loader: string
  style: string
}

interface Entry extends CachedPage {
  /** The body by encoding, compressed once. */
  readonly compressed: Map<string, Promise<Buffer<ArrayBuffer>>>
}

const encoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
}

/** Bytes that a page takes: both compressed bodies are less than half of the plain one. */
const sizeOf = ({ html, loader, style }: CachedPage): number =>
  Math.ceil(html.length * 1.5) + loader.length + style.length + 1

/** The body of a page in one of the encodings that the browser takes. */
export async function pageBody(
  { html, compressed }: Entry,
  acceptEncoding: string,
): Promise<{ bytes: Buffer<ArrayBuffer>; encoding: string | undefined }> {
  const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b`).test(acceptEncoding))
  const encode = encoding === undefined ? undefined : encoders[encoding]
  if (encoding === undefined || !encode) return { bytes: html, encoding: undefined }
  let body = compressed.get(encoding)
  if (!body) compressed.set(encoding, (body = encode(html).then((bytes) => Buffer.from(bytes))))
  return { bytes: await body, encoding }
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
      compressed: new Map(),
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
    clear: () => {
      pages.clear()
    },
    get size() {
      return pages.size
    },
  }
}
