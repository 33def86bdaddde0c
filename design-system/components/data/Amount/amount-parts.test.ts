import fc from 'fast-check'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { amountParts, type AmountFormat } from './amount-parts.ts'

const formatMoney = (minor: number) =>
  `${minor < 0 ? '-' : ''}HK$${(Math.abs(minor) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
const write = (value: number, format: AmountFormat, isSigned = false, locale: 'en' | 'vi' = 'en') => {
  const formatNumber = createIntl({ locale }).formatNumberToParts
  const { sign, currency, whole, cents } = amountParts({ value, format, isSigned, formatNumber, formatMoney })
  return [sign, currency, whole, cents]
}

describe('amountParts', () => {
  it.each([
    [264_100, 'money', false, ['', 'HK$', '2,641', '.00']],
    [-100, 'money', false, ['-', 'HK$', '1', '.00']],
    [100, 'money', true, ['+', 'HK$', '1', '.00']],
    [0, 'money', true, ['', 'HK$', '0', '.00']],
    [12_345_678, 'points', false, ['', '', '1,234', '.5678']],
    [-800_000, 'points', true, ['-', '', '80', '.0000']],
    [1_842_000, 'points', true, ['+', '', '184', '.2000']],
    [4912, 'number', false, ['', '', '4,912', '']],
    [1.5, 'number', false, ['', '', '1', '.5']],
  ] as const)('%d as %s', (value, format, isSigned, parts) =>
    expect(write(value, format, isSigned)).toEqual(parts),
  )

  it('writes numbers as the page does, and money as the shop does', () => {
    expect(write(12_345_678, 'points', false, 'vi').join('')).toBe('1.234,5678')
    expect(write(264_100, 'money', false, 'vi').join('')).toBe('HK$2,641.00')
  })

  it('never loses a ten-thousandth of a point', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
        const digits = Number(write(value, 'points').join('').replaceAll(/[,.]/g, ''))
        expect(digits + 0).toBe(value)
      }),
    )
  })
})
