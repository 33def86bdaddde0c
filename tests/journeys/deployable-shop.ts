import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A shop at an address of its own whose next build can be deployed while somebody looks at it. */
export interface DeployableShop {
  readonly url: string
  /** From now on the worker is that of another build. */
  deploy(): void
  close(): void
}

/** Passes a request on to the shop, and its answer back. */
function pass(shop: URL, asked: IncomingMessage, answered: ServerResponse, end: string): void {
  const { method, url, headers } = asked
  const onwards = request(
    new URL(url ?? '/', shop),
    { method, headers: end === '' ? headers : { ...headers, 'accept-encoding': 'identity' } },
    (answer) => {
      const { 'content-length': _length, ...rest } = answer.headers
      answered.writeHead(answer.statusCode ?? 502, end === '' ? answer.headers : rest)
      answer.on('data', (chunk: Buffer) => answered.write(chunk))
      answer.on('end', () => answered.end(end))
    },
  )
  onwards.on('error', () => answered.destroy())
  asked.pipe(onwards)
}

/** Stands before the shop of the journeys. */
export async function deployableShop(shop: string): Promise<DeployableShop> {
  let isDeployed = false
  const server = createServer((asked, answered) => {
    pass(new URL(shop), asked, answered, isDeployed && asked.url === '/worker.js' ? '// the next build' : '')
  })
  await new Promise<void>((done) => {
    server.listen(0, done)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      isDeployed = true
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
