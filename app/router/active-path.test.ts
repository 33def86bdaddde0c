import { describe, expect, it } from 'vitest'
import { isInAccount } from './active-path.ts'

describe('isInAccount', () => {
  it.each([
    '/dashboard',
    '/dashboard/orders/12',
    '/signin',
    '/e-application-form/all',
    '/commissions/dashboard',
    '/enrollment',
    '/team',
    '/loyaltyPoints',
    '/reports',
    '/successTracker',
  ])('holds for %s', (path) => {
    expect(isInAccount(path)).toBe(true)
  })
  it.each(['/', '/categories/10', '/cart', '/teams', '/successTrackerInformation', '/product/dashboard'])(
    'does not hold for %s',
    (path) => {
      expect(isInAccount(path)).toBe(false)
    },
  )
})
