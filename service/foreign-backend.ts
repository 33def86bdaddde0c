import { getCommon } from '#domain/store/api.ts'
import { defaultLanguage } from '#domain/store/languages.ts'
import { defaultGroups, type GroupTable } from '#domain/customers/group-table.ts'
import type { Capability } from '#domain/store/capabilities.ts'
import type { Backend } from './backend.ts'
import { createCapabilities, noRoute } from './foreign/capabilities.ts'
import { withGroupLabels } from './foreign/group-labels.ts'
import { createTokenSender } from './foreign/service-token.ts'
import { createOptionNames } from './foreign/option-names.ts'
import { readServiceWith } from './foreign/search/read-service.ts'
import { createSearch, isSearch } from './foreign/search/search-answers.ts'
import { addressOf } from './http/caller-address.ts'
import { isCutOff } from './http/errors.ts'
import type { Settings } from './settings.ts'
import { log } from '#service/log/log.ts'
import { requestId } from '#service/log/request-scope.ts'

export interface ForeignBackendOptions extends Pick<Settings, 'publicUrl' | 'trustProxy'> {
  /** Address of the service, with a path if it has one. */
  readonly base: string
  /** SERVICE_TOKEN: read what everybody may see with it, if the service wants a token for that. */
  readonly serviceToken?: string | undefined
  /** SERVICE_GROUPS: labels of the customer groups, for a service that sends their ids alone. */
  readonly serviceGroups?: GroupTable | undefined
  /** SERVICE_LACKS: what the service lacks. Without it the service is asked. */
  readonly serviceLacks?: readonly Capability[] | undefined
  /** Milliseconds allowed for a whole answer. */
  readonly timeout?: number
  /** Milliseconds allowed for a health check, which gives up early. */
  readonly healthTimeout?: number
  readonly log?: (line: string) => void
}

/** Request headers that concern the connection or come from a proxy; they are not forwarded unchanged. */
const notPassedOn =
  /^(host|connection|keep-alive|upgrade|te|trailer|transfer-encoding|expect|cookie|accept-encoding|forwarded|via|x-real-ip|x-forwarded-.*|proxy-.*)$/

/** Response headers passed on to a browser; all others are dropped. */
const passedBack = [
  'cache-control',
  'content-disposition',
  'content-language',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
]

const failure = (status: 502 | 504, message: string) =>
  Response.json(
    { message: `Internal Error. ${message}` },
    { status, headers: { 'Cache-Control': 'no-store' } },
  )

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}

/** Short reason of a failed request: `ECONNREFUSED`, `TimeoutError`. */
function reasonOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
  const code: unknown = Reflect.get(Object(cause), 'code') ?? Reflect.get(Object(cause), 'name')
  return typeof code === 'string' ? code : 'unknown error'
}

/** `fetch` with a limit for the whole answer, body included. @throws DOMException `TimeoutError` */
async function fetchWithin(timeout: number, url: URL, init: RequestInit): Promise<Response> {
  const control = new AbortController()
  const timer = setTimeout(() => {
    control.abort(new DOMException('The service took too long.', 'TimeoutError'))
  }, timeout)
  const done = () => {
    clearTimeout(timer)
  }
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual', signal: control.signal })
    if (!answer.body) {
      done()
      return answer
    }
    const body = answer.body.pipeThrough(new TransformStream({ flush: done }))
    return new Response(body, answer)
  } catch (error) {
    done()
    throw error
  }
}

/** Logs when the service stops and resumes answering: one line each, however many requests fail. */
function createMonitor(base: string, log: (line: string) => void) {
  let isDown = false
  return {
    failed(error: unknown) {
      if (!isDown) log(`The service at ${base} does not answer: ${reasonOf(error)}.`)
      isDown = true
    },
    answered() {
      if (isDown) log(`The service at ${base} answers again.`)
      isDown = false
    },
  }
}

/**
 * Requests a path of the service.
 * @throws when it does not answer within `limit` milliseconds
 */
type Ask = (path: string, init: RequestInit, limit: number) => Promise<Response>

function asking(root: string, log: (line: string) => void): Ask {
  const monitor = createMonitor(root, log)
  return async (path, init, limit) => {
    try {
      const answer = await fetchWithin(limit, new URL(root + path), init)
      monitor.answered()
      return answer
    } catch (error) {
      // A visitor who leaves in the middle of a request says nothing about the service.
      if (!isCutOff(error) && !isCutOff(Reflect.get(Object(error), 'cause'))) monitor.failed(error)
      throw error
    }
  }
}

