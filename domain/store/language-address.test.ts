import { describe, expect, it } from 'vitest'
import { addressIn, prefixOf, respelt, splitPath } from './language-address.ts'
import { languages } from './languages.ts'
import { pagePatterns } from './paths.ts'

it('each language has a prefix of its own, which begins no page', () => {
  const prefixes = languages.map(({ code }) => prefixOf(code))
  expect(prefixes).toEqual(['/zh-cn', '/zh-hk', '/en', '/ms', '/vi', '/th'])
  for (const pattern of Object.values(pagePatterns))
    expect(splitPath(pattern)).toEqual({ language: undefined, path: pattern })
})

describe('a path is a language and a page', () => {
  it.each([
    ['/th', 'th', '/'],
    ['/th?tab=2', 'th', '/?tab=2'],
    ['/th#main', 'th', '/#main'],
    ['/th/cart', 'th', '/cart'],
    ['/zh-hk/product/omega-3?size=60', 'zh_hk', '/product/omega-3?size=60'],
    ['/en/en', 'en', '/en'],
  ])('%s', (path, code, page) => {
    const split = splitPath(path)
    expect([split.language?.code, split.path]).toEqual([code, page])
    expect(addressIn(split.language!.code, page)).toBe(path)
  })
  it.each(['/', '/cart', '/this', '/thai/cart', '/TH/cart', '/zh_hk', '/constructor', ''])(
    '%s names no language',
    (path) => {
      expect(splitPath(path)).toEqual({ language: undefined, path })
    },
  )
})

describe('an address in another spelling', () => {
  it.each([
    ['/TH/cart', '/th/cart'],
    ['/zh_hk/cart', '/zh-hk/cart'],
    ['/ZH-CN', '/zh-cn'],
    ['/th/', '/th'],
  ])('%s stands for %s', (path, right) => {
    expect(respelt(path)).toBe(right)
  })
  it.each(['/', '/th', '/th/cart', '/cart', '/zh', '/theme', '//evil.example', ''])('%s is right', (path) => {
    expect(respelt(path)).toBeUndefined()
  })
})
