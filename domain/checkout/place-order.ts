import type { OutOfStockItem, PlaceOrderResult } from './schema.ts'

/** What must be settled before the order call is sent. */
export interface PlaceOrderState { hasMembershipItem: boolean; membershipItemSelected: boolean; termsAccepted: boolean; nameConfirmed: boolean; shouldRenewMembership: boolean }
export type PlaceOrderStep = 'acceptTerms' | 'confirmName' | 'place'

/** The first step that is still open (shopping.md §4 "Place order" 1–3; decisions.md ). */
export function nextPlaceOrderStep(state: PlaceOrderState): PlaceOrderStep {
  if ((state.hasMembershipItem || state.membershipItemSelected) && !state.termsAccepted) return 'acceptTerms'
  return !state.nameConfirmed && !state.shouldRenewMembership ? 'confirmName' : 'place'
}

/** Where the answer leads (shopping.md §4 "Place order" 4–5; decisions.md ). */
export type PlacedOrder = { kind: 'outOfStock'; items: OutOfStockItem[] } | { kind: 'pay'; orderId: number } | { kind: 'done'; orderId: number } | { kind: 'failed' }

const isYes = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'

/** @param paysElsewhere whether the chosen method leads to a payment page: plain Magento answers an order id alone. */
export function readPlacedOrder(answer: PlaceOrderResult | number, paysElsewhere: boolean): PlacedOrder {
  if (typeof answer === 'number') return { kind: paysElsewhere ? 'pay' : 'done', orderId: answer }
  if (String(answer.result) !== 'true' && answer.out_of_stock_items.length > 0) return { kind: 'outOfStock', items: answer.out_of_stock_items }
  if (answer.order_id === null) return { kind: 'failed' }
  return { kind: isYes(answer.need_payment) ? 'pay' : 'done', orderId: answer.order_id }
}
