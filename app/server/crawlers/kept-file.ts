import { ServiceFault } from '#features/kit/service-fault.ts'
import type { CachedPage } from '../page-cache.ts'
import { withCalls } from '../server-calls.ts'
import type { CrawlerFile } from './crawler-file.ts'

/** The failure, if the service is to blame for it. */
function outageOf(error: unknown): ServiceFault {
  if (error instanceof ServiceFault) return error
  throw error
}

const crawlerHeaders = (type: string, status: number) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': status === 200 ? 'public, max-age=3600' : 'no-store',
  'x-content-type-options': 'nosniff',
  vary: 'Accept-Encoding',
  // a shop of its size changes them with almost everything: here any change drops them
  'surrogate-key': 'store products',
})

/** A file for search engines as it is kept. @param origin of the shop */
export async function keptFile(
  { language, type, write }: CrawlerFile,
  origin: string,
  serviceFetch: typeof fetch,
): Promise<CachedPage> {
  const calls = { serviceFetch, onFailure: () => undefined }
  const text = await withCalls(language, calls, () => write(origin).catch(outageOf))
  const status = text instanceof Error ? 503 : text === undefined ? 404 : 200
  return {
    status,
    isIncomplete: status !== 200,
    headers: crawlerHeaders(type, status),
    html: Buffer.from(typeof text === 'string' ? text : ''),
  }
}
