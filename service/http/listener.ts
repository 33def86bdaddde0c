import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Settings } from '#service/settings.ts'

/** Answers requests: either the service or the pages. */
interface Answering {
  fetch(request: Request, env?: unknown): Promise<Response>
}

/** In development, pages may answer module requests first. */
interface AnsweringPages extends Answering {
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

const servicePath = /^\/(rest|media|payment\/events|sandbox|healthz|\.well-known\/security\.txt)(\/|$)/

/** HSTS lifetime in seconds: a year. Without subdomains, which may lack TLS. */
const HSTS = 'max-age=31536000'

/**
 * Milliseconds for which an idle connection stays open. Longer than proxies keep theirs (nginx and the large clouds:
 * 60 s), because a proxy that sends a request on a connection being closed loses it.
 */
export const KEEP_ALIVE = 75_000

/** Milliseconds for which a connection may be held without being used. */
export interface ConnectionTimeouts {
  /** For the headers of a request. */
  readonly headers: number
  /** For a whole request: an upload from a slow phone takes a while. */
  readonly request: number
  /** Without a byte in either direction. */
  readonly silence: number
  /** Interval for checking the limits on headers and requests. */
  readonly check: number
}
const connectionTimeouts: ConnectionTimeouts = {
  headers: 20_000,
  request: 120_000,
  silence: 60_000,
  check: 5_000,
}

type Deciding = Pick<Settings, 'publicUrl' | 'trustProxy'>

/** Whether the visitor's own connection is encrypted, according to the shop's address or a trusted proxy. */
export function isOverTls(request: Request, { publicUrl, trustProxy }: Deciding): boolean {
  if (publicUrl?.startsWith('https:')) return true
  return trustProxy && request.headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https'
}

/** Headers of every answer: pages, files, calls and refusals. */
const safeHeaders = (request: Request, settings: Deciding): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  ...(isOverTls(request, settings) ? { 'Strict-Transport-Security': HSTS } : {}),
})

/** Creates the shop's HTTP server, not yet listening: calls go to the service, everything else to the pages. */
export function createShopServer(
  backend: Answering,
  pages: AnsweringPages | undefined,
  settings: Deciding,
  timeouts: ConnectionTimeouts = connectionTimeouts,
): Server {
  const route = async (request: Request, env: unknown) => {
    if (servicePath.test(new URL(request.url).pathname)) return backend.fetch(request, env)
    return pages
      ? pages.fetch(request, env)
      : new Response('Only the service runs: the pages are not built.', { status: 404 })
  }
  const listener = getRequestListener(
    async (request, env) => {
      const answer = await route(request, env)
      // Changes the response in place; a new one would stream a body that is already in memory.
      for (const [name, value] of Object.entries(safeHeaders(request, settings)))
        answer.headers.set(name, value)
      return answer
    },
    { overrideGlobalObjects: false },
  )
  const { middleware } = pages ?? {}
  const server = createServer(
    { connectionsCheckingInterval: timeouts.check },
    middleware
      ? (...[request, response]: Parameters<typeof listener>) =>
          middleware(request as never, response as never, () => void listener(request, response))
      : listener,
  )
  server.keepAliveTimeout = KEEP_ALIVE
  server.headersTimeout = timeouts.headers
  server.requestTimeout = timeouts.request
  // Counts from the connection; Node's other limits start with the first byte.
  server.timeout = timeouts.silence
  return server
}
