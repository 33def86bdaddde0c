import type { Server } from 'node:http'
import { request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPages } from '../../app/server/server.ts'
import { shopOrigin } from '#domain/store/shop-origin.ts'
import { createShopServer } from '#service/http/listener.ts'
import type { Settings } from '#service/settings.ts'
import { builtClient } from '../harness/built-client.ts'
import { startService, type TestService } from '../harness/service.ts'

const PUBLIC_URL = 'https://shop.example'
let service: TestService
let client: ReturnType<typeof builtClient>
const servers: Server[] = []
beforeAll(async () => {
  service = await startService({ PUBLIC_URL })
  client = builtClient()
})
afterAll(async () => {
  for (const server of servers) server.close().closeAllConnections()
  await service.stop()
  client.remove()
})

/** Starts the shop with some settings. Returns its port. */
async function start(settings: Pick<Settings, 'publicUrl' | 'trustProxy'>): Promise<number> {
  const fetch = async (asked: Request) => service.request(asked.url, asked)
  const pages = createPages({
    serviceFetch: fetch,
    clientDir: client.dir,
    origin: (called) => shopOrigin({ ...settings, host: '127.0.0.1', port: 0 }, called),
  })
  const backend = { fetch, now: () => new Date(), description: '', close: async () => {} }
  const server = createShopServer(backend, pages, settings)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Not `fetch`, which would not send a Host of ours. */
const ask = (port: number, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(chunks).toString(),
        })
      })
    })
    sent.on('error', reject).end()
  })

it.each([
  [{ publicUrl: PUBLIC_URL, trustProxy: false }, {}],
  [{ publicUrl: undefined, trustProxy: true }, { 'x-forwarded-proto': 'https' }],
  [{ publicUrl: undefined, trustProxy: false }, {}],
] as const)('a kept page goes out as it did when it was made: %j', async (settings, headers) => {
  const port = await start(settings)
  const asked = { ...headers, cookie: 'language=en', 'accept-encoding': 'gzip' }
  const withoutDate = async () => {
    const answer = await ask(port, '/systemstatus', asked)
    return { ...answer, headers: { ...answer.headers, date: '', 'x-request-id': '' } }
  }
  const made = await withoutDate()
  expect(await withoutDate()).toEqual(made)
  expect(made.headers['strict-transport-security']).toBe(
    settings.publicUrl || settings.trustProxy ? 'max-age=31536000' : undefined,
  )
})

describe('every answer', () => {
  it.each([
    ['GET', '/healthz', 200],
    ['GET', '/rest/openapi.json', 200],
    ['GET', '/rest/en/V1/nothing', 404],
    ['GET', '/rest/en/V1/customers/me', 401],
    ['GET', '/assets/none.js', 404],
    ['GET', '/assets/entry-1.js', 200],
    ['GET', '/media/none.svg', 404],
    ['GET', '/media/brands/en/jadeleaf.svg', 200],
    ['GET', '/systemstatus', 200],
    ['GET', '/no/such/page', 404],
    ['GET', '/dashboard', 200],
    ['GET', '/th/systemstatus', 200],
    ['GET', '/TH', 301],
    ['GET', '/manifest-th.webmanifest', 200],
    ['PUT', '/cart', 405],
    ['POST', '/payment/events/nobody', 404],
    ['POST', '/payment/events/worldpay', 401],
    ['GET', '/sandbox', 200],
    ['GET', '/sandbox/none', 404],
  ])('%s %s (%i) is never sniffed, and binds the browser to TLS behind TLS', async (method, path, status) => {
    const answer = await ask(await start({ publicUrl: PUBLIC_URL, trustProxy: false }), path, {}, method)
    expect([
      answer.status,
      answer.headers['x-content-type-options'],
      answer.headers['strict-transport-security'],
    ]).toEqual([status, 'nosniff', 'max-age=31536000'])
  })
  it.each(['/systemstatus', '/systemstatus', '/rest/en/V1/nothing', '/healthz', '/assets/none.js'])(
    '%s has the id of its request, which may come from a proxy',
    async (path) => {
      const port = await start({ publicUrl: undefined, trustProxy: false })
      const idOf = async (given?: string) =>
        (await ask(port, path, given === undefined ? {} : { 'x-request-id': given })).headers['x-request-id']
      const made = await idOf()
      expect(made).toMatch(/^[0-9a-f]{16}$/)
      expect(await idOf()).not.toBe(made)
      const given = '0193e1f2-7a0b-7c3d-8e4f-5a6b7c8d9e0f'
      expect(await idOf(given)).toBe(given)
      for (const unfit of ['', 'a b', '<script>', 'ä', 'x'.repeat(65)])
        expect(await idOf(unfit)).toMatch(/^[0-9a-f]{16}$/)
    },
  )
  it('keeps the connection open for longer than a proxy does', async () => {
    const { headers } = await ask(await start({ publicUrl: undefined, trustProxy: false }), '/healthz', {
      connection: 'keep-alive',
    })
    expect(headers['keep-alive']).toBe('timeout=75')
  })
})