/** Whether the service answers a call that needs its database. */
async function health(ask: Ask, limit: number): Promise<Response> {
  const path = `/rest/${defaultLanguage.code}/V1${getCommon.path.replace(':languageCode', defaultLanguage.code)}`
  const isWell = await ask(path, {}, limit).then(
    async ({ status, headers, body }) => {
      await body?.cancel()
      return status < 500 && (headers.get('content-type') ?? '').includes('json')
    },
    () => false,
  )
  return new Response(isWell ? 'ok' : 'The service behind SERVICE_BASE_URL does not answer.', {
    status: isWell ? 200 : 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** Milliseconds that the first page waits for a service to tell what it has. */
const PROBE_TIMEOUT = 4_000

type Trusted = Pick<Settings, 'publicUrl' | 'trustProxy'>

/** Headers of a request to the service. */
function headersToPass(request: Request, env: unknown, { publicUrl, trustProxy }: Trusted): Headers {
  const headers = new Headers([...request.headers].filter(([name]) => !notPassedOn.test(name)))
  // Otherwise all visitors would share one address, and its limits, at the service.
  const caller = addressOf(request.headers, env, { trustProxy, publicUrl })
  if (caller !== 'local') headers.set('X-Forwarded-For', caller)
  const id = requestId()
  if (id !== undefined) headers.set('X-Request-Id', id)
  // The service may use it to build return addresses for a payment provider.
  if (publicUrl && headers.has('origin')) headers.set('Origin', publicUrl)
  return headers
}

/** Whether an answer is somebody's own: whoever sends a token, and every cart. */
const isPersonal = ({ headers, url }: Request): boolean =>
  headers.has('authorization') || /\/(guest-)?carts?(\/|$)/i.test(new URL(url).pathname)

/** Prepares the service's answer for a browser. */
function passedAnswer(answer: Response, isPersonal: boolean): Response {
  const passed = new Headers(
    passedBack.flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  if (isPersonal) passed.set('Cache-Control', 'private, no-store')
  // It is never a page of ours: opened on its own it must not run anything.
  passed.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
  return new Response(answer.body, { status: answer.status, headers: passed })
}

/**
 * Connects to another Magento-style service. Its calls and pictures go through this server, so that the browser sees
 * a single origin. If it does not answer, calls get 502 (or 504 after the timeout) with an error body, and `/healthz`
 * answers 503.
 */
export function foreignBackend({
  base,
  publicUrl,
  trustProxy,
  serviceToken,
  serviceGroups = defaultGroups,
  serviceLacks,
  timeout = 30_000,
  healthTimeout = 1_500,
  log: write = log.error,
}: ForeignBackendOptions): Backend {
  const root = base.replace(/\/+$/, '')
  const ask = asking(root, write)
  const capabilities = createCapabilities({
    ask: (path) => ask(path, {}, Math.min(timeout, PROBE_TIMEOUT)),
    named: serviceLacks,
    log: write,
  })
  const sendWithToken = createTokenSender({ token: serviceToken, root, log: write })

  async function pass(request: Request, path: string, env: unknown): Promise<Response> {
    const headers = headersToPass(request, env, { publicUrl, trustProxy })
    const body = request.body ? { body: request.body, duplex: 'half' as const } : {}
    const send = (own: Headers) => ask(path, { method: request.method, headers: own, ...body }, timeout)
    try {
      const answer = await capabilities.learn(request, await sendWithToken(request, headers, send))
      const labelled = await withGroupLabels(request, answer, serviceGroups)
      return passedAnswer(await withOptionNames(request, labelled), isPersonal(request))
    } catch (error) {
      return isTimeout(error)
        ? failure(504, 'The service took too long to answer.')
        : failure(502, 'The service does not answer.')
    }
  }

  const read = readServiceWith((request) => {
    const { pathname, search: query } = new URL(request.url)
    return pass(request, pathname + query, undefined)
  })
  const withOptionNames = createOptionNames(read)
  const search = createSearch(read)

  return {
    async fetch(request, env) {
      const { pathname, search: query } = new URL(request.url)
      if (pathname === '/healthz') return health(ask, healthTimeout)
      if (!/^\/(rest|media)\//.test(pathname)) return new Response('Not found.', { status: 404 })
      if (await capabilities.isLacking(request)) return isSearch(request) ? search(request) : noRoute()
      const answer = await pass(request, pathname + query, env)
      return answer.status === 404 && isSearch(request) ? search(request) : answer
    },
    // what is searched here is not lacking
    lacking: async () => (await capabilities.lacking()).filter((name) => name !== 'search'),
    now: () => new Date(),
    description: `service at ${root}`,
    close: async () => {},
  }
}
