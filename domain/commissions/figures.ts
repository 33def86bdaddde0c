import type { DetailsWindow } from './details-window.ts'
import { isRecalculation, paymentTypes, type PaymentType } from './payment-types.ts'
import { firstDayOf, lastDayOf, periodAfter, periodsBetween, type Period } from './period.ts'
import type { CommissionPayment, CommissionPeriod, FigureState } from './schema.ts'
import { toMinor, type Minor } from '../money/money.ts'

/** How many periods the charts of commissions show. */
export const CHART_PERIODS = 6

/** Window of the payment report that the chart needs. */
export const chartWindow = (last: Period): DetailsWindow => ({
  start_date: firstDayOf(periodAfter(last, 1 - CHART_PERIODS)),
  end_date: lastDayOf(last),
})

/** Converts an amount of the wire to cents; null means "not known". */
export const knownMinor = (amount: number | null | undefined): Minor | null =>
  amount === null || amount === undefined ? null : toMinor(amount)

/** State of a period's figures. Where the service does not say, they are final once the period is over. */
export const stateOf = (
  figures: { readonly state?: FigureState | undefined } | null | undefined,
  period: Period,
  running: Period,
): FigureState => figures?.state ?? (period >= running ? 'estimated' : 'final')

/** A payment type with its amounts of two periods in cents; null where an amount is not known. */
export interface TypeRow {
  readonly id: PaymentType
  readonly nowMinor: Minor | null
  readonly beforeMinor: Minor | null
}

type Amounts = Pick<CommissionPeriod, 'commissions'>

/** The amount of a payment type in cents; null where it is not known. */
export const amountOf = (figures: Amounts | null | undefined, type: PaymentType): Minor | null =>
  knownMinor(figures?.commissions?.find((entry) => entry.type === type)?.amount)

/** Payment types in display order, with amounts of this period and the one before. */
export const typeRows = (now: Amounts | null, before: Amounts | null | undefined): TypeRow[] =>
  paymentTypes.map((id) => ({ id, nowMinor: amountOf(now, id), beforeMinor: amountOf(before, id) }))

/** Months and payment types of the chart: one series a type, one value a period in cents, null where nothing was reported. */
export interface ChartData {
  readonly periods: readonly Period[]
  readonly series: readonly { readonly type: PaymentType; readonly values: readonly (Minor | null)[] }[]
  /** Index of the first period that is not final; undefined where all are. */
  readonly estimatedFrom: number | undefined
}

/**
 * Turns the payment report of the last periods into chart series. Types without any amount are left out, which is
 * mostly recalculations. Until a period is closed it is estimated, also when the next one has begun.
 * @param state state of the last period's figures
 */
export function chartData(
  payments: readonly CommissionPayment[],
  last: Period,
  state: FigureState,
): ChartData {
  const periods = periodsBetween(periodAfter(last, 1 - CHART_PERIODS), last)
  const sumOf = (period: Period, type: PaymentType): Minor | null => {
    const lines = payments.filter(
      (line) => line.business_period === period && line.payment_type.toLowerCase() === type,
    )
    return lines.length === 0 ? null : lines.reduce((sum, { amount }) => sum + toMinor(amount), 0)
  }
  const series = paymentTypes
    .map((type) => ({ type, values: periods.map((period) => sumOf(period, type)) }))
    .filter(
      ({ type, values }) => !isRecalculation(type) || values.some((value) => value !== null && value !== 0),
    )
  const isEstimated = (period: Period): boolean =>
    (period === last && state === 'estimated') ||
    payments.some((line) => line.business_period === period && line.state === 'estimated')
  const first = periods.findIndex(isEstimated)
  return {
    periods,
    estimatedFrom: first === -1 ? undefined : first,
    series: series.some(({ values }) => values.some((value) => value !== null)) ? series : [],
  }
}
