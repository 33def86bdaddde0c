import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyParts, moneyText } from './money-parts.ts'

describe('moneyText', () => {
  it.each([
    [0, 'HK$0.00'], [1, 'HK$0.01'], [5, 'HK$0.05'], [99, 'HK$0.99'], [100, 'HK$1.00'], [123450, 'HK$1,234.50'], [100000000, 'HK$1,000,000.00'],
    [-2400, '\u2212HK$24.00'], [-1, '\u2212HK$0.01'], [-0, 'HK$0.00'], [-0.4, 'HK$0.00'], [0.5, 'HK$0.01'],
    [Number.NaN, 'HK$\u2013'], [Number.POSITIVE_INFINITY, 'HK$\u2013'],
  ])('%d cents are %s', (minor, text) => expect(moneyText(minor)).toBe(text))

  it.each([[16800, 'HK$168'], [16850, 'HK$168.50'], [0, 'HK$0'], [-10000, '\u2212HK$100']])('%d cents are %s in short', (minor, text) => expect(moneyText(minor, { short: true })).toBe(text))
})

it('keeps every cent of a safe amount', () => {
  fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
    const { sign, whole, cents } = moneyParts(minor)
    expect((sign ? -1 : 1) * (Number(whole.replaceAll(',', '')) * 100 + Number(cents.slice(1)))).toBe(minor === 0 ? 0 : minor)
    expect(whole).toMatch(/^\d{1,3}(,\d{3})*$/)
  }))
})
