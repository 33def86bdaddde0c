import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

interface Entry {
  page: Promise<CachedPage>
  until: number
  compressed: Map<string, Promise<Buffer<ArrayBuffer>>>
}

const encoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
}

/**
 * Keeps rendered pages for `lifetime` milliseconds, at most `capacity` of them (the one unused longest goes first).
 * Two requests for a page that is being rendered share the work; a failed rendering is not kept, nor is an error page or an incomplete one.
 * Our own service tells when what they show was changed, and they are dropped (docs/decisions/0021-kept-pages-are-dropped.md). With another
 * service, prices and stock may be `lifetime` old in the HTML; the cart and the checkout ask the service itself.
 */
export function createPageCache({
  now,
  lifetime = 10_000,
  capacity = 400,
}: {
  now: () => number
  lifetime?: number
  capacity?: number
}) {
  const entries = new Map<string, Entry>()

  function get(key: string, render: () => Promise<CachedPage>): Entry {
    const known = entries.get(key)
    entries.delete(key)
    if (known && known.until > now()) {
      entries.set(key, known)
      return known
    }
    const entry: Entry = { page: render(), until: now() + lifetime, compressed: new Map() }
    entries.set(key, entry)
    const drop = () => {
      if (entries.get(key) === entry) entries.delete(key)
    }
    entry.page.then(({ status, isIncomplete }) => {
      if (status !== 200 || isIncomplete) drop()
    }, drop)
    for (const oldest of entries.keys()) {
      if (entries.size <= capacity) break
      entries.delete(oldest)
    }
    return entry
  }

  /** The body in one of the encodings that the browser takes, compressed once. */
  async function body(
    entry: Entry,
    acceptEncoding: string,
  ): Promise<{ bytes: Buffer<ArrayBuffer>; encoding: string | undefined }> {
    const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b`).test(acceptEncoding))
    const { html } = await entry.page
    const encode = encoding === undefined ? undefined : encoders[encoding]
    if (encoding === undefined || !encode) return { bytes: html, encoding: undefined }
    let compressed = entry.compressed.get(encoding)
    if (!compressed)
      entry.compressed.set(encoding, (compressed = encode(html).then((bytes) => Buffer.from(bytes))))
    return { bytes: await compressed, encoding }
  }

  return {
    get,
    body,
    clear: () => {
      entries.clear()
    },
    get size() {
      return entries.size
    },
  }
}
