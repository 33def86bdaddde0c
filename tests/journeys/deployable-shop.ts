import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A shop at an address of its own that can be cut off, and whose next build can be deployed meanwhile. */
export interface DeployableShop extends AsyncDisposable {
  readonly url: string
  /** Nothing is answered any more. */
  cutOff(): void
  /** Everything is answered again, by another build: the worker is new, and answers have the header `x-build`. */
  deploy(): void
  /** Whether a browser has fetched the next build's worker. */
  isFetched(): boolean
}

/** Passes a request on to the shop, and its answer back: of the next build if one is deployed. */
function pass(shop: URL, asked: IncomingMessage, answered: ServerResponse, isDeployed: boolean): void {
  const { method, url = '/' } = asked
  // another build has no page that a browser knows
  const headers = isDeployed ? { ...asked.headers, 'if-none-match': '' } : asked.headers
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
  let state: 'before' | 'cut off' | 'deployed' = 'before'
  let isFetched = false
  const server = createServer((asked, answered) => {
    if (state === 'cut off') {
      answered.destroy()
      return
    }
    const isDeployed = state === 'deployed'
    if (isDeployed && asked.url === '/worker.js') answered.once('finish', () => (isFetched = true))
    pass(new URL(shop), asked, answered, isDeployed)
  })
  await new Promise<void>((done) => {
    server.listen(0, done)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cutOff: () => {
      state = 'cut off'
      server.closeAllConnections()
    },
    deploy: () => {
      state = 'deployed'
    },
    isFetched: () => isFetched,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
