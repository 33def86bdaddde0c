import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortRows, type SortKey } from './sort-rows.ts'

const sorted = (rows: SortKey[], direction: 'ascending' | 'descending' = 'ascending', locale = 'en') =>
  sortRows(rows, (row) => row, direction, locale)

describe('sortRows', () => {
  it('counts numbers as numbers and numbers in words too', () => {
    expect(sorted([10, 9, -1])).toEqual([-1, 9, 10])
    expect(sorted(['No. 10', 'No. 9'])).toEqual(['No. 9', 'No. 10'])
  })

  it('keeps what is not known at the end in both directions', () => {
    expect(sorted([null, 2, 1])).toEqual([1, 2, null])
    expect(sorted([null, 2, 1], 'descending')).toEqual([2, 1, null])
    expect(sorted([Number.NaN, 2, 1], 'descending')).toEqual([2, 1, Number.NaN])
  })

  it('follows the order of the language', () => {
    expect(sorted(['王', '陈', '李'], 'ascending', 'zh-CN')).toEqual(['陈', '李', '王'])
    expect(sorted(['Đào', 'Dung', 'An'], 'ascending', 'vi')).toEqual(['An', 'Dung', 'Đào'])
    expect(sorted(['b', 'A', 'a', 'B'])).toEqual(['A', 'a', 'b', 'B'])
  })

  it('leaves the given rows alone, loses none, and keeps equal ones in their place', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ key: fc.option(fc.integer({ min: 0, max: 5 })), place: fc.nat() })),
        fc.constantFrom('ascending' as const, 'descending' as const),
        (rows, direction) => {
          const before = [...rows]
          const result = sortRows(rows, (row) => row.key, direction, 'en')
          expect(rows).toEqual(before)
          expect(new Set(result)).toEqual(new Set(rows))
          for (const key of [null, 0, 1, 2, 3, 4, 5])
            expect(result.filter((row) => row.key === key)).toEqual(rows.filter((row) => row.key === key))
        },
      ),
    )
  })
})
