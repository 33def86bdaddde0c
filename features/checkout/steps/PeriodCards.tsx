import { RadioCards } from '#design-system/fields/RadioCards'
import { useIntl } from 'react-intl'

export interface PeriodCardsProps {
  /** Credit periods, in days, that this account may choose; empty for most. */
  periods: readonly number[]
  period: number
  onPeriod: (days: number) => void
}

/** The choice of a credit period, for accounts that have one. */
export function PeriodCards({ periods, period, onPeriod }: PeriodCardsProps) {
  const intl = useIntl()
  if (periods.length === 0) return null
  return (
    <RadioCards
      label={intl.formatMessage({ id: 'checkout.period.title' })}
      name="period"
      value={String(period)}
      onChange={(days) => {
        onPeriod(Number(days))
      }}
      options={periods.map((days) => ({
        value: String(days),
        label:
          days === 0
            ? intl.formatMessage({ id: 'checkout.period.none' })
            : intl.formatMessage({ id: 'checkout.period.days' }, { days }),
      }))}
    />
  )
}
