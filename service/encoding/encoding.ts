import type { Hono, MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'

/** Bytes from which compressing is worth its time. Smaller answers fit into one packet as they are. */
const COMPRESSED_FROM = 1_400

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/**
 * Compresses answers to reads, for clients that ask for it; pages that call in process do not. Answers to other calls,
 * which may hold a token beside what was sent, stay as they are (BREACH). Reads hold personal data too, but no other
 * site can make a browser send them with text of its choice: the token is no cookie.
 */
const compressed: MiddlewareHandler = compress({
  threshold: COMPRESSED_FROM,
  contentTypeFilter: /^application\/json/,
})

/** Gives answers an ETag and answers 304 to clients that have them already. */
const tagged: MiddlewareHandler = etag()

/** Whether a client may keep an answer, to ask later whether it is still right. */
const isKeepable = ({ headers, ok }: Response) =>
  ok && !/no-store/.test(headers.get('cache-control') ?? 'no-store')

/** Adds compression and ETags to the contract calls of a service. Call it before their routes are added. */
export function encodeAnswers(app: Hono): void {
  app.use('/rest/*', async (c, next) => (isRead(c.req.method) ? compressed(c, next) : next()))
  app.use('/rest/*', async (c, next) => {
    await next()
    if (isRead(c.req.method) && isKeepable(c.res)) await tagged(c, () => Promise.resolve())
  })
}
