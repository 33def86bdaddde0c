import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redirectTo, safeRedirect } from './redirect.ts'

describe('safeRedirect', () => {
  it.each(['/', '/checkout', '/dashboard?tab=orders&x=1', '/a#b', '/页'])('goes to %s', (target) => {
    expect(decodeURI(safeRedirect(target, '/else'))).toBe(target)
  })
  it.each([null, undefined, '', 'https://evil.test', '//evil.test', '/\\evil.test', '/\t/evil.test', '\\\\evil.test', 'javascript:alert(1)', 'dashboard', ' /a', '/a\nb', '/..//evil.test\\'])('refuses %j', (target) => {
    expect(safeRedirect(target, '/else')).toBe('/else')
  })
  it('never leaves the site', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.string().map((text) => `/${text}`), fc.webUrl()), (target) => {
      expect(new URL(safeRedirect(target, '/'), 'https://shop.test').origin).toBe('https://shop.test')
    }))
  })
  it('comes back from the sign-in screen', () => {
    fc.assert(fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const target = `/x${path}?${query}`
      const parameter = new URL(redirectTo('/signin', target), 'https://shop.test').searchParams.get('redirect')
      expect(parameter).toBe(target)
    }))
  })
})
