import { describe, expect, it } from 'vitest'
import { isSecret, messagePurposes, priorityOf } from './purposes.ts'
import { isTooLate, secondsToRetry } from './retry.ts'

const queuedAt = new Date('2026-11-22T10:00:00Z')
const after = (seconds: number) => new Date(queuedAt.getTime() + seconds * 1000)

describe('a message that failed', () => {
  it('is tried again at growing intervals, up to an hour', () => {
    const waits = [1, 2, 3, 4, 8, 9, 20].map((attempts) =>
      secondsToRetry('order', attempts, queuedAt, after(60)),
    )
    expect(waits).toEqual([15, 30, 60, 120, 1920, 3600, 3600])
  })
  it('is given up after a day', () => {
    expect(secondsToRetry('order', 20, queuedAt, after(22 * 3600))).toBe(3600)
    expect(secondsToRetry('order', 20, queuedAt, after(23 * 3600))).toBeUndefined()
  })
  it('is tried again within seconds when it holds a code, and only as long as the code lives', () => {
    expect([1, 2, 3].map((attempts) => secondsToRetry('code', attempts, queuedAt, after(1)))).toEqual([
      3, 6, 12,
    ])
    expect(secondsToRetry('code', 1, queuedAt, after(296))).toBe(3)
    expect(secondsToRetry('code', 1, queuedAt, after(297))).toBeUndefined()
  })
})

describe('a message that waited', () => {
  it.each([
    ['code', 299, false],
    ['code', 300, true],
    ['passwordReset', 300, false],
    ['order', 86_399, false],
    ['order', 86_400, true],
  ] as const)('%s, %i seconds old: too late is %s', (purpose, age, isLate) =>
    expect(isTooLate(purpose, queuedAt, after(age))).toBe(isLate),
  )
})

describe('purposes', () => {
  it('put codes first, then what an account waits for', () => {
    const first = messagePurposes.toSorted((a, b) => priorityOf(a) - priorityOf(b))
    expect(first[0]).toBe('code')
    expect(priorityOf('passwordReset')).toBeLessThan(priorityOf('order'))
  })
  it('are secret where the text lets in whoever has it', () =>
    expect(messagePurposes.filter(isSecret)).toEqual(['code', 'passwordReset', 'invitation']))
})
