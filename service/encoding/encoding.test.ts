import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { peoplePassword, startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const PRODUCTS = '/rest/en/V1/magento/en/products'
const COUNTRIES = '/rest/en/V1/directory/countries'
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  service.request(path, { method, headers })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('answers to reads', () => {
  it('are compressed for those who ask for it, a fifth of their size', async () => {
    const plain = await ask(PRODUCTS)
    const text = await bytesOf(plain)
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('content-length')).toBe(String(text.length))
    const answer = await ask(PRODUCTS, { 'accept-encoding': 'gzip, br' })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('content-length')).toBeNull()
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    const body = await bytesOf(answer)
    expect(gunzipSync(body).equals(text)).toBe(true)
    expect(body.length).toBeLessThan(text.length / 5)
  })
  it('stay as they are when they are small', async () => {
    const answer = await ask('/rest/en/V1/nothing', { 'accept-encoding': 'gzip' })
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([404, null])
  })
  it('have an ETag when they may be kept, and are not sent twice', async () => {
    for (const encoding of ['identity', 'gzip']) {
      const first = await ask(COUNTRIES, { 'accept-encoding': encoding })
      const tag = first.headers.get('etag') ?? ''
      expect(tag).toMatch(encoding === 'gzip' ? /^W\/"[0-9a-f]+"$/ : /^"[0-9a-f]+"$/)
      const again = await ask(COUNTRIES, { 'accept-encoding': encoding, 'if-none-match': tag })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
    }
    const document = await ask('/rest/openapi.json')
    const tag = document.headers.get('etag') ?? 'none'
    expect((await ask('/rest/openapi.json', { 'if-none-match': tag })).status).toBe(304)
    expect((await ask('/rest/openapi.json', { 'if-none-match': '"other"' })).status).toBe(200)
  })
  it('have none when nobody may keep them', async () => {
    const authorization = `Bearer ${await service.tokenOf('fresh')}`
    for (const [path, headers] of [
      [PRODUCTS, {}],
      [COUNTRIES, { authorization }],
      ['/rest/en/V1/customers/me', { authorization }],
    ] as const) {
      const answer = await ask(path, headers)
      expect([answer.headers.get('etag'), answer.headers.get('cache-control')], path).toEqual([
        null,
        'private, no-store',
      ])
    }
  })
})

it('answers to other calls, which may hold a token, are never compressed', async () => {
  const answer = await service.request('/rest/en/V1/customer/integration/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
    body: JSON.stringify({ username: 'mei.chan@jadeleaf.example', password: peoplePassword }),
  })
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null])
})
