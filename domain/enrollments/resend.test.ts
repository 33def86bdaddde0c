import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canResend, resendableAt } from './resend.ts'

const sentAt = new Date('2026-11-22T10:00:00Z')
const after = (ms: number) => new Date(sentAt.getTime() + ms)
const minute = 60_000

describe('sending an SMS again', () => {
  it.each([
    ['sent', 0, false],
    ['pending', 0, false],
    ['pending', 29 * minute, false],
    ['pending', 30 * minute - 1, false],
    ['pending', 30 * minute, true],
    ['sent', 30 * minute, true],
    ['pending', -minute, false],
    ['failed', 0, true],
    ['registered', 60 * minute, false],
    ['upgraded', 60 * minute, false],
  ] as const)('%s, %d ms after the last one: %s (R-630, R-635)', (status, ms, allowed) => {
    expect(canResend(status, sentAt, after(ms))).toBe(allowed)
  })
  it('is allowed from the moment that the screen counts down to, and not before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('sent' as const, 'pending' as const),
        fc.integer({ min: -7_200_000, max: 7_200_000 }),
        (status, ms) => {
          const from = resendableAt(status, sentAt)
          return canResend(status, sentAt, after(ms)) === (from !== null && after(ms) >= from)
        },
      ),
    )
  })
  it('blocks nothing without an SMS', () => {
    expect(resendableAt('pending', null)).toBeNull()
    expect(canResend('sent', null, sentAt)).toBe(true)
  })
})
