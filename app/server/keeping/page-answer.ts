import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { brotli, createDenseBodies } from './dense-bodies.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page in one encoding, with everything that is sent. */
export interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer<ArrayBuffer>
  /** What is sent to those who have it already. Only for a page that was found: others have no ETag. */
  readonly unchanged?: PageAnswer
  /** The same for those who have it as it was sent before its smallest body was there. */
  readonly unchangedBefore?: PageAnswer
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

/** How a body is made. `dense` is Brotli as well, at its highest quality. */
type Making = Encoding | 'dense'

const makers: Readonly<Record<Encoding, (bytes: Buffer<ArrayBuffer>) => Promise<Buffer<ArrayBuffer>>>> = {
  br: (bytes) => brotli(bytes, 7),
  gzip: async (bytes) => Buffer.from(await promisify(gzip)(bytes)),
  identity: async (bytes) => bytes,
}

const denseBodies = createDenseBodies()

/** The best encoding that a browser takes. */
export const encodingOf = (acceptEncoding: string): Encoding =>
  /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity'

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url')

/** Another version of these may write other bytes. */
const COMPRESSORS = `${process.versions['brotli']} ${process.versions.zlib}`

/** A strong validator: other bytes, also of the same page, have another. It is known before the bytes are. */
const etagOf = (digest: string, making: Making): string =>
  `"${hashOf(`${digest} ${making} ${COMPRESSORS}`).slice(0, 22)}"`

const unchangedWith = (headers: Readonly<Record<string, string>>, etag: string): PageAnswer => {
  const { 'content-type': _, ...others } = headers
  return { status: 304, headers: { ...others, etag }, body: Buffer.alloc(0) }
}

function madeOf(page: CachedPage, digest: string, making: Making, body: Buffer<ArrayBuffer>): PageAnswer {
  const { status, headers } = page
  const isFound = status === 200
  const encoding = making === 'dense' ? 'br' : making
  const etag = etagOf(digest, making)
  return {
    status,
    headers: {
      ...headers,
      ...(isFound && { etag }),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(body.length),
    },
    body,
    ...(isFound && { unchanged: unchangedWith(headers, etag) }),
    ...(isFound && making === 'dense' && { unchangedBefore: unchangedWith(headers, etagOf(digest, 'br')) }),
  }
}

/** A page that is found has its smallest body soon: not what nobody asks for again, and no file or data, which no paint waits for. */
const isDense = ({ status, isIncomplete, headers }: CachedPage): boolean =>
  status === 200 && !isIncomplete && (headers['content-type'] ?? '').startsWith('text/html')

function keep(page: Entry, encoding: Encoding, answer: PageAnswer): PageAnswer {
  page.ready.set(encoding, answer)
  return answer
}

async function makeAnswer(page: Entry, encoding: Encoding): Promise<PageAnswer> {
  const digest = hashOf(page.html)
  const make = (making: Making, body: Buffer<ArrayBuffer>) =>
    keep(page, encoding, madeOf(page, digest, making, body))
  if (encoding !== 'br' || !isDense(page)) return make(encoding, await makers[encoding](page.html))
  const known = denseBodies.find(digest)
  if (known) return make('dense', known)
  const first = make('br', await makers.br(page.html))
  void denseBodies.later(digest, page.html).then((body) => {
    if (body) page.answers.set('br', Promise.resolve(make('dense', body)))
  })
  return first
}

/**
 * The answer with a page in the best encoding that the browser takes. Compressed and hashed once; with Brotli once more, so that
 * who comes a moment later gets the smallest body.
 */
export function answerOf(page: Entry, acceptEncoding: string): Promise<PageAnswer> {
  const encoding = encodingOf(acceptEncoding)
  const made = page.answers.get(encoding)
  if (made) return made
  const making = makeAnswer(page, encoding)
  page.answers.set(encoding, making)
  return making
}

/**
 * What is sent to somebody who has an answer already, if it is this one.
 * @param ifNoneMatch the validators of what he has; a proxy may have made them weak, which the comparison does not mind (RFC 9110, 13.1.2)
 */
export function newTo(answer: PageAnswer, ifNoneMatch: string | null): PageAnswer {
  const { unchanged, unchangedBefore } = answer
  if (ifNoneMatch === null || !unchanged) return answer
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  const isKnown = (told: PageAnswer) => known.some((tag) => tag === '*' || tag === told.headers['etag'])
  return [unchanged, unchangedBefore].find((told) => told && isKnown(told)) ?? answer
}
