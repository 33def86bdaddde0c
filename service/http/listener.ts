import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { inRequest, openRequest, requestId } from '#service/log/request-scope.ts'
import type { Settings } from '#service/settings.ts'

/** Answers requests: either the service or the pages. */
interface Answering {
  fetch(request: Request, env?: unknown): Promise<Response>
}

/** An answer that only has to be written. */
export interface KeptAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

interface AnsweringPages extends Answering {
  /** The answer with a kept page, if there is one for the request. */
  readonly kept?: ((request: IncomingMessage) => KeptAnswer | undefined) | undefined
  /** In development, answers module requests first. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

const servicePath =
  /^\/(rest|media|payment\/events|sandbox|healthz|livez|readyz|\.well-known\/security\.txt)(\/|$)/

/** HSTS lifetime in seconds: a year. Without subdomains, which may lack TLS. */
const HSTS = 'max-age=31536000'

/**
 * Milliseconds for which an idle connection stays open. Longer than proxies keep theirs (nginx and the large clouds:
 * 60 s), because a proxy that sends a request on a connection being closed loses it.
 */
export const KEEP_ALIVE = 75_000

/** Milliseconds for which a connection may be held without being used. */
interface ConnectionTimeouts {
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
function isOverTls(forwardedProto: string | null, { publicUrl, trustProxy }: Deciding): boolean {
  if (publicUrl?.startsWith('https:')) return true
  return trustProxy && forwardedProto?.split(',').at(-1)?.trim() === 'https'
}

/** Headers of every answer: pages, files, calls and refusals. */
const headersOfAll = (
  forwardedProto: string | null,
  settings: Deciding,
  { isStopping }: ServerOptions,
): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'x-request-id': requestId() ?? '',
  ...(isStopping?.() ? { connection: 'close' } : {}),
  ...(isOverTls(forwardedProto, settings) ? { 'strict-transport-security': HSTS } : {}),
})

/** Settings of the server that have a default. */
export interface ServerOptions {
  readonly timeouts?: ConnectionTimeouts
  /** Whether the process has been told to stop: answers then ask the client to connect anew, to another process. */
  readonly isStopping?: () => boolean
  /** Told of every answer that has been sent, or that the client did not wait for. */
  readonly onAnswer?: (answered: Answered) => void
}

/** An answer as it is logged and measured. */
export interface Answered {
  readonly method: string
  readonly path: string
  /** Pattern of the call's path, if the request was a call of the contract. */
  readonly call: string | undefined
  /** 499 if the client disconnected before. */
  readonly status: number
  readonly ms: number
}

const CLIENT_LEFT = 499

/** Runs `answer` as a request with an id, and tells of its end. */
function asRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { onAnswer }: ServerOptions,
  answer: () => void,
): void {
  const scope = openRequest(request.headers['x-request-id']?.toString())
  if (onAnswer) {
    const began = performance.now()
    response.once('close', () => {
      inRequest(scope, () => {
        onAnswer({
          method: request.method ?? '',
          path: (request.url ?? '').split('?', 1)[0] ?? '',
          call: scope.call,
          status: response.writableFinished ? response.statusCode : CLIENT_LEFT,
          ms: Math.round((performance.now() - began) * 10) / 10,
        })
      })
    })
  }
  inRequest(scope, answer)
}

/** Creates the shop's HTTP server, not yet listening: calls go to the service, everything else to the pages. */
export function createShopServer(
  backend: Answering,
  pages: AnsweringPages | undefined,
  settings: Deciding,
  options: ServerOptions = {},
): Server {
  const { timeouts = connectionTimeouts } = options
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
      for (const [name, value] of Object.entries(
        headersOfAll(request.headers.get('x-forwarded-proto'), settings, options),
      ))
        answer.headers.set(name, value)
      return answer
    },
    // HTTP/1.0 has requests without a Host; load balancers probe with it.
    { overrideGlobalObjects: false, hostname: 'localhost' },
  )
  /** Writes a kept page at once: it needs no Request and no Response. Returns whether there was one. */
  const writeKept = (request: IncomingMessage, response: ServerResponse): boolean => {
    const answer = pages?.kept?.(request)
    if (!answer) return false
    const proto = request.headers['x-forwarded-proto']?.toString() ?? null
    response.writeHead(answer.status, { ...answer.headers, ...headersOfAll(proto, settings, options) })
    response.end(answer.body)
    return true
  }
  const { middleware } = pages ?? {}
  const server = createServer({ connectionsCheckingInterval: timeouts.check }, (request, response) => {
    asRequest(request, response, options, () => {
      if (middleware) middleware(request, response, () => void listener(request, response))
      else if (!writeKept(request, response)) void listener(request, response)
    })
  })
  server.keepAliveTimeout = KEEP_ALIVE
  server.headersTimeout = timeouts.headers
  server.requestTimeout = timeouts.request
  // Counts from the connection; Node's other limits start with the first byte.
  server.timeout = timeouts.silence
  return server
}
