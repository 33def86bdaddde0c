import { getCommission, listCommissionPayments } from '#domain/commissions/api.ts'
import { COMMISSION_COUNTRY } from '#domain/commissions/country.ts'
import type { DetailsWindow } from '#domain/commissions/details-window.ts'
import type { Period } from '#domain/commissions/period.ts'
import { firstFilters, windowOf } from '#domain/commissions/report.ts'
import type { CommissionPayment, CommissionPeriod } from '#domain/commissions/schema.ts'
import type { RefusalCode } from '#domain/contract/refusal.ts'
import { call } from '#features/kit/call.ts'
import { queryKey } from '#features/kit/query.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { queryOptions } from '@tanstack/react-query'

/** Refusals that mean "nothing to show": a state of the screen, neither notified nor reported. */
const nothingToShow: Readonly<Partial<Record<RefusalCode, NothingToShow>>> = {
  'commissions.noDetails': 'noDetails',
  'commissions.noChecks': 'noChecks',
  'commissions.noPaymentOption': 'paymentOption',
  'commissions.noCustomer': 'noCustomer',
}
type NothingToShow = 'noDetails' | 'noChecks' | 'paymentOption' | 'noCustomer'

const kindOf = (error: unknown): NothingToShow | undefined =>
  error instanceof ServiceFault && error.refusal !== undefined ? nothingToShow[error.refusal] : undefined
const isExpected = (fault: ServiceFault): boolean => kindOf(fault) !== undefined

/**
 * The figures of a period: the first element of the answer, null if there is none or for 'Unable to find details.'
 * . Any other failure is reported and shown in the block, never as a notification.
 */
export function commissionQuery(account: string, period: Period) {
  const input = {
    body: {
      query_account: account,
      query_country: COMMISSION_COUNTRY,
      query_business_period: period,
    },
  }
  return queryOptions<CommissionPeriod | null>({
    queryKey: queryKey(getCommission, input),
    queryFn: async ({ signal }) => {
      try {
        const [first] = await call(getCommission, input, { signal, handled: true, isExpected })
        return first ?? null
      } catch (error) {
        if (kindOf(error) === 'noDetails') return null
        throw error
      }
    },
  })
}

/** Result of the payment report: payments, or why there are none. */
export interface PaymentsRead {
  readonly payments: readonly CommissionPayment[]
  readonly nothing: NothingToShow | null
}

/**
 * The payments in a date range. The known messages are states of the report: neither notified nor reported (R-724,
 *
 */
export function paymentsQuery(window: DetailsWindow) {
  const input = { body: window }
  return queryOptions<PaymentsRead>({
    queryKey: queryKey(listCommissionPayments, input),
    queryFn: async ({ signal }) => {
      try {
        const payments = await call(listCommissionPayments, input, { signal, handled: true, isExpected })
        return { payments, nothing: null }
      } catch (error) {
        const nothing = kindOf(error)
        if (nothing) return { payments: [], nothing }
        throw error
      }
    },
  })
}

/** The payments that the report shows when it is opened. @param today Hong Kong date */
export const firstPaymentsQuery = (today: string) => paymentsQuery(windowOf(firstFilters, today))
