import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'

type Bytes = Buffer<ArrayBuffer>

/** Bytes of compressed pages that are kept, whatever becomes of the pages: most are rendered again as they were. */
const CAPACITY = 16 * 1024 * 1024
/** Pages that may wait. What comes while so many do is asked for again, or was not worth it. */
const MOST_WAITING = 32
/** Larger ones take seconds. */
const LARGEST = 512 * 1024
/** Of the time of one core, what is not spent here: the pages of a crawl share the machine with visitors. */
const RESTS = 3

/** Compresses with Brotli, in a thread of its own. Quality 7 takes 3 ms for a page, 11 takes 150 and gives 7 % less. */
export const brotli = async (bytes: Bytes, quality: number): Promise<Bytes> =>
  Buffer.from(
    await promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  )

/**
 * The smallest bodies of pages, made one after the other beside the work of a process.
 * @param compress at the highest quality
 * @param rests how many times as long as a compression took nothing is compressed
 */
export function createDenseBodies(
  compress: (bytes: Bytes) => Promise<Bytes> = (bytes) => brotli(bytes, 11),
  rests = RESTS,
) {
  const kept = new LRUCache<string, Bytes>({ maxSize: CAPACITY, sizeCalculation: ({ length }) => length + 1 })
  const waiting = new Map<string, Promise<Bytes | undefined>>()
  let free: Promise<unknown> = Promise.resolve()

  return {
    /** The body of a page that was compressed before, by the hash of its bytes. */
    find: (digest: string): Bytes | undefined => kept.get(digest),
    /** The body of a page as soon as its turn has come; undefined where it is too large or too many wait. */
    async later(digest: string, bytes: Bytes): Promise<Bytes | undefined> {
      const known = waiting.get(digest)
      if (known) return known
      if (bytes.length > LARGEST || waiting.size >= MOST_WAITING) return undefined
      let took = 0
      const turn = free.then(async () => {
        const started = performance.now()
        const body = await compress(bytes).catch(() => undefined)
        took = performance.now() - started
        waiting.delete(digest)
        if (body) kept.set(digest, body)
        return body
      })
      free = turn.then(() => sleep(took * rests, undefined, { ref: false }))
      waiting.set(digest, turn)
      return turn
    },
  }
}
