import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShopServer, KEEP_ALIVE } from './listener.ts'

const timeouts = { headers: 600, request: 900, silence: 300, check: 50 }
const server = createShopServer(
  { fetch: async () => new Response('ok') },
  undefined,
  { publicUrl: undefined, trustProxy: false },
  { timeouts },
)
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})
afterAll(() => {
  server.close()
})

/** Opens a connection, sends pieces of a request now and then, and waits until the server closes it. */
const hold = (pieces: readonly string[], every = 100) =>
  new Promise<string>((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const queue = [...pieces]
    let answer = ''
    const timer = setInterval(() => {
      const piece = queue.shift()
      if (piece) socket.write(piece)
    }, every)
    socket
      .on('data', (data) => {
        answer += data.toString()
      })
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(timer)
        resolve(answer)
      })
  })
const drip = (count: number) => Array.from({ length: count }, (_, at) => `x-${at}: 1\r\n`)

it('a connection on which nothing is sent is closed', async () => {
  expect(await hold([])).toBe('')
})
it('so is one whose headers never end', async () => {
  expect(await hold(['GET /healthz HTTP/1.1\r\nHost: x\r\n', ...drip(200)])).toContain('408 Request Timeout')
})
it('and one whose body never ends', async () => {
  const head = 'POST /sandbox HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n'
  expect(await hold([head, ...drip(200)])).toMatch(/^HTTP/)
})
it('keeps an idle connection longer than proxies do', () => {
  expect(server.keepAliveTimeout).toBe(KEEP_ALIVE)
  expect(KEEP_ALIVE).toBeGreaterThan(60_000)
})
