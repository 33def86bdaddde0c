import { createHash } from 'node:crypto'
import { changesState, type Endpoint } from '#domain/contract/endpoint.ts'
import type { Context } from 'hono'
import type * as z from 'zod/mini'
import type { Caller, RequestContext } from './context.ts'
import { shopOrigin } from '#domain/store/shop-origin.ts'
import { callerAddress } from './caller-address.ts'
import { inProgress } from '#service/calls-in-progress.ts'
import { nameCall } from '#service/log/request-scope.ts'
import { errorResponse } from './errors.ts'
import { Fault, invalidValue, methodNotAllowed, notAuthorized } from './fault.ts'
import { parseRequest } from './parse.ts'
import { guardSite } from './request-guard.ts'
import type { Route } from './route.ts'
import type { SecurityNote, SecurityPlace } from './security-log.ts'
import type { CallStart, IncomingCall, Services } from './services.ts'

function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key') ?? undefined
  if (key !== undefined && !/^[\w.:-]{1,128}$/.test(key)) throw invalidValue('Idempotency-Key', key)
  return key
}

function encode(endpoint: Endpoint, response: z.ZodMiniType, value: unknown, checkAnswers: boolean): string {
  if (checkAnswers) {
    const issues = response.safeParse(value ?? null).error?.issues
    // An empty answer is sent as []; schemas read it as null, undefined or an empty list.
    const nothing = value === null || value === undefined
    const fits =
      !issues || (nothing && (response.safeParse([]).success || response.safeParse(undefined).success))
    if (!fits)
      throw new Error(
        `The answer of ${endpoint.name} does not fit its schema: ${issues
          .slice(0, 5)
          .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
          .join('; ')}`,
      )
  }
  const text = JSON.stringify(value ?? [])
  return endpoint.encoded ? JSON.stringify(text) : text
}

/** `Cache-Control` of an answer that is somebody's own, or that is true for this moment alone. */
const KEPT_BY_NOBODY = 'private, no-store'

/** Whether a client may keep an answer. */
const isKeepable = (headers: Headers) => !/no-store/.test(headers.get('cache-control') ?? '')

const tagOf = (text: string) => `"${createHash('sha1').update(text).digest('hex')}"`

async function answer(route: Route, services: Services, c: Context, start: CallStart): Promise<Response> {
  const { db, reads, longReads, settings } = services
  const request = c.req.raw
  if (changesState(route.endpoint)) {
    guardSite(request.headers)
    // Hono answers HEAD with the GET handler, but HEAD must not change anything.
    if (request.method !== route.endpoint.method) throw methodNotAllowed(route.endpoint.method)
  }
  const customer = start.caller
  if (route.endpoint.access === 'self' && !customer && !(await route.isRepetition?.(db, request.headers)))
    throw notAuthorized()
  const { store: storeCode = '', ...params } = c.req.param() as Record<string, string>
  const responseHeaders = new Headers({
    'Cache-Control': KEPT_BY_NOBODY,
    // today's date for screens: the sandbox clock may be ahead of this machine's
    Date: start.now.toUTCString(),
  })
  const context: RequestContext = {
    db,
    reads,
    longReads,
    settings,
    customer,
    responseHeaders,
    now: start.now,
    inventorySelection: start.inventorySelection,
    store: services.storeOf(storeCode),
    requireCustomer: () => {
      if (!customer) throw notAuthorized()
      return customer
    },
    idempotencyKey: idempotencyKey(request.headers),
    ip: callerAddress(c, settings),
    noteSecurity: (event, account) => {
      services.securityLog.note({ event, account }, placeOf(route, services, c))
    },
    ports: services.ports,
    origin: shopOrigin(settings, new URL(request.url)),
    requestHeaders: request.headers,
  }
  const schemas = await route.endpoint.schemas()
  const parsed = await parseRequest(schemas, request, params, route.maxBodyBytes)
  const value = await route.handle(parsed, context)
  if (request.headers.has('authorization')) responseHeaders.set('Cache-Control', KEPT_BY_NOBODY)
  responseHeaders.append('Vary', 'Authorization')
  responseHeaders.set('Content-Type', 'application/json; charset=utf-8')
  responseHeaders.set('X-Content-Type-Options', 'nosniff')
  const text = encode(route.endpoint, schemas.response, value, settings.checkAnswers)
  responseHeaders.set('Content-Length', String(Buffer.byteLength(text)))
  if (isKeepable(responseHeaders)) responseHeaders.set('ETag', tagOf(text))
  return new Response(text, {
    status: 200,
    headers: responseHeaders,
  })
}

/** Closes the connection of a request without an answer, if possible. */
export function dropConnection(c: Context): void {
  const outgoing: unknown = Reflect.get(Object(c.env), 'outgoing')
  if (outgoing && typeof Reflect.get(Object(outgoing), 'destroy') === 'function')
    Reflect.apply(Reflect.get(Object(outgoing), 'destroy') as () => void, outgoing, [])
}

const incoming = (c: Context): IncomingCall => ({
  method: c.req.method,
  path: new URL(c.req.url).pathname.replace(/^\/rest(\/[^/]+)?\/V1(?=\/)/, ''),
  token: /^Bearer\s+"?([\w.~+/=-]{1,512})"?$/i.exec(c.req.header('authorization') ?? '')?.[1],
  dropConnection: () => dropConnection(c),
})

const placeOf = ({ endpoint }: Route, { settings }: Services, c: Context): SecurityPlace => ({
  route: endpoint.name,
  ip: callerAddress(c, settings),
})

/** What the security log records of an error: what the refusal says, and every refusal by a limit. */
function noteOf(error: unknown, caller: Caller | null): SecurityNote | undefined {
  if (!(error instanceof Fault)) return undefined
  if (error.note) return error.note
  return error.status === 429
    ? { event: 'rate_limited', account: caller ? `#${caller.id}` : undefined }
    : undefined
}

/** Hono handler of a route: middleware, guard, parsing, the route's own handler, encoding, errors. */
export const handle =
  (route: Route, services: Services) =>
  async (c: Context): Promise<Response> => {
    let caller: Caller | null = null
    nameCall(route.endpoint.path)
    try {
      return await inProgress(() =>
        services.middleware(incoming(c), (start) => {
          caller = start.caller
          return answer(route, services, c, start)
        }),
      )
    } catch (error) {
      const note = noteOf(error, caller)
      if (note) services.securityLog.note(note, placeOf(route, services, c))
      return errorResponse(error, route.endpoint.name)
    }
  }
