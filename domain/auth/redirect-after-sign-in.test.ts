import { describe, expect, it } from 'vitest'
import { redirectAfterSignIn } from './redirect-after-sign-in.ts'

describe('after signing in', () => {
  it.each([
    '/logout',
    '/logout/',
    '/LOGOUT?x=1',
    '/log%6Fut',
    '/signin?redirect=/cart',
    '/signup#x',
    '/forgot_password',
    '/reset_password?token=1',
    'https://evil.test',
  ])('%s leads to the fallback', (target) => {
    expect(redirectAfterSignIn(target, '/dashboard')).toBe('/dashboard')
  })
  it.each(['/checkout', '/dashboard/orders?x=1', '/logout-help', '/page/logout', '/log/out', '/log/out/'])(
    '%s is kept',
    (target) => {
      expect(redirectAfterSignIn(target, '/dashboard')).toBe(target)
    },
  )
})
