import { Hono } from 'hono'
import { defaultLanguage, languageOf, languages } from '#domain/store/languages.ts'
import type { Database } from '#service/db/db.ts'
import { errorResponse } from '#service/http/errors.ts'
import { fault } from '#service/http/fault.ts'
import { handle, type Services } from '#service/http/handle.ts'
import type { Route } from '#service/http/route.ts'
import type { Settings } from '#service/settings.ts'
import { catalogueMedia } from './catalogue/media.ts'
import { routes } from './nouns.ts'
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

/** What all calls, pages and jobs of one process share. */
export const createServices = ({ db, settings, clock = () => new Date() }: ServiceOptions): Services => ({ db, settings, clock, storeOf })

/** The whole embedded service as a function from request to response: calls, pictures, health, OpenAPI and the sandbox. */
export function createService(services: Services): Hono {
  const { db, settings } = services
  const ordered = routes.toSorted(bySpecificity)
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
  app.get('/rest/openapi.json', (c) => c.body((document ??= JSON.stringify(openApi(ordered, languages.map(({ code }) => code)))), 200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' }))
  for (const route of ordered) app.on(route.endpoint.method, `/rest/:store/V1${route.endpoint.path.replace(/(.)\/$/, '$1')}`, handle(route, services))
  app.all('/rest/*', () => errorResponse(fault(404, 'Request does not match any route.'), 'no route'))
  app.route('/media', catalogueMedia(db))
  app.route('/', paymentEventRoutes(services))
  if (settings.sandbox) {
    app.route(SANDBOX_PAY, sandboxPaymentRoutes(services))
    app.route('/sandbox', sandboxApp(services))
  }
  app.onError((error) => errorResponse(error, 'service'))
  app.notFound((c) => c.text('Not found.', 404, { 'Cache-Control': 'no-store' }))
  return app
}
