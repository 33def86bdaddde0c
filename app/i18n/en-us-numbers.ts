import type { IntlShape } from 'react-intl'

const NUMBERS = 'en-US'

/**
 * Makes a translator write numbers as in en-US, in messages too, whatever its language. Plurals, dates and
 * lists stay the language's own.
 */
export function withEnUsNumbers(intl: IntlShape): IntlShape {
  const { getNumberFormat } = intl.formatters
  const numberFormat = ((_, options) => getNumberFormat(NUMBERS, options)) as typeof getNumberFormat
  intl.formatters.getNumberFormat = numberFormat
  return {
    ...intl,
    formatNumber: (value, options) => numberFormat(NUMBERS, options).format(value),
    formatNumberToParts: (value, options) => numberFormat(NUMBERS, options).formatToParts(value),
  }
}
