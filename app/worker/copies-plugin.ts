import { KEPT_COPIES_BYTES } from '#domain/store/local-cache.ts'
import { KEPT_AT, KEPT_META } from '#features/kit/connection/kept-at.ts'
import { copies } from '#features/kit/connection/kept-copies.ts'

/** Header of a copy: bytes of its body. */
const KEPT_BYTES = 'x-kept-bytes'

/** Milliseconds after which a copy is of no use to anybody. */
const LIFETIME = 30 * 86_400_000

/** The caches that share the limit. The program is not counted: it is no answer of the service. */
const counted = [copies.pages, copies.answers, copies.personal, copies.pictures]

const isDocument = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false

/** An answer as it is kept: with the time, and with the size of what it takes. A document says the time in itself too. */
export async function copyOf(response: Response, now: number): Promise<Response> {
  const body = isDocument(response)
    ? new Blob([await response.blob(), `<meta name="${KEPT_META}" content="${now}">`])
    : await response.blob()
  const headers = new Headers(response.headers)
  // of what travelled, which the browser has unpacked
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.set(KEPT_AT, String(now))
  headers.set(KEPT_BYTES, String(body.size))
  return new Response(body, { status: response.status, headers })
}

interface Copy {
  cache: Cache
  key: Request
  at: number
  bytes: number
}

const numberIn = (response: Response | undefined, name: string): number =>
  Number(response?.headers.get(name) ?? 0)

/** All copies of a cache. */
async function copiesIn(name: string): Promise<Copy[]> {
  const cache = await caches.open(name)
  return Promise.all(
    (await cache.keys()).map(async (key) => {
      const response = await cache.match(key, { ignoreVary: true })
      return { cache, key, at: numberIn(response, KEPT_AT), bytes: numberIn(response, KEPT_BYTES) }
    }),
  )
}

const discard = ({ cache, key }: Copy): Promise<boolean> => cache.delete(key, { ignoreVary: true })

/** Deletes the oldest copies until those left take at most `limit` bytes, and all that are too old. */
export async function trimCopies(now: number, limit = KEPT_COPIES_BYTES): Promise<void> {
  const all = (await Promise.all(counted.map(copiesIn))).flat().toSorted((a, b) => b.at - a.at)
  let total = 0
  for (const copy of all) {
    total += copy.bytes
    if (total > limit || now - copy.at > LIFETIME) await discard(copy)
  }
}

/** Deletes files of the program that were kept before a time and are not among those in use. */
export async function trimProgram(before: number, inUse: ReadonlySet<string>): Promise<void> {
  for (const copy of await copiesIn(copies.shell))
    if (copy.at < before && !inUse.has(new URL(copy.key.url).pathname)) await discard(copy)
}

let trimming = Promise.resolve()

/** One after another: two at once would count the same copies. */
const trimInTurn = (): Promise<void> =>
  (trimming = trimming.then(() => trimCopies(Date.now()).catch(() => undefined)))

/** What happened to be asked of the service, as Workbox tells its plugins. */
interface Update {
  request: Request
  response: Response
}

/**
 * Keeps what was answered in full, as a copy, and deletes a copy that the service has nothing for any more. Redirected
 * documents are not kept: a browser refuses them at another address.
 */
export const keptCopies = (cacheName: string) => ({
  cacheWillUpdate: async ({ request, response }: Update): Promise<Response | null> => {
    const isForbidden = isDocument(response) && /no-store/.test(response.headers.get('cache-control') ?? '')
    if (response.status === 200 && !response.redirected && !isForbidden) {
      const copy = await copyOf(response, Date.now())
      return numberIn(copy, KEPT_BYTES) <= KEPT_COPIES_BYTES ? copy : null
    }
    if (response.status < 500) await (await caches.open(cacheName)).delete(request, { ignoreVary: true })
    return null
  },
  cacheDidUpdate: trimInTurn,
})

/** When everything is full, what can be had again goes, and the next answers are kept. */
export const makeRoom = async (): Promise<void> => {
  await Promise.all(counted.map((name) => caches.delete(name)))
}
