import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import type { Caller, RequestContext, Store } from './context.ts'
import type { Database } from '#service/db/db.ts'
import type { Settings } from '#service/settings.ts'
import { tokenHash } from '#service/auth/token.ts'
import { controlsOf, takeFault, type Controls, type FaultRule } from '#service/sandbox/controls.ts'
import { sandboxOutbox } from '#service/sandbox/outbox.ts'
import { callerAddress } from './caller-address.ts'
import { errorResponse } from './errors.ts'
import { invalidValue, notAuthorized } from './fault.ts'
import { parseRequest } from './parse.ts'
import { guardSite } from './request-guard.ts'
import type { Route } from './route.ts'

/** What all calls share. */
export interface Services {
  readonly db: Database
  readonly settings: Settings
  /** Real time; the sandbox clock is added to it. */
  readonly clock: () => Date
  readonly storeOf: (code: string) => Store
}

interface Start { readonly caller: Caller | null; readonly controls: Controls; readonly now: Date }

interface StartRow { stored: unknown; id: number | null; group_label: Caller['group'] | null; expires_at: Date | null }

/** Clock, faults and caller in one question to the database; none at all for a guest outside the sandbox. */
async function begin({ db, settings, clock }: Services, authorization: string | undefined): Promise<Start> {
  const token = /^Bearer\s+"?([\w.~+/=-]{1,512})"?$/i.exec(authorization ?? '')?.[1]
  if (!token && !settings.sandbox) return { caller: null, controls: controlsOf(null), now: clock() }
  const row = await db.one<StartRow>(
    `select (select jsonb_object_agg(key, value) from setting) as stored, c.id, c.group_label, t.expires_at
     from (select 1) as always left join token t on t.hash = $1 left join customer c on c.id = t.customer_id`,
    [token ? tokenHash(token) : null],
  )
  const controls = controlsOf(settings.sandbox ? row?.stored : null)
  const now = new Date(clock().getTime() + controls.clockOffsetSeconds * 1000)
  // A wrong or expired token is no error: the caller is a guest (contract.md §1.2).
  const caller = row?.id && row.group_label && row.expires_at && row.expires_at > now ? { id: row.id, group: row.group_label } : null
  return { caller, controls, now }
}

/** The service's time outside a call, for pages and timers. */
export const serviceNow = async (services: Services): Promise<Date> => (await begin(services, undefined)).now

function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key') ?? undefined
  if (key !== undefined && !/^[\w.:-]{1,128}$/.test(key)) throw invalidValue('Idempotency-Key', key)
  return key
}

function encode(route: Route, value: unknown, checkAnswers: boolean): string {
  const { endpoint } = route
  if (checkAnswers) {
    const issues = endpoint.response.safeParse(value ?? null).error?.issues
    // Nothing goes out as []; schemas know it as null, as undefined or as the empty list.
    const nothing = value === null || value === undefined
    const fits = !issues || (nothing && (endpoint.response.safeParse([]).success || endpoint.response.safeParse(undefined).success))
    if (!fits) throw new Error(`The answer of ${endpoint.name} does not fit its schema: ${issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`)
  }
  const text = JSON.stringify(value ?? [])
  return endpoint.encoded ? JSON.stringify(text) : text
}

/** An answer that breaks off, for callers without a network connection that could be closed. */
const brokenAnswer = () => new Response(new ReadableStream({ start: (controller) => controller.error(new Error('dropped by the sandbox')) }))

function play(rule: FaultRule, c: Context): Response {
  if (rule.drop) {
    const outgoing: unknown = Reflect.get(Object(c.env), 'outgoing')
    if (outgoing && typeof Reflect.get(Object(outgoing), 'destroy') === 'function') Reflect.apply(Reflect.get(Object(outgoing), 'destroy') as () => void, outgoing, [])
    return brokenAnswer()
  }
  return new Response(rule.body ?? JSON.stringify({ message: 'The sandbox was told to fail here.' }), { status: rule.status ?? 200, headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...rule.headers } })
}

const isFailure = (rule: FaultRule) => rule.drop === true || rule.status !== undefined || rule.body !== undefined

async function answer(route: Route, services: Services, c: Context, start: Start): Promise<Response> {
  const { db, settings } = services
  const request = c.req.raw
  if (route.changesState) guardSite(request.headers)
  const customer = start.caller
  if (route.endpoint.access === 'self' && !customer) throw notAuthorized()
  const { store: storeCode = '', ...params } = c.req.param() as Record<string, string>
  const responseHeaders = new Headers({ 'Cache-Control': 'no-store' })
  const context: RequestContext = {
    db, settings, customer, responseHeaders,
    now: start.now,
    inventorySelection: start.controls.inventorySelection ?? settings.inventorySelection,
    store: services.storeOf(storeCode),
    requireCustomer: () => { if (!customer) throw notAuthorized(); return customer },
    idempotencyKey: idempotencyKey(request.headers),
    ip: callerAddress(c, settings.trustProxy),
    outbox: sandboxOutbox(db, start.now),
    url: new URL(request.url),
    requestHeaders: request.headers,
  }
  const parsed = await parseRequest(route.endpoint, request, params)
  const value = await route.handle(parsed, context)
  if (customer) responseHeaders.set('Cache-Control', 'no-store')
  responseHeaders.append('Vary', 'Authorization')
  responseHeaders.set('Content-Type', 'application/json; charset=utf-8')
  responseHeaders.set('X-Content-Type-Options', 'nosniff')
  return new Response(encode(route, value, settings.checkAnswers), { status: 200, headers: responseHeaders })
}

/** The Hono handler of one route: guard, caller, parsing, the noun's own code, encoding, errors. */
export const handle = (route: Route, services: Services) => async (c: Context): Promise<Response> => {
  try {
    const start = await begin(services, c.req.header('authorization'))
    const path = new URL(c.req.url).pathname.replace(/^\/rest\/[^/]+\/V1/, '')
    const rule = await takeFault(services.db, start.controls.faults, c.req.method, path)
    if (rule?.delay_ms) await sleep(rule.delay_ms)
    if (!rule || !isFailure(rule)) return await answer(route, services, c, start)
    if (rule.after) await answer(route, services, c, start)
    return play(rule, c)
  } catch (error) {
    return errorResponse(error, route.endpoint.name)
  }
}
