import { describe, expect, it } from 'vitest'
import { isLoopbackHost, isWildcardHost, shopOrigin } from './shop-origin.ts'

const local = { publicUrl: undefined, host: '127.0.0.1', port: 3000 }
const called = (url: string) => new URL(url)

describe('the origin in messages', () => {
  it('is the public address, whatever was called', () => {
    const shop = { ...local, publicUrl: 'https://shop.example' }
    for (const url of ['http://evil.example/', 'http://localhost:3000/', 'https://shop.example/'])
      expect(shopOrigin(shop, called(url))).toBe('https://shop.example')
    expect(shopOrigin(shop)).toBe('https://shop.example')
  })
  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://localhost:41234'])(
    'is %s, which only this machine can be',
    (url) => expect(shopOrigin(local, called(`${url}/rest/en/V1/customers/password`))).toBe(url),
  )
  it.each([
    'http://evil.example',
    'http://localhost.evil.example:3000',
    'http://127.0.0.1.evil.example',
    'http://127.evil.example',
    'http://evil-localhost:3000',
    'http://evil.localhost:3000',
    'http://service.internal',
    'https://shop.example',
  ])('is never %s, which anybody can send as Host', (url) => {
    expect(shopOrigin(local, called(url))).toBe('http://127.0.0.1:3000')
  })
  it('is the listen address when that was called', () => {
    const lan = { ...local, host: '192.168.1.5' }
    expect(shopOrigin(lan, called('http://192.168.1.5:3000/x'))).toBe('http://192.168.1.5:3000')
    expect(shopOrigin(lan, called('http://192.168.1.5:9999/x'))).toBe('http://192.168.1.5:3000')
    expect(shopOrigin({ ...lan, port: 0 }, called('http://192.168.1.5:41234/x'))).toBe(
      'http://192.168.1.5:41234',
    )
    expect(shopOrigin({ ...local, host: '2001:DB8::5', port: 80 }, called('http://[2001:db8::5]/x'))).toBe(
      'http://[2001:db8::5]',
    )
  })
  it('is the listen address where nobody called', () => {
    expect(shopOrigin(local)).toBe('http://127.0.0.1:3000')
    expect(shopOrigin({ ...local, host: '0.0.0.0' })).toBe('http://localhost:3000')
    expect(shopOrigin({ ...local, host: '::1' })).toBe('http://[::1]:3000')
  })
})

it('tells loopback and wildcard addresses from others', () => {
  expect(
    ['localhost', '::1', '127.0.0.2', '127.100.20.255', '10.0.0.1', 'shop.example'].map(isLoopbackHost),
  ).toEqual([true, true, true, true, false, false])
  expect(['0.0.0.0', '::', '127.0.0.1'].map(isWildcardHost)).toEqual([true, true, false])
})