describe('Strict-Transport-Security', () => {
  it.each([
    ['a proxy that may be believed says https', { publicUrl: undefined, trustProxy: true }, 'https', true],
    [
      'the last of several proxies says https',
      { publicUrl: undefined, trustProxy: true },
      'http, https',
      true,
    ],
    ['that proxy says http', { publicUrl: undefined, trustProxy: true }, 'http', false],
    ['that proxy says nothing', { publicUrl: undefined, trustProxy: true }, undefined, false],
    ['anybody says https', { publicUrl: undefined, trustProxy: false }, 'https', false],
    [
      'the shop has an address without TLS',
      { publicUrl: 'http://shop.example', trustProxy: false },
      undefined,
      false,
    ],
  ] as const)('when %s', async (_, settings, proto, isSent) => {
    const headers = proto ? { 'x-forwarded-proto': proto } : {}
    const answer = await ask(await start(settings), '/systemstatus', headers)
    expect('strict-transport-security' in answer.headers).toBe(isSent)
  })
})

describe('behind a proxy that rewrites Host', () => {
  it.each(['/', '/categories', '/product/spirulina', '/systemstatus'])(
    '%s holds neither that Host nor an address of the server, and its policy names no origin',
    async (path) => {
      const port = await start({ publicUrl: PUBLIC_URL, trustProxy: true })
      const { status, text, headers } = await ask(port, path, {
        host: 'upstream.internal:8080',
        'x-forwarded-proto': 'https',
      })
      expect(status).toBe(200)
      expect(text).toContain('</html>')
      for (const name of ['upstream.internal', 'service.internal', `127.0.0.1`, 'localhost'])
        expect(text.includes(name), name).toBe(false)
      expect(text).toContain(`content="${PUBLIC_URL}/`)
      expect(headers['content-security-policy']).toContain("script-src 'sha256-")
      expect(headers['content-security-policy']).not.toMatch(/https?:/)
    },
  )
  it('a Host that somebody has made up stands in no head and no file for search engines', async () => {
    const port = await start({ publicUrl: undefined, trustProxy: false })
    for (const path of [
      '/',
      '/th/product/spirulina',
      '/robots.txt',
      '/sitemap.xml',
      '/feeds/products-en.xml',
    ]) {
      const { status, text } = await ask(port, path, { host: 'evil.example' })
      expect([status, text.includes('evil.example')], path).toEqual([200, false])
    }
  })
  it('calls name pictures under the public address', async () => {
    const port = await start({ publicUrl: PUBLIC_URL, trustProxy: true })
    const { text } = await ask(port, '/rest/en/V1/magento/en/common', { host: 'upstream.internal:8080' })
    const [config] = (JSON.parse(text) as { storeConfigs: { base_media_url: string }[] }).storeConfigs
    expect(config?.base_media_url).toBe(`${PUBLIC_URL}/media/`)
  })
  it('a redirect to the right spelling names no host', async () => {
    const port = await start({ publicUrl: PUBLIC_URL, trustProxy: true })
    const { status, headers } = await ask(port, '/TH/cart', { host: 'upstream.internal:8080' })
    expect([status, headers.location]).toEqual([301, '/th/cart'])
  })
})
