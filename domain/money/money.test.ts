import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatLoyalty, formatMoney, percentOf, toDecimal, toMinor } from './money.ts'

describe('money', () => {
  it.each([
    [0, 'HK$0.00'],
    [5, 'HK$0.05'],
    [123450, 'HK$1,234.50'],
    [-100, '-HK$1.00'],
    [99_999_999_99, 'HK$99,999,999.99'],
    [Number.NaN, 'HK$0.00'],
    [-0, 'HK$0.00'],
    [-0.4, 'HK$0.00'],
    [0.5, 'HK$0.01'],
    [Number.POSITIVE_INFINITY, 'HK$0.00'],
  ])('formats %d cents as %s', (minor, text) => {
    expect(formatMoney(minor)).toBe(text)
  })
  it('writes every cent of a safe amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
        const text = formatMoney(minor)
        expect(text).toMatch(/^-?HK\$\d{1,3}(,\d{3})*\.\d{2}$/)
        expect(toMinor(text.replace('HK$', '').replaceAll(',', ''))).toBe(minor === 0 ? 0 : minor)
      }),
    )
  })
  it.each([
    [12.5, 1250],
    ['12.50', 1250],
    [1.005, 101],
    [-1.005, -101],
    [0.285, 29],
    ['', 0],
    ['abc', 0],
    [null, 0],
    [undefined, 0],
    [-0.001, 0],
    [1234567.89, 123456789],
  ])('reads the decimal %s as %d cents', (decimal, minor) => {
    expect(toMinor(decimal)).toBe(minor)
  })
  it('survives the way to the wire and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        (minor) => toMinor(toDecimal(minor)) === (minor === 0 ? 0 : minor),
      ),
    )
  })
  it.each([
    [12_345_678, '1,234.5678'],
    [125_000, '12.5000'],
    [0, '0.0000'],
    [1, '0.0001'],
    [-15_000, '-1.5000'],
    [-0.4, '0.0000'],
  ])('formats %d ten-thousandths of a point as %s (R-369)', (points, text) => {
    expect(formatLoyalty(points)).toBe(text)
  })
  it.each([
    [1050, 10, 105],
    [1055, 10, 106],
    [-1055, 10, -106],
  ])('takes %d · %d %% = %d', (minor, percent, share) => {
    expect(percentOf(minor, percent)).toBe(share)
  })
})
