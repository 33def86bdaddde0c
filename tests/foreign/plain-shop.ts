import { createPages } from '../../app/server/server.ts'
import { sanitise } from '#service/content/sanitise.ts'
import { foreignBackend, type ForeignBackendOptions } from '#service/foreign-backend.ts'
import { builtClient } from '../harness/built-client.ts'
import { startService, type TestService } from '../harness/service.ts'
import { listenSimulator, type ListeningSimulator } from './listen.ts'
import type { SimulatorOptions } from './simulator.ts'

/** A shop of pages before a service that knows only the documents. */
export interface PlainShop {
  /** Answers what a browser asks the shop for. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>
  /** A call below `/rest/{store}/V1`. @param store English unless it says otherwise */
  call(path: string, token?: string, init?: RequestInit, store?: string): Promise<Response>
  readonly service: ListeningSimulator
  readonly own: TestService
  /** Lines of the shop's log. */
  readonly log: string[]
  stop(): Promise<void>
}

/** Starts a shop on a simulator. @param settings of the shop that differ from the defaults */
export async function startPlainShop(
  settings: Partial<ForeignBackendOptions> = {},
  simulated: Pick<SimulatorOptions, 'wantedToken'> = {},
): Promise<PlainShop> {
  const own = await startService()
  const service = await listenSimulator({
    ...simulated,
    ask: async (request) => {
      const { pathname, search } = new URL(request.url)
      const body = request.method === 'GET' ? undefined : await request.text()
      return own.request(pathname + search, {
        method: request.method,
        headers: request.headers,
        ...(body ? { body } : {}),
      })
    },
  })
  const log: string[] = []
  const backend = foreignBackend({
    publicUrl: undefined,
    trustProxy: false,
    base: service.url,
    log: (line) => log.push(line),
    ...settings,
  })
  const client = builtClient()
  const pages = createPages({
    origin: () => 'https://shop.example',
    serviceFetch: (request) => backend.fetch(request),
    clientDir: client.dir,
    lacking: () => backend.lacking?.() ?? Promise.resolve([]),
    sanitiseHtml: sanitise,
    log: (line) => log.push(line),
  })
  const origin = 'http://shop.example'
  return {
    service,
    own,
    log,
    get: (path, headers = {}) =>
      pages.fetch(new Request(origin + path, { headers: { cookie: 'language=en', ...headers } })),
    call: (path, token, init = {}, store = 'en') =>
      backend.fetch(
        new Request(`${origin}/rest/${store}/V1${path}`, {
          ...init,
          headers: {
            ...(init.body ? { 'Content-Type': 'application/json' } : {}),
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
          },
        }),
      ),
    stop: async () => {
      await backend.close()
      await service.close()
      await own.stop()
      client.remove()
    },
  }
}
