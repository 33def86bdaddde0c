import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPages } from '../../app/server/server.ts'
import { sanitise } from '#service/content/sanitise.ts'
import { foreignBackend } from '#service/foreign-backend.ts'
import { createShopServer } from '#service/http/listener.ts'
import { builtClient } from '../harness/built-client.ts'
import { startService, type TestService } from '../harness/service.ts'

/** What a service behind SERVICE_BASE_URL does instead of answering. */
export const misbehaviours: Readonly<Record<string, RequestListener>> = {
  'answers 500': (_, response) => response.writeHead(500).end(),
  'answers 503': (_, response) => response.writeHead(503, { 'Retry-After': '30' }).end(),
  'answers HTML': (_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>It works!</h1>'),
  'answers {}': (_, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'),
  'drops the connection': (request) => request.socket.destroy(),
  'breaks off in the middle': (_, response) => {
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
      .write('{"items":')
    response.socket?.destroySoon()
  },
  'never answers': () => undefined,
}

/** A shop whose service is another process's, as far as the shop can tell. */
export interface ShopWithForeignService {
  /** Address of the shop. */
  url: string
  /** Requests that reached the service. */
  requests: IncomingMessage[]
  /** Lines of the shop's log. */
  log: string[]
  own: TestService
  /** Misbehaves for the paths that match, until the next call. */
  misbehave(listener?: RequestListener, paths?: RegExp): void
  /** The service's process ends, and starts again. */
  goDown(): Promise<void>
  comeBack(): Promise<void>
  stop(): Promise<void>
}

const listen = (server: Server, port = 0) =>
  new Promise<number>((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port)
    })
  })

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => {
      resolve()
    })
    server.closeAllConnections()
  })

/** Starts a shop before a service of its own. @param settings what the shop is told about its address */
export async function startShopWithForeignService(
  settings: { publicUrl?: string; trustProxy?: boolean } = {},
): Promise<ShopWithForeignService> {
  const own = await startService()
  const client = builtClient()
  const requests: IncomingMessage[] = []
  const log: string[] = []
  let fault: { listener: RequestListener; paths: RegExp } | undefined
  const answer: RequestListener = (request, response) => {
    requests.push(request)
    if (fault?.paths.test(request.url ?? '')) {
      fault.listener(request, response)
      return
    }
    void own.request(request.url ?? '/').then(async (given) => {
      response.writeHead(given.status, Object.fromEntries(given.headers))
      response.end(Buffer.from(await given.arrayBuffer()))
    })
  }
  let service = createServer(answer)
  const port = await listen(service)
  const backend = foreignBackend({
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy ?? false,
    base: `http://127.0.0.1:${port}/`,
    // a busy machine takes its time; only a service that never answers is waited for that long
    timeout: 4_000,
    healthTimeout: 4_000,
    log: (line) => log.push(line),
  })
  const pages = createPages({
    origin: () => 'https://shop.example',
    serviceFetch: (request) => backend.fetch(request),
    clientDir: client.dir,
    sanitiseHtml: sanitise,
    log: (line) => log.push(line),
  })
  const shop = createShopServer(backend, pages, {
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy ?? false,
  })
  const url = `http://127.0.0.1:${await listen(shop)}`
  return {
    url,
    requests,
    log,
    own,
    misbehave: (listener, paths = /./) => {
      fault = listener && { listener, paths }
    },
    goDown: () => close(service),
    comeBack: async () => {
      service = createServer(answer)
      await listen(service, port)
    },
    stop: async () => {
      await Promise.all([close(shop), close(service)])
      await own.stop()
      client.remove()
    },
  }
}
