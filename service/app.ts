import { existsSync } from 'node:fs'
import { Hono } from 'hono'
import { defaultLanguage, languageOf, languages } from '#domain/store/languages.ts'
import type { Database } from '#service/db/db.ts'
import { errorResponse } from '#service/http/errors.ts'
import { fault } from '#service/http/fault.ts'
import { handle, type Services } from '#service/http/handle.ts'
import type { Route } from '#service/http/route.ts'
import type { Settings } from '#service/settings.ts'
import { loadRoutes } from './nouns.ts'
import { openApi } from './openapi.ts'
import { paymentEventRoutes } from '#service/payment/events.ts'
import { sandboxApp } from './sandbox/sandbox-app.ts'
import { SANDBOX_PAY } from './sandbox-payment/base.ts'
import { sandboxPaymentRoutes } from './sandbox-payment/pages.ts'

export interface ServiceOptions {
  readonly db: Database
  readonly settings: Settings
  /** Real time; tests may hand in their own. */
  readonly clock?: () => Date
}

/** Hono takes the first route that fits, so fixed segments come before parameters: `/carts/mine` before `/carts/:id`. */
const bySpecificity = (a: Route, b: Route) => {
  const rank = ({ endpoint }: Route) => endpoint.path.split('/').map((segment) => (segment.startsWith(':') ? '1' : '0')).join('')
  return rank(a) < rank(b) ? -1 : 1
}

/** An unknown store code means the default store (contract.md §1.1). */
const storeOf: Services['storeOf'] = (code) => {
  const { code: known, storeId } = languageOf(code) ?? defaultLanguage
  return { code: known, id: storeId }
}

/** A noun's own Hono app beside its routes, such as pictures, when its file is there. */
async function mount(app: Hono, path: string, file: string, name: string, argument: unknown): Promise<void> {
  const url = new URL(file, import.meta.url)
  if (!existsSync(url)) return
  const module: unknown = await import(/* @vite-ignore */ url.href)
  const exported: unknown = Reflect.get(Object(module), name)
  const inner: unknown = typeof exported === 'function' ? exported(argument) : exported
  if (inner instanceof Hono) app.route(path, inner)
}

/** What all calls, pages and jobs of one process share. */
export const createServices = ({ db, settings, clock = () => new Date() }: ServiceOptions): Services => ({ db, settings, clock, storeOf })

/** The whole embedded service as a function from request to response: calls, pictures, health, OpenAPI and the sandbox. */
export async function createService(services: Services): Promise<Hono> {
  const { db, settings } = services
  const routes = [...(await loadRoutes())].sort(bySpecificity)
  const app = new Hono({ strict: false })
  app.get('/healthz', async (c) => {
    try {
      await db.query('select 1')
      return c.text('ok', 200, { 'Cache-Control': 'no-store' })
    } catch {
      return c.text('The database does not answer.', 503, { 'Cache-Control': 'no-store' })
    }
  })
  let document: string | undefined
  app.get('/rest/openapi.json', (c) => c.body((document ??= JSON.stringify(openApi(routes, languages.map(({ code }) => code)))), 200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' }))
  for (const route of routes) app.on(route.endpoint.method, `/rest/:store/V1${route.endpoint.path}`, handle(route, services))
  app.all('/rest/*', () => errorResponse(fault(404, 'Request does not match any route.'), 'no route'))
  await mount(app, '/media', './catalogue/media.ts', 'catalogueMedia', db)
  app.route('/', paymentEventRoutes(services))
  if (settings.sandbox) {
    app.route(SANDBOX_PAY, sandboxPaymentRoutes(services))
    app.route('/sandbox', sandboxApp(services))
  }
  app.onError((error) => errorResponse(error, 'service'))
  app.notFound((c) => c.text('Not found.', 404, { 'Cache-Control': 'no-store' }))
  return app
}
