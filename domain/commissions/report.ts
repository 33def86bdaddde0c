import { toMinor } from '../money/money.ts'
import { detailsWindow, type DetailsWindow } from './details-window.ts'
import { paymentTypes, type PaymentType } from './payment-types.ts'
import { completedPeriods, periodOfDay, type Period } from './period.ts'
import type { CommissionPayment, FigureState, PendingReason } from './schema.ts'

/** 'current', or one of the completed periods offered by the filter. */
export type ReportPeriod = string

/** Filters of the payment report. An empty list of types means all types. */
export interface ReportFilters {
  readonly paymentTypes: readonly PaymentType[]
  readonly businessPeriod: ReportPeriod
  readonly state: FigureState | 'all'
}

/** State of the commissions screen. */
export interface CommissionsState {
  readonly data: Readonly<Record<ReportPeriod, readonly CommissionPayment[]>>
  readonly filters: ReportFilters
  readonly status: {
    readonly updating: boolean
    readonly mannatechPayActive: boolean
    readonly weeklyPayActive: boolean
  }
  /** In cents. */
  readonly pendingCommission: number
  /** Whether to show pending pay: while loading, or when there is some. */
  readonly pending: boolean
}

/** Filters when the screen opens. */
export const firstFilters: ReportFilters = { paymentTypes: [], businessPeriod: 'current', state: 'all' }

/** State before anything is loaded. */
export const firstCommissions: CommissionsState = {
  data: {},
  filters: firstFilters,
  status: { updating: false, mannatechPayActive: false, weeklyPayActive: false },
  pendingCommission: 0,
  pending: false,
}

/** Pending pay as the service sends it, in decimals; undefined while loading. */
export const withPending = (state: CommissionsState, decimal: number | undefined): CommissionsState => {
  const pendingCommission = decimal === undefined ? state.pendingCommission : toMinor(decimal)
  return { ...state, pendingCommission, pending: decimal === undefined || pendingCommission > 0 }
}

/**
 * Options of the period filter: 'current' and the last four completed periods.
 * @param today Hong Kong date
 */
export const offeredPeriods = (today: string): ReportPeriod[] => ['current', ...completedPeriods(today)]

/** Reads the filters of an address; unknown values fall back to the defaults. */
export function readFilters(search: URLSearchParams, today: string): ReportFilters {
  const period = search.get('period') ?? 'current'
  const asked = (search.get('types') ?? '').split(',')
  const types = paymentTypes.filter((type) => asked.includes(slugOf(type)))
  const state = search.get('state')
  return {
    businessPeriod: offeredPeriods(today).includes(period) ? period : 'current',
    paymentTypes: types.length === paymentTypes.length ? [] : types,
    state: state === 'estimated' || state === 'final' ? state : 'all',
  }
}

/** Writes filters to an address, leaving out the defaults. */
export function writeFilters({ businessPeriod, paymentTypes: types, state }: ReportFilters): URLSearchParams {
  const search = new URLSearchParams()
  if (businessPeriod !== 'current') search.set('period', businessPeriod)
  if (types.length > 0 && types.length < paymentTypes.length) search.set('types', types.map(slugOf).join(','))
  if (state !== 'all') search.set('state', state)
  return search
}

const slugOf = (type: PaymentType): string => type.replaceAll(' ', '-')

/**
 * Range to request from the service.
 * @param today Hong Kong date
 */
export const windowOf = ({ businessPeriod }: ReportFilters, today: string): DetailsWindow =>
  detailsWindow(businessPeriod, today) ?? { start_date: today, end_date: today }

/** A line of the report, in cents. */
export interface ReportLine {
  readonly id: string
  readonly period: Period
  readonly type: string
  readonly state: FigureState
  readonly amountMinor: number
  readonly paidOn: string | null
  /** Why it is not paid although its day has come; null otherwise. */
  readonly pendingReason: PendingReason | null
  readonly method: string | null
  readonly checkNumber: string | null
}

/**
 * Converts payments to lines. When the service sends no state, a line is final, except in the current period.
 * @param today Hong Kong date
 */
export const reportLines = (payments: readonly CommissionPayment[], today: string): ReportLine[] =>
  payments.map((payment, index) => ({
    id: `line-${payment.id ?? index}-${index}`,
    period: payment.business_period,
    type: payment.payment_type,
    state: payment.state ?? (payment.business_period >= periodOfDay(today) ? 'estimated' : 'final'),
    amountMinor: toMinor(payment.amount),
    paidOn: payment.payment_date,
    pendingReason: payment.pending_reason ?? null,
    method: payment.payment_method,
    checkNumber: payment.check_number,
  }))

/** Applies the filters. */
export const filterLines = (lines: readonly ReportLine[], { paymentTypes: types, state }: ReportFilters) =>
  lines.filter(
    (line) =>
      (types.length === 0 || (types as readonly string[]).includes(line.type)) &&
      (state === 'all' || line.state === state),
  )

/** Totals of estimated and of final amounts, in cents; null where there is no such line. The two are never added together. */
export interface ReportSums {
  readonly finalMinor: number | null
  readonly estimatedMinor: number | null
}

const sumOf = (lines: readonly ReportLine[], state: FigureState): number | null => {
  const amounts = lines.filter((line) => line.state === state).map((line) => line.amountMinor)
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0)
}

export const sumsOf = (lines: readonly ReportLine[]): ReportSums => ({
  finalMinor: sumOf(lines, 'final'),
  estimatedMinor: sumOf(lines, 'estimated'),
})

/** Lines of a period that are all estimated, or all final. */
export interface ReportGroup {
  readonly id: string
  readonly period: Period
  readonly state: FigureState
  readonly sumMinor: number
}

/** Key of a line's group. */
export const groupOfLine = ({ period, state }: Pick<ReportLine, 'period' | 'state'>): string =>
  `${period}-${state}`

/** Groups lines, newest period first; within a period the estimated lines come first. */
export function groupLines(lines: readonly ReportLine[]): ReportGroup[] {
  const groups = new Map<string, ReportGroup>()
  for (const line of lines) {
    const id = groupOfLine(line)
    const { period, state } = line
    groups.set(id, { id, period, state, sumMinor: (groups.get(id)?.sumMinor ?? 0) + line.amountMinor })
  }
  return [...groups.values()].toSorted(
    (a, b) => b.period.localeCompare(a.period) || a.state.localeCompare(b.state),
  )
}
