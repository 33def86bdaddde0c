import { describe, expect, it } from 'vitest'
import { linePaths } from './line-paths.ts'

const paths = (values: (number | null)[], estimatedFrom?: number) =>
  linePaths(
    { id: 'a', label: 'A', values, estimatedFrom },
    (index) => index * 10,
    (value) => 100 - value,
  ).map(({ d, isEstimated }) => [d, isEstimated])

describe('linePaths', () => {
  it('is one piece through all values', () =>
    expect(paths([1, 2, 3])).toEqual([['M0 99L10 98L20 97', false]]))
  it('breaks where a value is missing', () =>
    expect(paths([1, 2, null, 4, 5])).toEqual([
      ['M0 99L10 98', false],
      ['M30 96L40 95', false],
    ]))
  it('leads into the estimated values as estimated', () =>
    expect(paths([1, 2, 3, 4], 2)).toEqual([
      ['M0 99L10 98', false],
      ['M10 98L20 97L30 96', true],
    ]))
  it('draws nothing between lonely values', () => expect(paths([1, null, 3])).toEqual([]))
  it('draws nothing of nothing', () => expect(paths([])).toEqual([]))
})
