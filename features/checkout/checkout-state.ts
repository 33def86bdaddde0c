import type { OutOfStockItem, ShippingMethod } from '#domain/checkout/schema.ts'

export const checkoutSteps = ['address', 'delivery', 'payment', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** What stands in front of the page and stops it (shopping.md §4 "Place order"). */
export type CheckoutDialog = 'terms' | 'name' | 'outOfStock' | null

/** The page's own memory (shopping.md §3 "Checkout state"). Lists and totals are answers of the service and live in its cache. */
export interface CheckoutState {
  /** Tasks under way; loading is true above 0. */
  loading: number
  addressId: number | null
  selectedShippingMethod: Pick<ShippingMethod, 'carrier_code' | 'carrier_title' | 'method_code'> | null
  /** Address and method that the service has stored, as one text; null when nothing is stored yet. */
  storedDelivery: string | null
  /** Days of credit; 0 is none. */
  selectedPeriod: number
  paymentMethod: string
  orderId: number
  /** Minutes; 0 is unknown. */
  timeLimit: number
  dialog: CheckoutDialog
  outOfStockItems: readonly OutOfStockItem[]
}

export const initialCheckout: CheckoutState = {
  loading: 0, addressId: null, selectedShippingMethod: null, storedDelivery: null, selectedPeriod: 0, paymentMethod: '', orderId: -1, timeLimit: 0, dialog: null, outOfStockItems: [],
}

export type CheckoutAction =
  | { type: 'began' } | { type: 'ended' }
  | { type: 'addressChosen'; id: number }
  | { type: 'methodChosen'; method: CheckoutState['selectedShippingMethod'] }
  | { type: 'deliveryStored'; key: string }
  | { type: 'periodChosen'; days: number }
  | { type: 'paymentChosen'; method: string }
  | { type: 'orderPlaced'; id: number }
  | { type: 'timeLimitRead'; minutes: number }
  | { type: 'dialogOpened'; dialog: Exclude<CheckoutDialog, 'outOfStock' | null> }
  | { type: 'wentOutOfStock'; items: readonly OutOfStockItem[] }
  | { type: 'dialogClosed' }

export function reduceCheckout(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.type) {
    case 'began': return { ...state, loading: state.loading + 1 }
    case 'ended': return { ...state, loading: Math.max(0, state.loading - 1) }
    // Another address may be delivered otherwise: what was stored for the old one no longer counts.
    case 'addressChosen': return state.addressId === action.id ? state : { ...state, addressId: action.id, storedDelivery: null }
    case 'methodChosen': return { ...state, selectedShippingMethod: action.method }
    case 'deliveryStored': return { ...state, storedDelivery: action.key }
    case 'periodChosen': return { ...state, selectedPeriod: action.days }
    case 'paymentChosen': return { ...state, paymentMethod: action.method }
    case 'orderPlaced': return { ...state, orderId: action.id }
    case 'timeLimitRead': return { ...state, timeLimit: action.minutes }
    case 'dialogOpened': return { ...state, dialog: action.dialog }
    case 'wentOutOfStock': return { ...state, dialog: 'outOfStock', outOfStockItems: action.items }
    case 'dialogClosed': return { ...state, dialog: null }
  }
}

/** Address and shipping method as one text, to compare what is chosen with what is stored. */
export const deliveryKey = (addressId: number, carrier: string, method: string): string => `${addressId}:${carrier}_${method}`

const isStep = (value: string): value is CheckoutStep => checkoutSteps.some((step) => step === value)

/** The step to show: the one asked for, unless something before it is still open. */
export function stepToShow(asked: string, done: { address: boolean; delivery: boolean; payment: boolean }): CheckoutStep {
  const open: CheckoutStep = !done.address ? 'address' : !done.delivery ? 'delivery' : !done.payment ? 'payment' : 'review'
  if (!isStep(asked)) return 'address'
  return checkoutSteps.indexOf(asked) <= checkoutSteps.indexOf(open) ? asked : open
}
