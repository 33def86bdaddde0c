import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf, type CsvCell } from './csv.ts'

/** Reads CSV back, as RFC 4180 has it. */
function parse(text: string): string[][] {
  const rows: string[][] = []
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false]
  for (let at = 1; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at] ?? ''
      else quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === ',') {
      row.push(cell)
      cell = ''
    } else if (sign === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell])
      ;[row, cell] = [[], '']
      at++
    } else cell += sign
  }
  return rows
}

describe('CSV', () => {
  it('begins with a byte order mark and ends its lines with CR LF', () => {
    expect(
      csvOf([
        ['期间', 'ยอด'],
        [1234.5, null],
      ]),
    ).toBe('\uFEFF期间,ยอด\r\n1234.5,\r\n')
  })
  it.each([
    ['=1+1', "'=1+1"],
    ['+852 51000001', "'+852 51000001"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ["'=1", "''=1"],
    ['a "b", c', '"a ""b"", c"'],
    ['a=1', 'a=1'],
  ])('guards %j: %j', (text, written) => {
    expect(csvOf([[text]])).toBe(`\uFEFF${written}\r\n`)
  })
  it('leaves numbers below zero what they are', () => {
    expect(csvOf([[-1.5]])).toBe('\uFEFF-1.5\r\n')
  })
  it('is read as it was written, and no text as a formula', () => {
    const cells = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.integer(), fc.constant(null))
    fc.assert(
      fc.property(fc.array(fc.array(cells, { minLength: 1, maxLength: 5 }), { maxLength: 5 }), (rows) => {
        const expected = (cell: CsvCell) =>
          cell === null
            ? ''
            : typeof cell === 'string' && /^'*[=+\-@\t\r]/.test(cell)
              ? `'${cell}`
              : String(cell)
        expect(parse(csvOf(rows))).toEqual(rows.map((row) => row.map(expected)))
      }),
    )
  })
})
