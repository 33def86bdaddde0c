import type { CheckoutStep } from '#domain/checkout/steps.ts'
import type { Address } from '#domain/customers/schema.ts'
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
  /** The payment method of the last order; '' without one. */
  paymentMethod: string
}

/**
 * Returns the step at which a visit starts: the first that needs a decision. With a complete address the first delivery
 * method is preselected, and with the payment method of the last order checkout starts at the review; each can be
 * changed there.
 */
export function entryStep({
  isVirtual,
  storedDelivery,
  address,
  hasPeriods,
  paymentMethod,
}: EntryInput): CheckoutStep {
  const isFilled =
    isVirtual || storedDelivery !== null || (!hasPeriods && address !== undefined && !lacksChineseId(address))
  if (!isFilled) return 'address'
  return paymentMethod === '' ? 'payment' : 'review'
}
