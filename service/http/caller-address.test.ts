import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendCode } from '#domain/auth/api.ts'
import { createService } from '#service/app.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { addressOf, isLocal } from './caller-address.ts'

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
const off = { trustProxy: false, publicUrl: undefined }

describe('the address of a caller', () => {
  it.each([
    ['somebody at the machine', '127.0.0.1', { host: 'localhost:3000' }, off, 'local'],
    ['the same over IPv6', '::1', { host: '[::1]:3000' }, off, 'local'],
    ['another machine', '203.0.113.7', { host: 'shop.example' }, off, '203.0.113.7'],
    [
      'a proxy that says so',
      '127.0.0.1',
      { host: 'localhost', 'x-forwarded-for': '203.0.113.7' },
      off,
      '127.0.0.1',
    ],
    [
      'a proxy that passes the host on',
      '::ffff:127.0.0.1',
      { host: 'shop.example' },
      off,
      '::ffff:127.0.0.1',
    ],
    [
      'a proxy of a shop with an address',
      '127.0.0.1',
      { host: '127.0.0.1:3000' },
      { trustProxy: false, publicUrl: 'https://shop.example' },
      '127.0.0.1',
    ],
    [
      'a proxy that is trusted',
      '127.0.0.1',
      { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' },
      { ...off, trustProxy: true },
      '203.0.113.7',
    ],
    [
      'a header that is not to be trusted',
      '203.0.113.7',
      { 'x-forwarded-for': '127.0.0.1' },
      off,
      '203.0.113.7',
    ],
  ])('%s', (_what, address, headers, settings, expected) => {
    expect(addressOf(new Headers(headers as HeadersInit), from(address), settings)).toBe(expected)
    expect(isLocal(expected)).toBe(expected === 'local')
  })
})

describe('behind a proxy on this machine', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.stop())

  let number = 51_800_000
  /** Asks for a code for a number that nobody has asked one for. */
  const ask = async (headers: Record<string, string>, trustProxy = false) => {
    const { services } = service
    const app = createService({ ...services, settings: { ...services.settings, trustProxy } })
    const path = sendCode.path
      .replace(':type', '2')
      .replace(':prefix', '852')
      .replace(':mobile', String(++number))
    const init = { headers: { 'sec-fetch-site': 'same-origin', host: 'localhost:3000', ...headers } }
    return (await app.request(`http://localhost:3000/rest/en/V1${path}`, init, from('127.0.0.1'))).status
  }

  it('limits count all callers of a proxy that is not trusted as one', async () => {
    expect([
      await ask({ 'x-forwarded-for': '203.0.113.1' }),
      await ask({ 'x-forwarded-for': '203.0.113.2' }),
    ]).toEqual([200, 429])
  })
  it('limits count each caller of a trusted proxy as itself', async () => {
    expect([
      await ask({ 'x-forwarded-for': '203.0.113.3' }, true),
      await ask({ 'x-forwarded-for': '203.0.113.4' }, true),
      await ask({ 'x-forwarded-for': '203.0.113.4' }, true),
    ]).toEqual([200, 200, 429])
  })
  it('new guest carts are limited for an address, but not for all shoppers of a mobile network', async () => {
    const { services, db } = service
    const app = createService({ ...services, settings: { ...services.settings, trustProxy: true } })
    const create = async (address: string) =>
      app.request(
        'http://localhost:3000/rest/en/V1/guest-carts',
        { method: 'POST', headers: { 'x-forwarded-for': address } },
        from('127.0.0.1'),
      )
    for (let count = 0; count < 690; count++) expect((await create('203.0.113.9')).status).toBe(200)
    const countedAs = (name: string, points: number) =>
      db.query('update rate_limit set points = $1 where starts_with(key, $2)', [points, `${name}:`])
    await countedAs('guest-cart-minute', 1_000)
    const soon = await create('203.0.113.9')
    expect([soon.status, Number(soon.headers.get('retry-after')) <= 60]).toEqual([429, true])
    await countedAs('guest-cart-hour', 6_000)
    const later = await create('203.0.113.9')
    expect([later.status, Number(later.headers.get('retry-after')) > 3_000]).toEqual([429, true])
    expect((await create('203.0.113.10')).status).toBe(200)
  })
  it('limits do not count who sits at the machine', async () => {
    expect([await ask({}), await ask({}), await ask({})]).toEqual([200, 200, 200])
  })
})
