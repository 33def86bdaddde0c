import {
  Agent,
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** Milliseconds between two probes of a process. */
const PROBE_EVERY = 150

interface Target {
  readonly url: string
  isReady: boolean
}

export interface Balancer {
  readonly url: string
  /** Sends requests to a process as well, once its `/readyz` answers 200. Resolves then. */
  add(url: string): Promise<void>
  /** Forgets a process that has ended. */
  remove(url: string): void
  stop(): Promise<void>
}

const ofConnection = ['connection', 'keep-alive', 'transfer-encoding']

/** Headers of an answer, without those that concern the connection to the process. */
const ofAnswer = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)))

const isReady = (url: string) =>
  fetch(`${url}/readyz`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * A load balancer as HAProxy is one: it takes turns among processes whose probe succeeds, keeps its connections to them
 * open, and repeats nothing: a request that gets no answer is answered with 502.
 */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  let targets: Target[] = []
  let turn = 0
  const probe = async (target: Target) => {
    target.isReady = await isReady(target.url)
  }
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const ready = targets.filter((target) => target.isReady)
    const target = ready[turn++ % ready.length]
    if (!target) {
      answer.writeHead(503).end()
      return
    }
    const passed = request(
      target.url + (asked.url ?? ''),
      { agent, method: asked.method, headers: { ...asked.headers, connection: 'keep-alive' } },
      (found) => {
        answer.writeHead(found.statusCode ?? 502, ofAnswer(found.headers))
        found.pipe(answer).on('error', () => undefined)
        found.on('error', () => answer.destroy())
      },
    )
    passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    asked.pipe(passed)
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const timer = setInterval(() => {
    for (const target of targets) void probe(target)
  }, PROBE_EVERY)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(url) {
      const target = { url, isReady: false }
      while (!target.isReady) await probe(target)
      targets = [...targets, target]
    },
    remove(url) {
      targets = targets.filter((target) => target.url !== url)
    },
    async stop() {
      clearInterval(timer)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
