import type { OutOfStockItem } from '#domain/checkout/schema.ts'
import type { MethodCodes } from '#domain/pickup-points/pickup-point.ts'
import type { PickupKind, PickupPoint } from '#domain/pickup-points/schema.ts'

/** A dialog that blocks placing the order (R-257, R-260). */
type CheckoutDialog = 'terms' | 'name' | 'outOfStock' | null

/** State of the checkout page (R-177). Lists and totals are server state and live in the query cache. */
export interface CheckoutState {
  /** Number of tasks in progress; the page is loading above 0. */
  loading: number
  addressId: number | null
  selectedShippingMethod: (MethodCodes & { readonly carrier_title?: string | null | undefined }) | null
  /** The chosen locker and the chosen pick-up point: each stays while the other method is looked at. */
  points: Readonly<Partial<Record<PickupKind, PickupPoint>>>
  /** Key of the address, method and point that the service has stored; null if none is. */
  storedDelivery: string | null
  /** Credit period in days; 0 for none. */
  selectedPeriod: number
  paymentMethod: string
  orderId: number
  /** In minutes; 0 if unknown. */
  timeLimit: number
  dialog: CheckoutDialog
  outOfStockItems: readonly OutOfStockItem[]
}

export const initialCheckout: CheckoutState = {
  loading: 0,
  addressId: null,
  selectedShippingMethod: null,
  points: {},
  storedDelivery: null,
  selectedPeriod: 0,
  paymentMethod: '',
  orderId: -1,
  timeLimit: 0,
  dialog: null,
  outOfStockItems: [],
}

export type CheckoutAction =
  | { type: 'began' }
  | { type: 'ended' }
  | { type: 'addressChosen'; id: number }
  | { type: 'methodChosen'; method: CheckoutState['selectedShippingMethod'] }
  | { type: 'pointChosen'; point: PickupPoint }
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
    case 'began':
      return { ...state, loading: state.loading + 1 }
    case 'ended':
      return { ...state, loading: Math.max(0, state.loading - 1) }
    // Another address may have other delivery methods: what was stored for the old one is invalid.
    case 'addressChosen':
      return state.addressId === action.id ? state : { ...state, addressId: action.id, storedDelivery: null }
    case 'methodChosen':
      return { ...state, selectedShippingMethod: action.method }
    case 'pointChosen':
      return { ...state, points: { ...state.points, [action.point.kind]: action.point } }
    case 'deliveryStored':
      return { ...state, storedDelivery: action.key }
    case 'periodChosen':
      return { ...state, selectedPeriod: action.days }
    case 'paymentChosen':
      return { ...state, paymentMethod: action.method }
    case 'orderPlaced':
      return { ...state, orderId: action.id }
    case 'timeLimitRead':
      return { ...state, timeLimit: action.minutes }
    case 'dialogOpened':
      return { ...state, dialog: action.dialog }
    case 'wentOutOfStock':
      return { ...state, dialog: 'outOfStock', outOfStockItems: action.items }
    case 'dialogClosed':
      return { ...state, dialog: null }
  }
}

/** Returns address, shipping method and point as one string, to compare the choice with what is stored. */
export const deliveryKey = (
  addressId: number,
  { carrier_code: carrier, method_code: method }: MethodCodes,
  point: Pick<PickupPoint, 'code'> | undefined,
): string => `${addressId}:${carrier}_${method}${point ? `:${point.code}` : ''}`
