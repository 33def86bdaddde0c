import { checkoutRefusals } from '#domain/checkout/refusals.ts'
import { contractRefusals } from '#domain/contract/refusals.ts'
import { couponRefusals } from '#domain/coupons/refusals.ts'
import { typedIdentifier } from '#domain/validation/typed-text.ts'
import type * as z from 'zod/mini'
import { getCartTotals, getGuestCartTotals } from '#domain/cart/api.ts'
import * as api from '#domain/checkout/api.ts'
import * as coupons from '#domain/coupons/api.ts'
import type { ShippingMethod } from '#domain/checkout/schema.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { Viewer } from '#service/cart/for-sale.ts'
import { isEmpty } from '#service/cart/items.ts'
import { guestCart, onCart, ownCart } from '#service/cart/current-cart.ts'
import { setCartDelivery } from '#service/cart/delivery-store.ts'
import { noteQuote, setCartBalances, setCartCoupon, type CartRow, type Reading } from '#service/cart/store.ts'
import { viewCart, type CartView } from '#service/cart/view.ts'
import { guestViewerOf, viewerOf } from '#service/cart/viewer.ts'
import { findCustomer } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import type { RequestContext } from '#service/http/context.ts'
import { refuse } from '#service/http/fault.ts'
import { route, type Route } from '#service/http/route.ts'
import { deliveryAddress, meantAddress } from './addresses.ts'
import { cartTotals, findOffer, isVirtual, offersFor, withoutDelivery } from './cart-totals.ts'
import { usableCoupon } from '../coupons/use-store.ts'
import { offeredCreditPeriods } from '#domain/checkout/credit-periods.ts'
import { offeredBy, paymentMethodsWire } from './payment-methods.ts'
import { chosenPoint, fittingPoint } from './pickup-choice.ts'
import type { ShippingOffer } from './shipping-methods.ts'
import { languageOfStore } from '#service/languages/six-languages.ts'
import { couponApplies } from './totals.ts'
import { totalsWire } from './totals-wire.ts'

const offerWire = (offer: ShippingOffer): z.input<typeof ShippingMethod> => {
  const amount = toDecimal(offer.feeMinor)
  return {
    carrier_code: offer.carrierCode,
    method_code: offer.methodCode,
    carrier_title: offer.carrierTitle,
    method_title: offer.methodTitle,
    amount,
    base_amount: amount,
    available: offer.available,
    error_message: offer.reason,
    price_excl_tax: amount,
    price_incl_tax: amount,
  }
}

const language = ({ store }: RequestContext) => languageOfStore(store.code)
const noSuchCoupon = () => refuse(couponRefusals.invalid)

async function details(db: Db, shown: CartView, context: RequestContext) {
  const view = withoutDelivery(shown)
  const totals = await cartTotals(db, view, context.now, language(context))
  return {
    totals,
    wire: {
      payment_methods: paymentMethodsWire(
        {
          amountMinor: totals.grandMinor,
          creditDays: view.cart.credit_period,
          ...offeredBy(context.ports.payments),
        },
        language(context),
      ),
      totals: totalsWire(view, totals),
    },
  }
}

async function totalsOf(cart: CartRow, context: RequestContext, viewer: Viewer) {
  const view = await viewCart(context.db, cart, viewer)
  const totals = await cartTotals(context.db, view, context.now, language(context))
  // Only a customer can order; a guest's total changes with the sign-in.
  if (cart.customer_id !== null) await noteQuote(context.db, cart, totals.grandMinor)
  return totalsWire(view, totals)
}

