import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page in one encoding, with everything that is sent. */
export interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer<ArrayBuffer>
  /** What is sent to those who have it already. Only for a page that was found: others have no ETag. */
  readonly unchanged?: PageAnswer
}

/** A page that is the same for everyone of a language, byte for byte. */
export interface CachedPage {
  status: number
  /** It lacks something that may be there in a moment: whoever waits for it gets it, nobody else. */
  isIncomplete: boolean
  /** What it shows: a change that is told with one of these keys makes it old. Without any, every change does. */
  keys?: readonly string[]
  /** Those of every answer with this page, made once. */
  headers: Readonly<Record<string, string>>
  html: Buffer<ArrayBuffer>
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

/** The best encoding that a browser takes. */
export const encodingOf = (acceptEncoding: string): Encoding =>
  /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity'

/** A strong validator: other bytes, also in another encoding, have another. */
const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

function madeOf(page: CachedPage, encoding: Encoding, body: Buffer<ArrayBuffer>): PageAnswer {
  const { status } = page
  const headers = status === 200 ? { ...page.headers, etag: etagOf(body) } : page.headers
  const { 'content-type': _, ...unchanged } = headers
  return {
    status,
    headers: {
      ...headers,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(body.length),
    },
    body,
    ...(status === 200 && { unchanged: { status: 304, headers: unchanged, body: Buffer.alloc(0) } }),
  }
}

/** The answer with a page in the best encoding that the browser takes. Compressed and hashed once. */
export function answerOf(page: Entry, acceptEncoding: string): Promise<PageAnswer> {
  const encoding = encodingOf(acceptEncoding)
  const made = page.answers.get(encoding)
  if (made) return made
  const making = encoders[encoding](page.html).then((body) => {
    const answer = madeOf(page, encoding, body)
    page.ready.set(encoding, answer)
    return answer
  })
  page.answers.set(encoding, making)
  return making
}

/**
 * What is sent to somebody who has an answer already, if it is this one.
 * @param ifNoneMatch the validators of what he has; a proxy may have made them weak, which the comparison does not mind (RFC 9110, 13.1.2)
 */
export function newTo(answer: PageAnswer, ifNoneMatch: string | null): PageAnswer {
  const { unchanged } = answer
  if (ifNoneMatch === null || !unchanged) return answer
  const isKnown = ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === unchanged.headers['etag'])
  return isKnown ? unchanged : answer
}
