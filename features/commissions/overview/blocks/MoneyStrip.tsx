import { knownMinor, stateOf } from '#domain/commissions/figures.ts'
import type { CommissionPeriod, FigureState } from '#domain/commissions/schema.ts'
import { formatDay, formatDateTime } from '#domain/dates/format-date.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import type { Minor } from '#domain/money/money.ts'
import { Amount } from '#design-system/data/Amount'
import { StatStrip } from '#design-system/data/StatStrip'
import { useIntl } from 'react-intl'
import { pendingText } from '../../labels.ts'
import { periodText } from '../../period-text.ts'
import type { PeriodPlace } from '../place.ts'

export interface MoneyStripProps extends PeriodPlace {
  figures: CommissionPeriod | null
  creditMinor: Minor | null
}

/** Amounts of this period so far and the last one, and the payout balance. Estimated and final amounts are never added. */
export function MoneyStrip({ figures, creditMinor, period, before, state, today }: MoneyStripProps) {
  const intl = useIntl()
  const note = (
    of: Pick<CommissionPeriod, 'payment_date' | 'pending_reason'> | null | undefined,
    certainty: FigureState,
  ) => {
    const day = of?.payment_date
    // an estimate has not been paid, whatever the date
    if (!day || (certainty === 'estimated' && day <= today)) return undefined
    if (of.pending_reason) return pendingText(intl, of.pending_reason)
    return intl.formatMessage(
      { id: day <= today ? 'commissions.overview.money.paidOn' : 'commissions.overview.money.willBePaidOn' },
      { day: formatDay(day, intl.locale) },
    )
  }
  const money = (minor: Minor | null, certainty: FigureState | undefined) => ({
    value: <Amount value={minor} certainty={certainty} />,
    // an unknown amount is neither estimated nor final
    certainty: minor === null ? undefined : certainty,
  })
  const last = figures?.previous
  const lastState = stateOf(last, before, period)
  return (
    <StatStrip
      label={intl.formatMessage({ id: 'commissions.overview.money.label' })}
      asOf={
        figures?.as_of
          ? intl.formatMessage(
              { id: 'commissions.overview.asOf' },
              { time: formatDateTime(parseServiceTime(figures.as_of), intl.locale) },
            )
          : undefined
      }
      items={[
        {
          id: 'now',
          label:
            state === 'estimated'
              ? intl.formatMessage(
                  { id: 'commissions.overview.money.soFar' },
                  { month: periodText(intl, period, 'month') },
                )
              : periodText(intl, period, 'month'),
          ...money(knownMinor(figures?.total_commission), state),
          children: note(figures, state),
        },
        {
          id: 'before',
          label: periodText(intl, before, 'month'),
          ...money(knownMinor(last?.total_commission), lastState),
          children: note(last, lastState),
        },
        {
          id: 'credit',
          label: intl.formatMessage({ id: 'commissions.overview.money.credit' }),
          ...money(creditMinor, undefined),
          children: intl.formatMessage({ id: 'commissions.overview.money.creditUse' }),
        },
      ]}
    />
  )
}
