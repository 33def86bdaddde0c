import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBase64Url, referralPath, referrerOf, toBase64Url } from './link.ts'

describe('the link of a referrer', () => {
  it('carries the code to the sign-up', () => {
    const url = new URL(referralPath('8000003'), 'https://shop.example')
    expect(url.pathname).toBe('/signup')
    expect(referrerOf(url.searchParams)).toBe('8000003')
  })
  it.each(['', 'abc', '123456', '123456789', '<script>', '8000003x'])('knows no referrer "%s"', (code) => {
    expect(referrerOf(new URLSearchParams({ r: code }))).toBe('')
  })
})

it('spaces around a code that was pasted do no harm', () => {
  expect(referrerOf(new URLSearchParams({ r: ' 8000003 ' }))).toBe('8000003')
  expect(referrerOf(new URLSearchParams())).toBe('')
})

describe('base64url', () => {
  it('brings every text back, in letters that a path may hold', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (text) => {
        const encoded = toBase64Url(text)
        return /^[\w-]+$/.test(encoded) && fromBase64Url(encoded) === text
      }),
    )
  })
  it.each([
    ['YQ', 'a'],
    ['YQ=', 'a'],
    ['YQ==', 'a'],
    ['YWI=', 'ab'],
  ])('reads "%s", with its padding or without', (encoded, text) => {
    expect(fromBase64Url(encoded)).toBe(text)
  })
  // _w is one byte that no UTF-8 text begins with
  it.each(['_w', '', '+', 'a b', '__8', '%', 'A'])('refuses "%s"', (encoded) => {
    expect(fromBase64Url(encoded)).toBeUndefined()
  })
})
