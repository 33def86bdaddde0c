import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSimulator, type Simulator, type SimulatorOptions } from './simulator.ts'

/** A simulator at an address of its own. */
export interface ListeningSimulator extends Pick<Simulator, 'answered' | 'cameWithToken'> {
  readonly url: string
  close(): Promise<void>
}

/** Reads the whole body of a request of `node:http`. */
async function bodyOf(chunks: AsyncIterable<Buffer>): Promise<string> {
  const all: Buffer[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all).toString()
}

/** Opens a simulator on a free port of this machine. */
export async function listenSimulator(options: SimulatorOptions): Promise<ListeningSimulator> {
  const simulator = await createSimulator(options)
  const server = createServer((asked, response) => {
    void (async () => {
      const { method = 'GET', url = '/' } = asked
      const headers = new Headers()
      for (const [name, value] of Object.entries(asked.headers))
        if (value !== undefined && !['host', 'connection', 'transfer-encoding'].includes(name))
          headers.set(name, String(value))
      const body = await bodyOf(asked)
      const request = new Request(new URL(url, 'http://service.simulated'), {
        method,
        headers,
        ...(body ? { body } : {}),
      })
      const answer = await simulator.fetch(request)
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      response.end(Buffer.from(await answer.arrayBuffer()))
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    answered: simulator.answered,
    cameWithToken: simulator.cameWithToken,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}

/** Asks our own service at an address of its own. */
export const askAt =
  (origin: string): SimulatorOptions['ask'] =>
  async (request) => {
    const { pathname, search } = new URL(request.url)
    const body = request.method === 'GET' ? undefined : await request.text()
    const headers = new Headers(request.headers)
    headers.set('accept-encoding', 'identity')
    const answer = await fetch(origin + pathname + search, {
      method: request.method,
      headers,
      ...(body ? { body } : {}),
    })
    return new Response(await answer.arrayBuffer(), { status: answer.status, headers: answer.headers })
  }
