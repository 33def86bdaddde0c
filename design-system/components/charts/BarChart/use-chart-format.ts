import { useIntl } from 'react-intl'
import { useFormatMoney } from '../../../private/money-format.ts'

/** `number` as it is, `percent` 0 to 1, `money` cents of HKD. */
export type ChartFormat = 'number' | 'percent' | 'money'

/** A chart's numbers in the page's language: whole beside the points and in the table, short on the axis. Money is written as everywhere in the shop. */
export function useChartFormat(format: ChartFormat, unit: string | undefined) {
  const intl = useIntl()
  const formatMoney = useFormatMoney()
  const withUnit = (text: string) => (unit === undefined ? text : `${text} ${unit}`)
  const value = (number: number) =>
    format === 'money'
      ? formatMoney(number)
      : withUnit(
          intl.formatNumber(
            number,
            format === 'percent'
              ? { style: 'percent', maximumFractionDigits: 1 }
              : { maximumFractionDigits: 2 },
          ),
        )
  const axis = (number: number) =>
    format === 'money'
      ? intl.formatNumber(number / 100, {
          style: 'currency',
          currency: 'HKD',
          notation: 'compact',
          maximumFractionDigits: 1,
          minimumFractionDigits: 0,
        })
      : intl.formatNumber(
          number,
          format === 'percent'
            ? { style: 'percent', maximumFractionDigits: 1 }
            : { notation: 'compact', maximumFractionDigits: 1 },
        )
  return { value, axis }
}
