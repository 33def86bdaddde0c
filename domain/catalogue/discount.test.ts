import { describe, expect, test } from 'vitest'
import { discountFigure, discountOf, lowerForAssociates } from './discount.ts'

describe('a discount', () => {
  test.each([
    // before, now, percent saved, 折 in Hong Kong, 折 on the mainland
    [36_800, 29_800, 19, 81, 8.1],
    [29_800, 23_800, 20, 8, 8],
    // coq10-100 costs 85.21 %
    [33_800, 28_800, 14, 86, 8.6],
    [10_000, 9_000, 10, 9, 9],
    [10_000, 7_100, 29, 71, 7.1],
    [10_000, 9_900, 1, 99, 9.9],
    [10_000, 9_001, 9, 91, 9.1],
    [10_000, 1_000, 90, 1, 1],
    [10_000, 500, 95, 0.5, 0.5],
  ])(
    'from %i to %i cents is %i percent, %d 折 in Hong Kong, %d on the mainland',
    (before, now, percent, hongKong, mainland) => {
      const discount = discountOf(before, now)!
      expect(['en', 'zh-HK', 'zh-CN'].map((locale) => discountFigure(discount, locale))).toEqual([
        percent,
        hongKong,
        mainland,
      ])
    },
  )
  test.each([
    [10_000, 9_950],
    [10_000, 10_000],
    [10_000, 12_000],
    [0, 0],
  ])('from %i to %i cents there is none', (before, now) => {
    expect(discountOf(before, now)).toBeNull()
  })
  test('never promises more than the saving, in any language', () => {
    for (let now = 1; now < 2_000; now++) {
      const discount = discountOf(2_000, now)
      if (!discount) continue
      expect((100 - discount.percent) * 2_000).toBeGreaterThanOrEqual(now * 100)
      expect(discountFigure(discount, 'zh-CN') * 20_000).toBeGreaterThanOrEqual(now * 100)
    }
  })
})

test.each([
  [15_120, 16_800, 15_120],
  [16_800, 16_800, undefined],
  [16_900, 16_800, undefined],
  [undefined, 16_800, undefined],
])('the associate price %s beside %i is offered as %s', (associateMinor, finalMinor, offered) => {
  expect(lowerForAssociates({ associateMinor, finalMinor })).toBe(offered)
})
