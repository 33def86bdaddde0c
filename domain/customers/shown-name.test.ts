import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinName } from './name.ts'
import { shownName } from './shown-name.ts'

const shownTo = (
  callerId: number | undefined,
  [firstname, lastname]: readonly [string, string],
  shares_details = false,
): string => {
  const shown = shownName({ id: 3, firstname, lastname, shares_details }, callerId)
  return joinName(shown.firstname, shown.lastname)
}

describe('the name of somebody else', () => {
  it.each([
    [['Wing', 'Lee'], 'W. L.'],
    [['Wai Ling', 'Fong'], 'W. F.'],
    [['大文', '陳'], '陳＊'],
    [['', '陳大文'], '陳＊'],
    [['陳大文', ''], '陳＊'],
    [['Mei', '陳'], '陳＊'],
    [['嘉', 'Lee'], 'L.嘉＊'],
    [['Suharto', ''], 'S.'],
    [['', 'Suharto'], 'S.'],
    [['Văn An', 'Đặng'], 'Đ. V.'],
    [["'Ofa", 'Ng'], 'O. N.'],
    [['สมชาย', 'ใจดี'], 'ส. จ.'],
    [['12', 'Lee'], '＊ L.'],
    [['', ''], ''],
  ] as const)('%j is shown as "%s" to those with whom it is not shared', (name, shown) => {
    expect(shownTo(4, name)).toBe(shown)
    expect(shownTo(undefined, name)).toBe(shown)
  })
  it('is whole for those with whom it is shared, and for the person', () => {
    expect(shownTo(4, ['Wing', 'Lee'], true)).toBe('Wing Lee')
    expect(shownTo(undefined, ['大文', '陳'], true)).toBe('陳大文')
    expect(shownTo(3, ['Wing', 'Lee'])).toBe('Wing Lee')
  })
  it('tells one letter of each field at most, whatever the name', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 20 })
    fc.assert(
      fc.property(name, name, (firstname, lastname) => {
        const shown = shownName({ id: 3, firstname, lastname, shares_details: false }, 4)
        for (const text of [shown.firstname, shown.lastname]) {
          expect([...text].length).toBeLessThanOrEqual(2)
          expect(text.match(/\p{L}/gu)?.length ?? 0).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})
