import { describe, expect, it } from 'vitest'
import { inSpellingOf, rightAddress } from './page-address.ts'
import { pagePatterns } from './paths.ts'

describe('a path is spelt like the pattern of its page', () => {
  it.each([
    [pagePatterns.home, '/', '/'],
    [pagePatterns.home, '//', '/'],
    [pagePatterns.cart, '/cart', '/cart'],
    [pagePatterns.cart, '/cart/', '/cart'],
    [pagePatterns.cart, '/CART//', '/cart'],
    [pagePatterns.cart, '/c%61rt', '/cart'],
    [pagePatterns.categories, '/Categories', '/categories'],
    [pagePatterns.categories, '/categories/3/14/', '/categories/3/14'],
    [pagePatterns.product, '/Product/Omega-3', '/product/Omega-3'],
    [pagePatterns.product, '/PRODUCT/A%2FB%2f', '/product/A%2FB%2f'],
    [pagePatterns.loyaltyPoints, '/loyaltypoints', '/loyaltyPoints'],
    [pagePatterns.loyaltyPoints, '/loyaltyPoints', '/loyaltyPoints'],
    [pagePatterns.planetReturn, '/ORDER/17/planetpayreturn', '/order/17/planetPayReturn'],
    [pagePatterns.cart, '/cart/further', '/cart/further'],
  ])('%s: %s is %s', (pattern, path, right) => {
    expect(inSpellingOf(pattern, path)).toBe(right)
  })
})

describe('an address that is nearly right stands for', () => {
  const pages: Readonly<Record<string, string>> = {
    '/': pagePatterns.home,
    '/cart': pagePatterns.cart,
    '/signin': pagePatterns.signIn,
    '/product/omega': pagePatterns.product,
  }
  const patternOf = (path: string) => pages[path.toLowerCase().replace(/\/+$/, '') || '/']
  it.each([
    ['/Cart', '/cart'],
    ['/cart/', '/cart'],
    ['/SignIn/', '/signin'],
    ['/th/cart/', '/th/cart'],
    ['/th/Cart', '/th/cart'],
    ['/TH/CART/', '/th/cart'],
    ['/zh_hk/Product/OMEGA/', '/zh-hk/product/OMEGA'],
    ['/th/', '/th'],
    ['/th//', '/th'],
    ['/TH/none/', '/th/none/'],
    ['//', '/'],
  ])('%s → %s', (address, right) => {
    expect(rightAddress(address, patternOf)).toBe(right)
  })
  it.each(['/', '/cart', '/th', '/th/cart', '/product/OMEGA', '/none/', '/None', '//evil.example', '//cart'])(
    '%s: nothing else',
    (address) => {
      expect(rightAddress(address, patternOf)).toBeUndefined()
    },
  )
})