/** Totals, delivery, payment methods and coupon of a cart (C-2.3, C-2.8, C-2.12). */
export const checkoutRoutes: Route[] = [
  route(getGuestCartTotals, async ({ params }, context) =>
    totalsOf(await guestCart(context.db, params.cartId, context), context, guestViewerOf(context)),
  ),
  route(getCartTotals, async (_request, context) =>
    totalsOf(await ownCart(context.db, context), context, viewerOf(context)),
  ),
  route(api.estimateShippingMethods, async ({ body }, context) => {
    const cart = await ownCart(context.db, context)
    const address = await meantAddress(context.db, body.address, context.requireCustomer().id)
    return offersFor(await viewCart(context.db, cart, viewerOf(context)), address, language(context)).map(
      offerWire,
    )
  }),
  route(api.listShippingMethods, async (_request, context) => {
    const cart = await ownCart(context.db, context)
    if (await isEmpty(context.db, cart)) return []
    if (!cart.shipping_address?.country_id) throw refuse(checkoutRefusals.addressMissing)
    return offersFor(
      await viewCart(context.db, cart, viewerOf(context)),
      cart.shipping_address,
      language(context),
    ).map(offerWire)
  }),
  route(api.saveShippingInformation, async ({ body: { addressInformation: given } }, context) => {
    // the carrier is asked before the transaction
    const pickup = await chosenPoint(given, context.ports)
    const find = (db: Db, reading: Reading) => ownCart(db, context, reading)
    return onCart(context.db, find, async (db, cart) => {
      const customer = context.requireCustomer()
      const view = await viewCart(db, cart, viewerOf(context))
      if (view.lines.length === 0) throw refuse(checkoutRefusals.cartEmpty)
      const reader = { language: context.store.code, today: toHongKongDate(context.now) }
      const shipping = await deliveryAddress(db, given.shipping_address, customer.id, reader)
      const billing = given.billing_address
        ? await deliveryAddress(db, given.billing_address, customer.id, reader)
        : shipping
      const carrier = given.shipping_carrier_code,
        method = given.shipping_method_code
      if (!isVirtual(view) && !findOffer(offersFor(view, shipping, language(context)), carrier, method))
        throw refuse(checkoutRefusals.noSuchMethod, [carrier, method])
      const point = fittingPoint(pickup, shipping.country_id)
      const period = await creditPeriod(db, customer.id, given.extension_attributes?.credit_period ?? 0)
      const chosen = {
        ...cart,
        shipping_address: shipping,
        billing_address: billing,
        shipping_carrier: carrier,
        shipping_method: method,
        pickup_point: point,
        credit_period: period,
      }
      const { totals, wire } = await details(db, { cart: chosen, lines: view.lines }, context)
      const delivery = { shipping, billing, carrier, method, point, creditPeriod: period }
      await setCartDelivery(db, cart, delivery, totals.grandMinor, context.now)
      return wire
    })
  }),
  route(
    api.listPaymentMethods,
    async (_request, context) =>
      (
        await details(
          context.db,
          await viewCart(context.db, await ownCart(context.db, context), viewerOf(context)),
          context,
        )
      ).wire.payment_methods,
  ),
  route(coupons.getCoupon, async (_request, context) => (await ownCart(context.db, context)).coupon_code),
  route(coupons.setCoupon, ({ params }, context) =>
    context.db.tx(async (db) => {
      const customer = context.requireCustomer()
      const cart = await ownCart(db, context, 'locked')
      const view = await viewCart(db, cart, viewerOf(context))
      if (view.lines.length === 0) throw refuse(couponRefusals.cartEmpty, [cart.id])
      const { loyaltyMinor, subtotalMinor } = await cartTotals(db, view, context.now, language(context))
      if (loyaltyMinor > 0) throw refuse(couponRefusals.withPoints)
      const coupon = await usableCoupon(db, typedIdentifier(params.code), customer.id, context.now)
      if (!coupon) throw noSuchCoupon()
      if (!couponApplies(coupon, subtotalMinor))
        throw refuse(couponRefusals.minimum, [toDecimal(coupon.minimumMinor)])
      // points that were selected but could no longer pay do not come back
      if (cart.uses_loyalty)
        await setCartBalances(
          db,
          cart.id,
          { usesLoyalty: false, usesIPayout: cart.uses_ipayout },
          context.now,
        )
      await setCartCoupon(db, cart.id, coupon.code, context.now)
      return true as const
    }),
  ),
  route(coupons.removeCoupon, (_request, context) =>
    context.db.tx(async (db) => {
      const cart = await ownCart(db, context, 'locked')
      await setCartCoupon(db, cart.id, null, context.now)
      return true as const
    }),
  ),
]

/**
 * Validates days of credit: 0, or 30 or 60 for eligible accounts.
 * @throws Fault 400 otherwise
 */
async function creditPeriod(db: Db, customerId: number, days: number): Promise<number> {
  if (days === 0) return 0
  const person = await findCustomer(db, customerId)
  if (!offeredCreditPeriods.includes(days) || !person?.may_use_credit)
    throw refuse(contractRefusals.invalidValue, {
      value: String(days),
      fieldName: 'creditPeriod',
    })
  return days
}
