import { contractRefusals } from '#domain/contract/refusals.ts'
import type { MiddlewareHandler } from 'hono'
import { errorResponse } from './errors.ts'
import { refuse } from './fault.ts'
import { maxBodyBytes } from './parse.ts'

const isTooLarge = ({ headers }: Request, limit: number) => Number(headers.get('content-length') ?? 0) > limit

/** Reads the body of a request without a declared length; undefined if it exceeds `limit` bytes. */
async function readAtMost(body: ReadableStream<Uint8Array>, limit: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Limits a request's body to `limit` bytes, so that its readers need not count.
 * @returns the request to continue with, or the refusal: 413 with an error body
 */
export async function limitBody(request: Request, limit = maxBodyBytes): Promise<Request | Response> {
  const refusal = () => errorResponse(refuse(contractRefusals.tooLarge, [limit]), 'body limit')
  if (request.method === 'GET' || request.method === 'HEAD') return request
  // The HTTP server ensures that a body is not longer than its declared length.
  if (request.headers.has('content-length')) return isTooLarge(request, limit) ? refusal() : request
  if (!request.body) return request
  const body = await readAtMost(request.body, limit)
  if (!body) return refusal()
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: new Uint8Array(body),
    signal: request.signal,
  })
}

/** `limitBody` for the routes of a Hono app. */
export const bodyLimit: MiddlewareHandler = async (c, next) => {
  const limited = await limitBody(c.req.raw)
  if (limited instanceof Response) return limited
  c.req.raw = limited
  await next()
}
