import { expect, it } from 'vitest'
import { withDecodablePath } from './decodable-path.ts'

it.each([
  ['/product/omega-3?x=%zz', '/product/omega-3?x=%zz'],
  ['/search/%E7%B6%AD%E7%94%9F', '/search/%E7%B6%AD%E7%94%9F'],
  ['/%zz', '/%25zz'],
  ['/product/%ff/a%20b', '/product/%25ff/a%20b'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
])('%s → %s', (from, to) => {
  const { url } = withDecodablePath(new Request(`http://shop.test${from}`))
  expect(url).toBe(`http://shop.test${to}`)
  expect(() => decodeURIComponent(new URL(url).pathname)).not.toThrow()
})
