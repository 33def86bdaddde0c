import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createService } from '../../service/app.ts'
import { foreignBackend } from '../../service/foreign-backend.ts'
import { createShopServer } from '../../service/http/listener.ts'
import { routes } from '../../service/nouns.ts'
import { startService, type TestService } from '../harness/service.ts'

/** Pages that read a form, as the language form does. */
const pages = { fetch: async (request: Request) => new Response(await request.text()) }
const settings = { publicUrl: undefined, trustProxy: false }

let service: TestService
let shop: Server
beforeAll(async () => {
  service = await startService()
  const app = createService(service.services)
  shop = await listening(
    createShopServer({ fetch: async (request, env) => app.fetch(request, env as object) }, pages, settings),
  )
})
afterAll(async () => {
  shop?.close()
  await service?.stop()
})

async function listening(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return server
}

const headers = 'Host: x\r\nContent-Type: application/json\r\n'

/** Sends the beginning of a request and leaves before its body has ended, once the server waits for the rest. */
const leave = (server: Server, text: string, how: 'destroy' | 'resetAndDestroy') =>
  new Promise<void>((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
      socket.write(text)
      setTimeout(() => socket[how](), 150)
    })
    socket.on('error', () => undefined).on('close', () => resolve())
  })

const connections = (server: Server) =>
  new Promise<number>((resolve) => {
    server.getConnections((_error, count) => resolve(count))
  })

const bodies = ['Content-Length: 5000\r\n\r\n{"a":', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n']
const paths = [
  ...routes
    .filter(({ endpoint }) => ['POST', 'PUT', 'DELETE'].includes(endpoint.method))
    .map(({ endpoint }) => `${endpoint.method} /rest/en/V1${endpoint.path.replaceAll(/:\w+/g, '1')}`),
  'POST /payment/events/citcon',
  'POST /sandbox/pay/events/citcon',
  'POST /sandbox/pay/choose/none',
  'POST /sandbox/pay/api/payments',
  'POST /sandbox/sign-in',
  'PUT /sandbox/clock',
  'PUT /sandbox/faults',
  'POST /media/none',
  'POST /signin',
]

async function leaveAll(server: Server, asked: readonly string[]): Promise<void> {
  await Promise.all(
    asked.flatMap((request) =>
      bodies.flatMap((body) =>
        (['destroy', 'resetAndDestroy'] as const).map((how) =>
          leave(server, `${request} HTTP/1.1\r\n${headers}${body}`, how),
        ),
      ),
    ),
  )
  // What is logged follows the end of its connection. A busy machine takes a while to end them all.
  for (const until = Date.now() + 5_000; (await connections(server)) > 0 && Date.now() < until;)
    await sleep(50)
  await sleep(300)
}

describe('a client that leaves in the middle of a body', () => {
  it('leaves nothing in the log, whatever it called', async () => {
    const logged = ['error', 'warn', 'info', 'log'] as const
    const spies = logged.map((name) => vi.spyOn(console, name).mockImplementation(() => undefined))
    expect(paths.length).toBeGreaterThan(40)
    await leaveAll(shop, paths)
    expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([])
    vi.restoreAllMocks()
  })

  it('says nothing about the service behind SERVICE_BASE_URL', async () => {
    const behind = await listening(
      createServer((request, response) => request.resume().on('end', () => response.end('{}'))),
    )
    const lines: string[] = []
    const backend = foreignBackend({
      ...settings,
      base: `http://127.0.0.1:${(behind.address() as AddressInfo).port}`,
      log: (line) => {
        lines.push(line)
      },
    })
    const front = await listening(createShopServer(backend, undefined, settings))
    await leaveAll(front, ['POST /rest/en/V1/feedback'])
    expect(lines).toEqual([])
    for (const server of [front, behind]) {
      server.closeAllConnections()
      server.close()
    }
  })
})
