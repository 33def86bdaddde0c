import type { RefusalCode } from '../contract/refusal.ts'
import { toMinor, type Minor } from '../money/money.ts'
import type { OutOfStockItem, PlaceOrderResult } from './schema.ts'

/** Steps to complete before the order call is sent. */
export interface PlaceOrderState {
  hasMembershipItem: boolean
  membershipItemSelected: boolean
  termsAccepted: boolean
  nameConfirmed: boolean
  shouldRenewMembership: boolean
}
export type PlaceOrderStep = 'acceptTerms' | 'confirmName' | 'place'

/** The first step that is still open (R-257 to R-263; ). */
export function nextPlaceOrderStep(state: PlaceOrderState): PlaceOrderStep {
  if ((state.hasMembershipItem || state.membershipItemSelected) && !state.termsAccepted) return 'acceptTerms'
  return !state.nameConfirmed && !state.shouldRenewMembership ? 'confirmName' : 'place'
}

/** Page to open after the answer (R-264 to R-266; ). */
export type PlacedOrder =
  | { kind: 'outOfStock'; items: OutOfStockItem[] }
  | { kind: 'pay'; orderId: number }
  | { kind: 'done'; orderId: number }
  | { kind: 'failed' }

const isYes = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'

/** @param paysElsewhere whether the method leads to a payment page; plain Magento answers with an order id only */
export function readPlacedOrder(answer: PlaceOrderResult | number, paysElsewhere: boolean): PlacedOrder {
  if (typeof answer === 'number') return { kind: paysElsewhere ? 'pay' : 'done', orderId: answer }
  if (String(answer.result) !== 'true' && answer.out_of_stock_items.length > 0)
    return { kind: 'outOfStock', items: answer.out_of_stock_items }
  if (answer.order_id === null) return { kind: 'failed' }
  return { kind: isYes(answer.need_payment) ? 'pay' : 'done', orderId: answer.order_id }
}

/** The current total, in cents, from the refusal of an order whose total is not the expected one; null for any other refusal. */
export function changedTotal(fault: {
  refusal?: RefusalCode | undefined
  parameters?: unknown
}): Minor | null {
  const given: unknown = Array.isArray(fault.parameters) ? fault.parameters[0] : undefined
  const total = typeof given === 'number' || typeof given === 'string' ? Number(given) : Number.NaN
  return fault.refusal === 'checkout.totalChanged' && Number.isFinite(total) ? toMinor(total) : null
}
