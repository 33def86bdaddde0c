import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redirectTo, safeRedirect } from './redirect.ts'

const host = 'evil.test'
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
const slashes = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\\/',
  '\\//',
  '//\\',
  '/\t/',
  '/\n/',
  '/\r/',
  '/\r\n/',
  '\t//',
  '\n//',
  ' //',
  '\u0000//',
  '\u00a0//',
  '\u200b//',
  '\ufeff//',
  '/\u0000/',
  '/\u000b/',
  '/ /',
  '/./',
  '/.//',
  '/..//',
  '/../..//',
  '/%2e%2e//',
  '/%2e//',
  '/%09/',
  '/%0a/',
  '/%0d%0a/',
  '/%2f',
  '/%2F',
  '/%2f%2f',
  '%2f%2f',
  '/%5c',
  '/%5C',
  '%5c%5c',
  '/%5c%2f',
  '/%252f',
  '/%25252f',
  '/;//',
  '/?//',
  '/#//',
  '/x//',
  '/x/..//',
  '/x/../..//',
  '/x/%2e%2e//',
  '／／',
  '/／',
  '//／',
  '∕∕',
  '/∕',
  '⁄⁄',
]
const schemes = [
  'http:',
  'https:',
  'HTTPS:',
  'hTtP:',
  'ht\ttp:',
  'http:/',
  'http:\\',
  'https:///',
  'javascript:alert(1)//',
  'JaVaScRiPt:alert(1)//',
  'java\nscript:alert(1)//',
  '\u0001javascript:alert(1)//',
  'data:text/html,<script>alert(1)</script>//',
  'vbscript:msgbox(1)//',
  'blob:https://',
  'filesystem:https://',
  'file://',
  'ftp://',
  'ws://',
  'wss://',
  'view-source:https://',
  'mailto:a@',
  'tel:',
  'about:blank#',
  'intent://',
]
const users = [
  '//user@',
  '//user:pass@',
  '//shop.test@',
  '//shop.test:443@',
  '//shop.test%40',
  '//shop.test\\@',
  '/\\shop.test@',
  'https://shop.test@',
  'https://shop.test:x@',
  'https://shop.test\\.',
  'https://shop.test.',
  '//shop.test.',
  '@',
  '.',
  ':80#@',
  '/%40',
  '//[::1]@',
  '//%00',
  '//%E3%80%82',
  '//shop.test#@',
  '//shop.test?@',
  'shop.test/../..//',
]
/** Addresses by which somebody might be led away, or that browsers, proxies and careless code read in different ways. */
const escapes = [...slashes, ...schemes, ...users].flatMap((start) => [
  start + host,
  `${start}${host}/%2e%2e/checkout`,
])

describe('the page after signing in', () => {
  it.each(['/', '/checkout', '/dashboard?tab=orders&x=1', '/a#b', '/页'])(
    'is the one asked for: %s',
    (target) => {
      expect(decodeURI(safeRedirect(target, '/else'))).toBe(target)
    },
  )
  it.each([
    null,
    undefined,
    '',
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    'dashboard',
    ' /a',
    '/a\nb',
    '/..//evil.test\\',
  ])('is the usual one instead of %j', (target) => {
    expect(safeRedirect(target, '/else')).toBe('/else')
  })
  it.each([
    ['/th/cart?x=1#y', '/cart?x=1#y'],
    ['/zh-hk', '/'],
    ['/en/th/cart', '/th/cart'],
  ])('opens in the language that is shown: %s', (target, path) => {
    expect(safeRedirect(target, '/')).toBe(path)
  })
  it.each(escapes)('is one of this site, whatever the address asks for: %j', (target) => {
    const base = 'https://shop.test'
    for (const given of [target, decoded(target)]) {
      const path = safeRedirect(given, '/else')
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(new URL(path, base).origin).toBe(base)
      // what a careless second reader makes of it
      expect(new URL(decoded(path), base).origin).toBe(base)
    }
  })
  it('is one of this site for any text at all', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `/${text}`),
          fc.webUrl(),
        ),
        (target) => {
          expect(new URL(safeRedirect(target, '/'), 'https://shop.test').origin).toBe('https://shop.test')
        },
      ),
    )
  }, 30_000)
  it('comes back from the address of the sign-in as it went in', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const target = `/x${path}?${query}`
        const parameter = new URL(redirectTo('/signin', target), 'https://shop.test').searchParams.get(
          'redirect',
        )
        expect(parameter).toBe(target)
      }),
    )
  })
})
