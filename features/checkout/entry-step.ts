import type { CheckoutStep } from '#domain/checkout/steps.ts'
import type { Address } from '#domain/customers/schema.ts'
import { pickupKind, type MethodCodes } from '#domain/pickup-points/pickup-point.ts'
import { lacksChineseId } from './quote-address.ts'

export interface EntryInput {
  /** Whether nothing needs delivery. */
  isVirtual: boolean
  /** Key of the address and delivery method that the cart has from an earlier visit. */
  storedDelivery: string | null
  /** The address preselected in checkout. */
  address: Address | undefined
  /** Whether the customer may choose a credit period, which is part of the delivery step. */
  hasPeriods: boolean
  /** The delivery method of the last order; null without one. */
  lastDelivery: MethodCodes | null
  /** The payment method of the last order; '' without one. */
  paymentMethod: string
}

/**
 * Returns the step at which a visit starts: the first that needs a decision. A delivery method is taken over only from the
 * last order, and only to an address: nobody passes the methods and their fees without having seen them. With the payment
 * method of the last order checkout then starts at the review; each can be changed there.
 */
export function entryStep({
  isVirtual,
  storedDelivery,
  address,
  hasPeriods,
  lastDelivery,
  paymentMethod,
}: EntryInput): CheckoutStep {
  const payment = paymentMethod === '' ? 'payment' : 'review'
  if (isVirtual || storedDelivery !== null) return payment
  if (!address || lacksChineseId(address) || hasPeriods) return 'address'
  return payment === 'review' && lastDelivery && pickupKind(lastDelivery) === null ? 'review' : 'delivery'
}
