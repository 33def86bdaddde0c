import { createService, createServices } from './app.ts'
import { connectDatabase } from './db/db.ts'
import type { Cluster } from './db/embedded/cluster.ts'
import { migrate } from './db/migrate.ts'
import { seed } from './db/seed.ts'
import { serviceNow } from './http/handle.ts'
import { startJobs } from './jobs.ts'
import type { Settings } from './settings.ts'
import { oneLine, StartError } from './start-error.ts'

/** What answers `/rest`, `/media`, `/sandbox` and `/healthz`. */
export interface Backend {
  fetch(request: Request, env?: unknown): Promise<Response>
  now(): Promise<Date> | Date
  /** What runs, for the line printed at start. */
  readonly description: string
  close(): Promise<void>
}

/** Our own service on its database: the one of DATABASE_URL, or the embedded one, which was begun before. @throws StartError */
export async function ownBackend(settings: Settings, embedded: Promise<Cluster> | undefined): Promise<Backend> {
  if (!settings.sandbox) throw new StartError('SANDBOX is off, but no real SMS, e-mail and payment systems are configured: set SANDBOX=on or SERVICE_BASE_URL.')
  const cluster = await embedded
  const db = connectDatabase(settings.databaseUrl ?? cluster!.url)
  const close = async () => { await db.close(); await cluster?.stop() }
  try {
    await migrate(db.url, { afterwards: () => seed(db, { withPeople: settings.sandbox }) })
  } catch (error) {
    await close()
    throw new StartError(`The database could not be prepared: ${oneLine(error)}.`)
  }
  const services = createServices({ db, settings })
  const service = createService(services)
  const stopJobs = startJobs(services)
  return {
    fetch: async (request, env) => service.fetch(request, env as object),
    now: () => serviceNow(services),
    description: cluster ? `embedded PostgreSQL in ${settings.dataDir}` : 'PostgreSQL of DATABASE_URL',
    close: async () => { await stopJobs(); await close() },
  }
}

/** Another Magento-style service: its calls and pictures go through us, so that the browser keeps to one origin. */
export function foreignBackend(base: string): Backend {
  return {
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      if (pathname === '/healthz') return new Response('ok')
      if (!/^\/(rest|media)\//.test(pathname)) return new Response('Not found.', { status: 404 })
      const headers = new Headers(request.headers)
      for (const name of ['host', 'connection', 'cookie', 'accept-encoding']) headers.delete(name)
      const answer = await fetch(new URL(base.replace(/\/+$/, '') + pathname + search), { method: request.method, headers, redirect: 'manual', ...(request.body ? { body: request.body, duplex: 'half' } : {}) })
      const passed = new Headers(answer.headers)
      // fetch has already unpacked the body.
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'set-cookie']) passed.delete(name)
      return new Response(answer.body, { status: answer.status, headers: passed })
    },
    now: () => new Date(),
    description: `service at ${base}`,
    close: async () => {},
  }
}
