import type { TotalsView } from '../cart/cart-view.ts'
import { toMinor, type Minor } from '../money/money.ts'
import type { ShippingMethod } from './schema.ts'

/** Fee of a delivery method, in cents. */
export const deliveryFee = ({ price_incl_tax: price }: Pick<ShippingMethod, 'price_incl_tax'>): Minor =>
  toMinor(price)

/** The lowest fee of the methods that can be used, in cents; undefined without one. */
export function lowestFee(
  offers: readonly { readonly available: boolean; readonly feeMinor: Minor }[],
): Minor | undefined {
  const fees = offers.flatMap(({ available, feeMinor }) => (available ? [feeMinor] : []))
  return fees.length === 0 ? undefined : Math.min(...fees)
}

/**
 * The fee from which delivery is named beside the total while no delivery is stored with the cart, in cents.
 * @param chosen the method that is selected but lacks its pick-up point
 * @param methods the methods for the address; undefined before they are known
 * @param totals with the lowest fee to the country of the cart
 */
export function expectedFee(
  chosen: ShippingMethod | null,
  methods: readonly ShippingMethod[] | undefined,
  totals: Pick<TotalsView, 'shippingFrom'>,
): Minor | undefined {
  if (chosen) return deliveryFee(chosen)
  if (!methods) return totals.shippingFrom
  return lowestFee(methods.map((method) => ({ ...method, feeMinor: deliveryFee(method) })))
}

/** What is to be paid without the delivery that is stored with the cart, in cents. */
export const withoutDeliveryFee = ({
  grandTotal,
  shipping,
}: Pick<TotalsView, 'grandTotal' | 'shipping'>): Minor => Math.max(0, grandTotal - (shipping ?? 0))
