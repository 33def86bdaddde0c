import type { QuoteAddress } from '#domain/cart/schema.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import type { CartView } from '#service/cart/view.ts'
import type { Db } from '#service/db/db.ts'
import { usableCoupon, type Coupon } from './coupons.ts'
import { shippingOffers, type Parcel, type ShippingOffer } from './shipping-methods.ts'
import type { Language } from './shipping-texts.ts'
import { computeTotals, type ComputedTotals } from './totals.ts'

/** Totals together with what they were made of. */
export interface CartTotals extends ComputedTotals {
  /** The coupon, while it has an effect. */
  readonly coupon: Coupon | null
  /** The chosen and still available shipping method. */
  readonly shipping: ShippingOffer | null
}

/** The Chinese ID number of an address, wherever the client put it (contract.md §5.3). */
const idNumber = (address: QuoteAddress) => address.extension_attributes?.id_number ?? attributeText(address.custom_attributes, 'id_number') ?? ''

/** Whether nothing of the cart has to be sent. */
export const isVirtual = ({ lines }: CartView): boolean => lines.length > 0 && lines.every(({ product }) => product?.typeId === 'virtual')

/** What carriers are asked: weight and value of the goods, and the address. */
export function parcelOf({ lines }: CartView, address: QuoteAddress): Parcel {
  return {
    countryId: (address.country_id ?? '').toUpperCase(), city: address.city ?? '', idNumber: idNumber(address),
    weightG: lines.reduce((sum, { weightG, item }) => sum + weightG * item.qty, 0),
    subtotalMinor: lines.reduce((sum, { unitMinor, item }) => sum + unitMinor * item.qty, 0),
  }
}

/** Ways to deliver a cart to an address; none for an empty or virtual cart (contract.md §2.2). */
export const offersFor = (view: CartView, address: QuoteAddress, language: Language): ShippingOffer[] =>
  view.lines.length === 0 || isVirtual(view) ? [] : shippingOffers(parcelOf(view, address), language)

/** The offer of a carrier and method, if it is available. */
export const findOffer = (offers: readonly ShippingOffer[], carrier: string | null, method: string | null): ShippingOffer | null =>
  offers.find((offer) => offer.available && offer.carrierCode === carrier && offer.methodCode === method) ?? null

/** Adds a cart up as it stands now. `locked` keeps the coupon for the running transaction. */
export async function cartTotals(db: Db, view: CartView, now: Date, language: Language, locked = false): Promise<CartTotals> {
  const { cart, lines } = view
  const coupon = cart.coupon_code && cart.customer_id !== null ? ((await usableCoupon(db, cart.coupon_code, cart.customer_id, now, locked)) ?? null) : null
  const shipping = cart.shipping_address ? findOffer(offersFor(view, cart.shipping_address, language), cart.shipping_carrier, cart.shipping_method) : null
  const balance = cart.uses_ipayout && cart.customer_id !== null
    ? ((await db.one<{ ipayout_minor: number }>(`select ipayout_minor from customer where id = $1${locked ? ' for update' : ''}`, [cart.customer_id]))?.ipayout_minor ?? 0)
    : 0
  const totals = computeTotals({
    lines: lines.map(({ item, unitMinor }) => ({ itemId: item.id, unitMinor, qty: item.qty })),
    coupon, shippingMinor: shipping?.feeMinor ?? 0, usesLoyalty: cart.uses_loyalty, ipayoutBalanceMinor: balance,
  })
  return { ...totals, coupon: totals.discountMinor > 0 ? coupon : null, shipping }
}
