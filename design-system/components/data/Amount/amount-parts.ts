import type { IntlShape } from 'react-intl'
import { splitMoney, type FormatMoney, type MoneyParts } from '../../../private/money-format.ts'

/** `money` from cents, `points` from ten-thousandths of a point, `number` as it is. */
export type AmountFormat = 'money' | 'points' | 'number'

interface AmountOptions {
  value: number
  format: AmountFormat
  /** Whether a positive amount has a plus. */
  isSigned: boolean
  /** Writes numbers as the page does. */
  formatNumber: IntlShape['formatNumberToParts']
  formatMoney: FormatMoney
}

/** A number in parts: points always have four decimals, other numbers as many as they need, at most two. */
function splitNumber(
  value: number,
  format: 'points' | 'number',
  formatNumber: AmountOptions['formatNumber'],
): MoneyParts {
  const digits = format === 'points' ? 4 : 0
  const parts = formatNumber(format === 'points' ? value / 10_000 : value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(2, digits),
    signDisplay: 'negative',
  })
  const join = (...types: string[]) =>
    parts
      .filter((part) => types.includes(part.type))
      .map((part) => part.value)
      .join('')
  return {
    sign: join('minusSign'),
    currency: '',
    whole: join('integer', 'group'),
    cents: join('decimal', 'fraction'),
  }
}

/** An amount as it is written, in parts that can have a size of their own. */
export function amountParts({
  value,
  format,
  isSigned,
  formatNumber,
  formatMoney,
}: AmountOptions): MoneyParts {
  const parts = format === 'money' ? splitMoney(formatMoney(value)) : splitNumber(value, format, formatNumber)
  return isSigned && value > 0 ? { ...parts, sign: '+' } : parts
}
