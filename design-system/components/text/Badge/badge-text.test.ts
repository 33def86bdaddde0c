import fc from 'fast-check'
import { expect, it } from 'vitest'
import { badgeText } from './badge-text.ts'

it.each([
  [0, undefined, ''],
  [-3, undefined, ''],
  [Number.NaN, undefined, ''],
  [Number.POSITIVE_INFINITY, undefined, ''],
  [0.5, undefined, ''],
  [1, undefined, '1'],
  [2.9, undefined, '2'],
  [99, undefined, '99'],
  [100, undefined, '99+'],
  [10, 9, '9+'],
  [9, 9, '9'],
])('%d of at most %s shows “%s”', (count, max, text) => expect(badgeText(count, max)).toBe(text))

it('is never longer than its largest number and a plus', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1 }),
      fc.integer({ min: 1, max: 9999 }),
      (count, max) => badgeText(count, max).length <= String(max).length + 1,
    ),
  )
})
