import { chartPeriods, type CommissionsDashboard } from '#domain/commissions/dashboard-state.ts'
import { periodAfter, type Period } from '#domain/commissions/period.ts'
import { Inline } from '#design-system/layout/Inline'
import { Only } from '#design-system/layout/Only'
import { PeriodPicker } from '#design-system/fields/PeriodPicker'
import { Skeleton, SkeletonTable } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { AmountMadeOf } from './AmountMadeOf.tsx'
import { NoFigures } from './NoFigures.tsx'
import { PeriodAmount, PeriodAmountPlace } from './PeriodAmount.tsx'
import { SixMonths } from './SixMonths.tsx'
import { periodText } from './period-text.ts'

/** Number of past periods that can be opened. */
const OLDEST = 120

export interface CommissionsDashboardViewProps {
  state: CommissionsDashboard
  /** The current period, which is the last. */
  running: Period
  /** Failed reads without data, by period. */
  failures: Readonly<Record<Period, ReadFailure | undefined>>
  onPeriod: (period: Period) => void
}

/** The commissions of a period: the amount, its composition, and six months. Each block fails alone. */
export function CommissionsDashboardView({
  state,
  running,
  failures,
  onPeriod,
}: CommissionsDashboardViewProps) {
  const intl = useIntl()
  const { period, prevPeriod, data } = state
  const shown = data[period]
  const failure = failures[period]
  const name = periodText(intl, period)
  // The amount is compared with the period before, and must not grow by that.
  const isBeforeComing = data[prevPeriod] === undefined && !failures[prevPeriod]
  const isComing = !failure && (shown === undefined || (shown !== null && isBeforeComing))
  // What follows the first figures comes after them, so that it does not move; it stays while another period is read.
  const [isDrawn, setDrawn] = useState(false)
  if (!isDrawn && !isComing) setDrawn(true)
  const picker = (isWide: boolean) => (
    <PeriodPicker
      label={intl.formatMessage({ id: 'commissions.period.label' })}
      value={period}
      onChange={onPeriod}
      min={periodAfter(running, -OLDEST)}
      max={running}
      note={intl.formatMessage({
        id: period === running ? 'commissions.period.current' : 'commissions.period.past',
      })}
      isWide={isWide}
    />
  )
  return (
    <Stack gap={6}>
      <Only on="screen">
        <Only on="phone">{picker(true)}</Only>
      </Only>
      <Inline justify="between" align="end" gap={4} isWrapped={false}>
        {isComing && <PeriodAmountPlace period={period} running={running} />}
        {!isComing &&
          (shown ? (
            <PeriodAmount figures={shown} period={period} running={running} previous={data[prevPeriod]} />
          ) : (
            <div />
          ))}
        <Only on="screen">
          <Only on="desktop">{picker(false)}</Only>
        </Only>
      </Inline>
      {failure && (
        <ReadError as="banner" failure={failure}>
          {intl.formatMessage({ id: 'commissions.period.failed' }, { period: name })}
        </ReadError>
      )}
      {isComing && (
        <div aria-busy="true">
          <Stack gap={5}>
            <Skeleton shape="heading" />
            <SkeletonTable rows={14} columns={3} />
          </Stack>
        </div>
      )}
      {shown === null && (
        <NoFigures period={period} isRunning={period === running} onCurrent={() => onPeriod(running)} />
      )}
      {!isComing && shown && (
        <AmountMadeOf figures={shown} period={period} running={running} previous={data[prevPeriod]} />
      )}
      {isDrawn && (
        <SixMonths
          periods={chartPeriods(period, running)}
          shown={period}
          running={running}
          data={data}
          failures={failures}
        />
      )}
    </Stack>
  )
}
