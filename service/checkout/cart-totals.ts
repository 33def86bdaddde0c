import type { QuoteAddress } from '#domain/cart/schema.ts'
import { lowestFee } from '#domain/checkout/delivery-fee.ts'
import { isVirtualCart } from '#domain/cart/virtual-cart.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { loyaltyObstacle } from '#domain/loyalty/eligibility.ts'
import { loyaltyCart, type CartView } from '#service/cart/view.ts'
import type { Db } from '#service/db/db.ts'
import { readPoints } from '#service/loyalty/store.ts'
import { payoutCreditOf } from '#service/payouts/credit-store.ts'
import { usableCoupon, type Coupon } from '../coupons/use-store.ts'
import { shippingOffers, type Parcel, type ShippingOffer } from './shipping-methods.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { computeTotals, type ComputedTotals } from './totals.ts'

/** Totals with what they were computed from. */
export interface CartTotals extends ComputedTotals {
  /** The coupon, if it has an effect. */
  readonly coupon: Coupon | null
  /** The selected shipping method, if it is still available. */
  readonly shipping: ShippingOffer | null
  /** The lowest fee of delivery to the cart's address, or within Hong Kong before one is known, in cents. */
  readonly shippingFromMinor: number | undefined
  /** Points were selected but can no longer pay for the cart, so they are ignored. */
  readonly arePointsRefused: boolean
}

/** Chinese ID number of an address, in either place (C-5.3). */
const idNumber = (address: QuoteAddress) =>
  address.extension_attributes?.id_number ?? attributeText(address.custom_attributes, 'id_number') ?? ''

/** Whether the cart has nothing to deliver. */
export const isVirtual = ({ lines }: CartView): boolean =>
  isVirtualCart(lines.map(({ product }) => ({ product_type: product?.typeId })))

/** Ignores what was stored while the cart still held goods (address, delivery method, credit) once it is virtual. */
export const withoutDelivery = (view: CartView): CartView =>
  isVirtual(view)
    ? {
        ...view,
        cart: {
          ...view.cart,
          shipping_address: null,
          billing_address: null,
          shipping_carrier: null,
          shipping_method: null,
          pickup_point: null,
          credit_period: 0,
        },
      }
    : view

/** Parcel data for carriers: weight and value of the goods, and the address. */
function parcelOf(view: CartView, address: QuoteAddress): Parcel {
  return {
    countryId: (address.country_id ?? '').toUpperCase(),
    city: address.city ?? '',
    idNumber: idNumber(address),
    weightG: view.lines.reduce((sum, { weightG, item }) => sum + weightG * item.qty, 0),
    subtotalMinor: subtotalOf(view),
  }
}

/** Delivery methods for a cart and an address; none for an empty or virtual cart (C-2.8). */
export const offersFor = (view: CartView, address: QuoteAddress, language: LanguageCode): ShippingOffer[] =>
  view.lines.length === 0 || isVirtual(view) ? [] : shippingOffers(parcelOf(view, address), language)

/** Offer of a carrier and method, if available. */
export const findOffer = (
  offers: readonly ShippingOffer[],
  carrier: string | null,
  method: string | null,
): ShippingOffer | null =>
  offers.find((offer) => offer.available && offer.carrierCode === carrier && offer.methodCode === method) ??
  null

/** Value of a cart's goods, in cents. */
export const subtotalOf = ({ lines }: CartView): number =>
  lines.reduce((sum, { unitMinor, item }) => sum + unitMinor * item.qty, 0)

/** Whether points are selected, and whether they can pay for the cart as it stands. */
async function pointsOf(db: Db, view: CartView, now: Date): Promise<'unused' | 'used' | 'refused'> {
  const { cart } = view
  if (!cart.uses_loyalty || cart.customer_id === null) return 'unused'
  const balance = await readPoints(db, cart.customer_id, toHongKongDate(now))
  return loyaltyObstacle(loyaltyCart(view), balance, subtotalOf(view)) === null ? 'used' : 'refused'
}

/** Computes a cart's totals. `locked` locks the coupon for the running transaction. */
export async function cartTotals(
  db: Db,
  view: CartView,
  now: Date,
  language: LanguageCode,
  locked = false,
): Promise<CartTotals> {
  const { cart, lines } = view
  const coupon =
    cart.coupon_code && cart.customer_id !== null
      ? ((await usableCoupon(db, cart.coupon_code, cart.customer_id, now, locked)) ?? null)
      : null
  const offers = offersFor(view, cart.shipping_address ?? { country_id: 'HK' }, language)
  const shipping = cart.shipping_address
    ? findOffer(offers, cart.shipping_carrier, cart.shipping_method)
    : null
  const balance =
    cart.uses_ipayout && cart.customer_id !== null ? await payoutCreditOf(db, cart.customer_id, locked) : 0
  const points = await pointsOf(db, view, now)
  const totals = computeTotals({
    lines: lines.map(({ item, unitMinor }) => ({ itemId: item.id, unitMinor, qty: item.qty })),
    coupon,
    shippingMinor: shipping?.feeMinor ?? 0,
    usesLoyalty: points === 'used',
    ipayoutBalanceMinor: balance,
  })
  return {
    ...totals,
    coupon: totals.discountMinor > 0 ? coupon : null,
    shipping,
    shippingFromMinor: lowestFee(offers),
    arePointsRefused: points === 'refused',
  }
}
