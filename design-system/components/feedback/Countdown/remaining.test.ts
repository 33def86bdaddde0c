import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  announcedSeconds,
  clockText,
  elapsed,
  nextAnnouncement,
  passedThreshold,
  remaining,
  thresholds,
} from './remaining.ts'

describe('remaining', () => {
  it.each([
    [0, 0, 0, 0, 0],
    [1, 0, 0, 0, 1],
    [1000, 0, 0, 0, 1],
    [1001, 0, 0, 0, 2],
    [27 * 60_000 + 41_000, 0, 0, 27, 41],
    [3_600_000, 0, 1, 0, 0],
    [90_061_000, 1, 1, 1, 1],
    [-5000, 0, 0, 0, 0],
    [Number.NaN, 0, 0, 0, 0],
  ])('%d ms are %d d %d h %d min %d s', (milliseconds, days, hours, minutes, seconds) => {
    expect(remaining(milliseconds)).toMatchObject({ days, hours, minutes, seconds })
  })

  it('has parts that add up to the total and stay in their range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), (milliseconds) => {
        const left = remaining(milliseconds)
        expect(left.days * 86_400 + left.hours * 3600 + left.minutes * 60 + left.seconds).toBe(left.total)
        expect([
          left.hours < 24,
          left.minutes < 60,
          left.seconds < 60,
          left.total * 1000 >= milliseconds,
        ]).toEqual([true, true, true, true])
      }),
    )
  })

  it('is zero only when the deadline has come', () => {
    expect(remaining(1).total).toBe(1)
    expect(remaining(0).total).toBe(0)
  })
})

describe('clockText', () => {
  it.each([
    [1_661_000, '27:41'],
    [9000, '00:09'],
    [11_100_000, '03:05:00'],
    [90_061_000, '25:01:01'],
    [0, '00:00'],
  ])('%d ms are written %s', (milliseconds, text) => expect(clockText(remaining(milliseconds))).toBe(text))
})

describe('passedThreshold', () => {
  it.each([
    [601, 600, 600],
    [600, 599, undefined],
    [301, 300, 300],
    [61, 60, 60],
    [31, 30, 30],
    [1, 0, 0],
    [0, 0, undefined],
    [1200, 45, 60],
    [1200, 0, 0],
    [59, 58, undefined],
  ])('from %d s to %d s left: %s', (before, after, threshold) =>
    expect(passedThreshold(before, after)).toBe(threshold),
  )

  it('speaks each threshold once, however the clock ticks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1 }), (steps) => {
        let left = 1000
        const said = steps.flatMap((step) => {
          const next = Math.max(0, left - step)
          const threshold = passedThreshold(left, next)
          left = next
          return threshold === undefined ? [] : [threshold]
        })
        expect(new Set(said).size).toBe(said.length)
        expect(said.every((threshold) => thresholds.includes(threshold))).toBe(true)
      }),
    )
  })
})

describe('elapsed', () => {
  it.each([
    ['the stopwatch counts', 1000, 1000, false, 1000, false],
    ['a calendar that went back is not believed', 1000, -3_600_000, false, 1000, false],
    ['small differences are nothing', 1000, 5900, false, 1000, false],
    ['asleep, nobody to ask: the calendar counts', 1000, 120_000, false, 120_000, true],
    ['asleep, the server is asked: the stopwatch counts until it answers', 1000, 120_000, true, 1000, true],
  ])('%s', (_, stopwatch, calendar, canAsk, passed, hasSlept) =>
    expect(elapsed(stopwatch, calendar, canAsk)).toEqual({ passed, hasSlept }),
  )
})

describe('announcedSeconds', () => {
  it.each([
    [600, 600, 600],
    [600, 599, 600],
    [600, 500, 500],
    [60, 45, 45],
    [0, 0, 0],
  ] as const)('after passing %d s with %d s left it names %d s', (threshold, total, seconds) => {
    expect(announcedSeconds(threshold, total)).toBe(seconds)
  })
})

describe('nextAnnouncement', () => {
  it.each([
    [undefined, undefined, 700, undefined],
    [undefined, 600, 600, 600],
    [600, undefined, 550, 600],
    [60, 0, 0, 0],
    [0, undefined, 0, 0],
    // Time was added after the end.
    [0, undefined, 539, undefined],
  ] as const)('after %s, passing %s with %d s left, it is %s', (before, threshold, total, expected) => {
    expect(nextAnnouncement(before, threshold, total)).toBe(expected)
  })
})
