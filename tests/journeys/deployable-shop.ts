import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A shop at an address of its own whose next build can be deployed while somebody looks at it. */
export interface DeployableShop {
  readonly url: string
  /** From now on another build answers: the worker is new, and answers have the header `x-build`. */
  deploy(): void
  close(): void
}

/** Passes a request on to the shop, and its answer back: of the next build if one is deployed. */
function pass(shop: URL, asked: IncomingMessage, answered: ServerResponse, isDeployed: boolean): void {
  const { method, url = '/', headers } = asked
  const isWorker = isDeployed && url === '/worker.js'
  const onwards = request(
    new URL(url, shop),
    { method, headers: isWorker ? { 'accept-encoding': 'identity' } : headers },
    (answer) => {
      const { 'content-length': length, ...others } = answer.headers
      answered.writeHead(answer.statusCode ?? 502, {
        ...others,
        ...(isWorker || length === undefined ? {} : { 'content-length': length }),
        ...(isDeployed ? { 'x-build': 'next' } : {}),
      })
      answer.on('data', (chunk: Buffer) => answered.write(chunk))
      answer.on('end', () => answered.end(isWorker ? '// the next build' : undefined))
    },
  )
  onwards.on('error', () => answered.destroy())
  asked.pipe(onwards)
}

/** Stands before the shop of the journeys. */
export async function deployableShop(shop: string): Promise<DeployableShop> {
  let isDeployed = false
  const server = createServer((asked, answered) => {
    pass(new URL(shop), asked, answered, isDeployed)
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
