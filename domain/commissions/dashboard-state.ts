import { amountOf, CHART_PERIODS, knownMinor, stateOf } from './figures.ts'
import { paymentTypes, type PaymentType } from './payment-types.ts'
import { nextPeriod, periodAfter, previousPeriod, type Period } from './period.ts'
import type { CommissionPeriod, FigureState } from './schema.ts'

/** Figures of one period: null when there are none, undefined while loading. */
type PeriodData = CommissionPeriod | null

/**
 * State of the commissions dashboard: the period shown, its neighbours, the figures loaded so far by period,
 * and the error.
 */
export interface CommissionsDashboard {
  readonly period: Period
  readonly prevPeriod: Period
  readonly nextPeriod: Period
  readonly data: Readonly<Record<Period, PeriodData>>
  /** Error of the period shown: its message and the values for its placeholders. */
  readonly error: { readonly message: string; readonly parameters: readonly string[] } | null
}

/** Initial state for a period. */
export const openDashboard = (period: Period): CommissionsDashboard => ({
  period,
  prevPeriod: previousPeriod(period),
  nextPeriod: nextPeriod(period),
  data: {},
  error: null,
})

/** Moves to another period: computes its neighbours, keeps what was loaded. */
export const changePeriod = (state: CommissionsDashboard, period: Period): CommissionsDashboard => ({
  ...openDashboard(period),
  data: state.data,
})

/** Stores the answer for a period: its first element, or null when it is empty. */
export const withPeriod = (
  state: CommissionsDashboard,
  period: Period,
  [first]: readonly CommissionPeriod[],
): CommissionsDashboard => ({ ...state, data: { ...state.data, [period]: first ?? null } })

/** Stores the failure of a period's call; the screen shows it while that period is shown. */
export const withFailure = (
  state: CommissionsDashboard,
  period: Period,
  message: string,
  parameters: readonly string[] = [],
): CommissionsDashboard => (period === state.period ? { ...state, error: { message, parameters } } : state)

/** Periods of the chart, oldest first: the last six, or the six up to an earlier period that is shown. */
export function chartPeriods(shown: Period, running: Period): Period[] {
  const last = shown < periodAfter(running, 1 - CHART_PERIODS) ? shown : running
  return Array.from({ length: CHART_PERIODS }, (_, index) => periodAfter(last, index + 1 - CHART_PERIODS))
}

/** Amounts of a period in cents, by payment type; null where one is not known. */
export interface PeriodAmounts {
  readonly state: FigureState
  readonly byType: Readonly<Record<PaymentType, number | null>>
  /** Null when nothing is known. */
  readonly totalMinor: number | null
}

/** @param running the current period, whose amounts are estimates unless the service says otherwise */
export function amountsOf(data: CommissionPeriod, period: Period, running: Period): PeriodAmounts {
  const byType = Object.fromEntries(paymentTypes.map((type) => [type, amountOf(data, type)])) as Record<
    PaymentType,
    number | null
  >
  const known = Object.values(byType).filter((amount) => amount !== null)
  return {
    state: stateOf(data, period, running),
    byType,
    totalMinor:
      knownMinor(data.total_commission) ??
      (known.length > 0 ? known.reduce((sum, amount) => sum + amount, 0) : null),
  }
}

/** Difference of two amounts; null where either is not known. */
export const differenceOf = (amount: number | null, before: number | null): number | null =>
  amount === null || before === null ? null : amount - before
