import type * as z from 'zod/mini'
import * as api from '#domain/checkout/api.ts'
import type { ShippingMethod } from '#domain/checkout/schema.ts'
import { toDecimal } from '#domain/money/money.ts'
import { isEmpty } from '#service/cart/items.ts'
import { ownCart, viewerOf } from '#service/cart/routes.ts'
import type { CartRow } from '#service/cart/store.ts'
import { viewCart, type CartView } from '#service/cart/view.ts'
import type { Db } from '#service/db/db.ts'
import type { RequestContext } from '#service/http/context.ts'
import { fault } from '#service/http/fault.ts'
import { route, type Route } from '#service/http/route.ts'
import { placeOrder } from '#service/orders/place.ts'
import { checkAddress, meantAddress } from './addresses.ts'
import { cartTotals, findOffer, isVirtual, offersFor } from './cart-totals.ts'
import { usableCoupon } from './coupons.ts'
import { creditPeriods } from './credit-periods.ts'
import { paymentMethodsWire } from './payment-methods.ts'
import type { ShippingOffer } from './shipping-methods.ts'
import { languageOf } from './shipping-texts.ts'
import { couponApplies, computeTotals } from './totals.ts'
import { totalsWire } from './totals-wire.ts'

const offerWire = (offer: ShippingOffer): z.input<typeof ShippingMethod> => {
  const amount = toDecimal(offer.feeMinor)
  return { carrier_code: offer.carrierCode, method_code: offer.methodCode, carrier_title: offer.carrierTitle, method_title: offer.methodTitle, amount, base_amount: amount, available: offer.available, error_message: offer.reason, price_excl_tax: amount, price_incl_tax: amount }
}

const language = ({ store }: RequestContext) => languageOf(store.code)
const noSuchCoupon = () => fault(404, "The coupon code isn't valid. Verify the code and try again.")

async function details(db: Db, view: CartView, context: RequestContext) {
  const totals = await cartTotals(db, view, context.now, language(context))
  return { payment_methods: paymentMethodsWire(totals.grandMinor, language(context)), totals: totalsWire(view, totals) }
}

/** Delivery, payment methods, coupon and order of the customer's cart (contract.md §2.2, §2.4, §4.1). */
export const checkoutRoutes: Route[] = [
  route(api.estimateShippingMethods, async ({ body }, context) => {
    const cart = await ownCart(context.db, context)
    const address = await meantAddress(context.db, body.address, context.requireCustomer().id)
    return offersFor(await viewCart(context.db, cart, viewerOf(context)), address, language(context)).map(offerWire)
  }),
  route(api.listShippingMethods, async (_request, context) => {
    const cart = await ownCart(context.db, context)
    if (await isEmpty(context.db, cart)) return []
    if (!cart.shipping_address?.country_id) throw fault(400, 'The shipping address is missing. Set the address and try again.')
    return offersFor(await viewCart(context.db, cart, viewerOf(context)), cart.shipping_address, language(context)).map(offerWire)
  }),
  route(api.saveShippingInformation, ({ body: { addressInformation: given } }, context) => context.db.tx(async (db) => {
    const customer = context.requireCustomer()
    const cart = await ownCart(db, context, 'locked')
    const view = await viewCart(db, cart, viewerOf(context))
    if (view.lines.length === 0) throw fault(400, "The shipping method can't be set for an empty cart. Add an item to cart and try again.")
    const shipping = await meantAddress(db, given.shipping_address, customer.id)
    checkAddress(shipping)
    const billing = given.billing_address ? await meantAddress(db, given.billing_address, customer.id) : shipping
    const carrier = given.shipping_carrier_code, method = given.shipping_method_code
    if (!isVirtual(view) && !findOffer(offersFor(view, shipping, language(context)), carrier, method)) throw fault(404, 'Carrier with such method not found: %1, %2', [carrier, method])
    const period = await creditPeriod(db, customer.id, given.extension_attributes?.credit_period ?? 0)
    const [saved] = await db.query<CartRow>(
      'update cart set shipping_address = $2, billing_address = $3, shipping_carrier = $4, shipping_method = $5, credit_period = $6, updated_at = $7 where id = $1 returning *',
      [cart.id, JSON.stringify(shipping), JSON.stringify(billing), carrier, method, period, context.now],
    )
    return details(db, { cart: saved ?? cart, lines: view.lines }, context)
  })),
  route(api.listPaymentMethods, async (_request, context) => (await details(context.db, await viewCart(context.db, await ownCart(context.db, context), viewerOf(context)), context)).payment_methods),
  route(api.placeOrder, ({ body }, context) => placeOrder({ paymentMethod: body.paymentMethod.method, addMembership: body.addMembership === true }, context)),

  route(api.getCoupon, async (_request, context) => (await ownCart(context.db, context)).coupon_code),
  route(api.setCoupon, ({ params }, context) => context.db.tx(async (db) => {
    const customer = context.requireCustomer()
    const cart = await ownCart(db, context, 'locked')
    const { lines } = await viewCart(db, cart, viewerOf(context))
    if (lines.length === 0) throw fault(404, 'The "%1" Cart doesn\'t contain products.', [cart.id])
    if (cart.uses_loyalty) throw fault(400, 'Coupons cannot be used together with loyalty points.')
    const coupon = await usableCoupon(db, params.code.trim(), customer.id, context.now)
    const { subtotalMinor } = computeTotals({ lines: lines.map(({ item, unitMinor }) => ({ itemId: item.id, unitMinor, qty: item.qty })), coupon: null, shippingMinor: 0, usesLoyalty: false, ipayoutBalanceMinor: 0 })
    if (!coupon || !couponApplies(coupon, subtotalMinor)) throw noSuchCoupon()
    await db.query('update cart set coupon_code = $2, updated_at = $3 where id = $1', [cart.id, coupon.code, context.now])
    return true as const
  })),
  route(api.removeCoupon, (_request, context) => context.db.tx(async (db) => {
    const cart = await ownCart(db, context, 'locked')
    await db.query('update cart set coupon_code = null, updated_at = $2 where id = $1', [cart.id, context.now])
    return true as const
  })),
]

/** Days of credit: 0, or 30 or 60 for the accounts that may. @throws Fault 400 otherwise */
async function creditPeriod(db: Db, customerId: number, days: number): Promise<number> {
  if (days === 0) return 0
  const person = await db.one<{ may_use_credit: boolean }>('select may_use_credit from customer where id = $1', [customerId])
  if (!creditPeriods.includes(days) || !person?.may_use_credit) throw fault(400, 'Invalid value of "%value" provided for the %fieldName field.', { value: String(days), fieldName: 'creditPeriod' })
  return days
}
