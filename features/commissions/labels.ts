import { paymentTypes, type PaymentType } from '#domain/commissions/payment-types.ts'
import type { FigureState, PendingReason } from '#domain/commissions/schema.ts'
import type { ReportLine } from '#domain/commissions/report.ts'
import { formatDay } from '#domain/dates/format-date.ts'
import type { IntlShape } from 'react-intl'

const isPaymentType = (type: string): type is PaymentType =>
  (paymentTypes as readonly string[]).includes(type)
const ids = {
  'product commission payment': 'commissions.type.product',
  'pack commission check': 'commissions.type.pack',
  'product recalculation': 'commissions.type.productRecalculation',
  'pack recalculation': 'commissions.type.packRecalculation',
} as const
const shortIds = {
  'product commission payment': 'commissions.short.product',
  'pack commission check': 'commissions.short.pack',
  'product recalculation': 'commissions.short.productRecalculation',
  'pack recalculation': 'commissions.short.packRecalculation',
} as const

/** Returns a payment type as the header of a narrow column. */
export const shortTypeText = (intl: IntlShape, type: PaymentType): string =>
  intl.formatMessage({ id: shortIds[type] })

/** Returns a payment type as text; an undocumented one is shown as received. */
export const typeText = (intl: IntlShape, type: string): string =>
  isPaymentType(type) ? intl.formatMessage({ id: ids[type] }) : type

/** Returns a payout method as text; an unknown one is shown as received. */
export function methodText(intl: IntlShape, method: string): string {
  if (/payout|account/i.test(method)) return intl.formatMessage({ id: 'commissions.method.account' })
  return /check|cheque/i.test(method) ? intl.formatMessage({ id: 'commissions.method.check' }) : method
}

/** Returns whether figures are estimated or final as text. */
export const stateText = (intl: IntlShape, state: FigureState): string =>
  intl.formatMessage({ id: `commissions.state.${state}` })

/** Returns why a commission whose day has come is not paid as text. */
export const pendingText = (intl: IntlShape, reason: PendingReason): string =>
  intl.formatMessage({ id: `commissions.pending.${reason}` })

/** Returns when a line of the report is or was paid, or what its payment waits for; undefined where neither is known. */
export function paymentDayText(
  intl: IntlShape,
  { pendingReason, paidOn }: Pick<ReportLine, 'pendingReason' | 'paidOn'>,
): string | undefined {
  if (pendingReason) return pendingText(intl, pendingReason)
  return paidOn ? formatDay(paidOn, intl.locale) : undefined
}
