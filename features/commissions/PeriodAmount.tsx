import { amountsOf } from '#domain/commissions/dashboard-state.ts'
import { closesAt, previousPeriod, type Period } from '#domain/commissions/period.ts'
import type { CommissionPeriod } from '#domain/commissions/schema.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { formatDay, formatDateTime } from '#domain/dates/format-date.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import { formatMoney } from '#domain/money/money.ts'
import { Amount } from '#design-system/data/Amount'
import { Stat } from '#design-system/data/Stat'
import { SkeletonOf } from '#design-system/feedback/Skeleton'
import { useIntl } from 'react-intl'
import { periodText } from './period-text.ts'

export interface PeriodAmountProps {
  figures: CommissionPeriod
  period: Period
  running: Period
  /** The previous period, once loaded. */
  previous: CommissionPeriod | null | undefined
}

/** Made-up figures of the usual length. */
const usual = (period: Period, running: Period): CommissionPeriod => ({
  business_period: period,
  state: period === running ? 'estimated' : 'final',
  as_of: '2026-11-20 22:00:00',
  total_commission: 2641,
})

/** The place of the amount until it is read. */
export function PeriodAmountPlace({ period, running }: Pick<PeriodAmountProps, 'period' | 'running'>) {
  return (
    <SkeletonOf>
      <PeriodAmount
        figures={usual(period, running)}
        period={period}
        running={running}
        previous={usual(previousPeriod(period), running)}
      />
    </SkeletonOf>
  )
}

/** The main figure of the page: the period's amount, whether it is final, and its date. */
export function PeriodAmount({ figures, period, running, previous }: PeriodAmountProps) {
  const intl = useIntl()
  const { state, totalMinor } = amountsOf(figures, period, running)
  const isEstimated = state === 'estimated'
  const before = previous && amountsOf(previous, previousPeriod(period), running)
  const name = periodText(intl, period)
  const notes = [
    figures.as_of &&
      intl.formatMessage(
        { id: isEstimated ? 'commissions.amount.asOf' : 'commissions.amount.closed' },
        { time: formatDateTime(parseServiceTime(figures.as_of), intl.locale) },
      ),
    isEstimated && intl.formatMessage({ id: 'commissions.amount.changes' }),
    isEstimated &&
      intl.formatMessage(
        { id: 'commissions.amount.finalOn' },
        { day: formatDay(toHongKongDate(closesAt(period)), intl.locale) },
      ),
    before?.state === 'final' &&
      before.totalMinor !== null &&
      intl.formatMessage(
        { id: 'commissions.amount.before' },
        {
          period: periodText(intl, previousPeriod(period)),
          amount: formatMoney(before.totalMinor),
        },
      ),
  ].filter(Boolean)
  return (
    <Stat
      label={isEstimated ? intl.formatMessage({ id: 'commissions.amount.soFar' }, { period: name }) : name}
      certainty={state}
      value={<Amount value={totalMinor} certainty={state} />}
    >
      {notes.join(' ')}
    </Stat>
  )
}
