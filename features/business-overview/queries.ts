import { getCommission, listCommissionPayments } from '#domain/commissions/api.ts'
import { COMMISSION_COUNTRY } from '#domain/commissions/country.ts'
import type { Period } from '#domain/commissions/period.ts'
import type { CommissionPayment, CommissionPeriod } from '#domain/commissions/schema.ts'
import { chartWindow } from '#domain/business-overview/figures.ts'
import type { RefusalCode } from '#domain/contract/refusal.ts'
import { call, callLanguage } from '#features/kit/call.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { queryOptions } from '@tanstack/react-query'

const handled = { handled: true } as const
/** Refusals of the payment report that only say that there is nothing to report. */
const nothingPaid: readonly RefusalCode[] = [
  'commissions.noChecks',
  'commissions.noPaymentOption',
  'commissions.noCustomer',
]
const refused = (error: unknown, codes: readonly RefusalCode[]): boolean =>
  error instanceof ServiceFault && error.refusal !== undefined && codes.includes(error.refusal)

/** The figures of a period; null where there are none ('Unable to find details.', decisions.md A-118). */
export const figuresQuery = (account: string, period: Period) =>
  queryOptions<CommissionPeriod | null>({
    queryKey: ['overviewFigures', callLanguage(), account, period],
    queryFn: async ({ signal }) => {
      const body = {
        query_account: account,
        query_country: COMMISSION_COUNTRY,
        query_business_period: period,
      }
      try {
        return (await call(getCommission, { body }, { ...handled, signal }))[0] ?? null
      } catch (error) {
        if (refused(error, ['commissions.noDetails'])) return null
        throw error
      }
    },
  })

/** The payments of the chart's months; none where nothing was ever paid. */
export const paymentsQuery = (period: Period) =>
  queryOptions<CommissionPayment[]>({
    queryKey: ['overviewPayments', callLanguage(), period],
    queryFn: async ({ signal }) => {
      try {
        return await call(listCommissionPayments, { body: chartWindow(period) }, { ...handled, signal })
      } catch (error) {
        if (refused(error, nothingPaid)) return []
        throw error
      }
    },
  })
