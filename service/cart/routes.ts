import * as api from '#domain/cart/api.ts'
import { cartTotals } from '#service/checkout/cart-totals.ts'
import { totalsWire } from '#service/checkout/totals-wire.ts'
import { languageOf } from '#service/checkout/shipping-texts.ts'
import type { Db } from '#service/db/db.ts'
import type { RequestContext } from '#service/http/context.ts'
import { fault, noSuchEntity, required } from '#service/http/fault.ts'
import { route, type Route } from '#service/http/route.ts'
import type { Viewer } from './for-sale.ts'
import { addItem, removeItem, updateItem } from './items.ts'
import { ensureCustomerCart, findCustomerCart, findGuestCart, insertGuestCart, mergeCarts, type CartRow, type Reading } from './store.ts'
import { viewCart } from './view.ts'
import { cartItemWire, cartWire } from './wire.ts'

/** Whose prices and words a request gets. */
export const viewerOf = ({ store, customer, now, inventorySelection }: RequestContext): Viewer => ({ language: languageOf(store.code), group: customer?.group ?? 'guest', now, withSources: inventorySelection })
/** Guest routes ignore a token (contract.md §1.2). */
const asGuest = (context: RequestContext): Viewer => ({ ...viewerOf(context), group: 'guest' })

const unknownCart = () => noSuchEntity('cartId', null)
const noActiveCart = () => fault(404, 'Current customer does not have an active cart.')

const guestCart = async (db: Db, masked: string, { now }: RequestContext, refusal: () => Error = unknownCart, reading: Reading = 'plain'): Promise<CartRow> => {
  const cart = await findGuestCart(db, masked, now, reading)
  if (!cart) throw refusal()
  return cart
}

/** The caller's active cart. @throws Fault 401 for guests, 404 without one */
export const ownCart = async (db: Db, context: RequestContext, reading: Reading = 'plain', refusal: () => Error = noActiveCart): Promise<CartRow> => {
  const cart = await findCustomerCart(db, context.requireCustomer().id, reading)
  if (!cart) throw refusal()
  return cart
}

const totalsOf = async (db: Db, cart: CartRow, context: RequestContext, viewer = viewerOf(context)) => {
  const view = await viewCart(db, cart, viewer)
  return totalsWire(view, await cartTotals(db, view, context.now, languageOf(context.store.code)))
}

const noQuote = () => required('quoteId')

/** Carts of guests and of customers (contract.md §2.1, §2.2, §1.6). Prices, names and totals come from the catalogue alone. */
export const cartRoutes: Route[] = [
  route(api.createGuestCart, (_request, { db, store, now }) => insertGuestCart(db, store.id, now)),
  route(api.getGuestCart, async ({ params }, context) => {
    const cart = await guestCart(context.db, params.cartId, context)
    return cartWire(context.db, await viewCart(context.db, cart, asGuest(context)), null)
  }),
  route(api.addGuestCartItem, ({ params, body: { cartItem } }, context) => context.db.tx(async (db) => {
    const cart = await guestCart(db, params.cartId, context, noQuote, 'locked')
    return cartItemWire(await addItem(db, cart, { sku: cartItem.sku, qty: cartItem.qty, option: cartItem.product_option?.extension_attributes }, asGuest(context)))
  })),
  route(api.updateGuestCartItem, ({ params, body: { cartItem } }, context) => context.db.tx(async (db) => {
    const cart = await guestCart(db, params.cartId, context, noQuote, 'locked')
    return cartItemWire(await updateItem(db, cart, params.itemId, cartItem.qty, asGuest(context)))
  })),
  route(api.removeGuestCartItem, ({ params }, context) => context.db.tx(async (db) =>
    removeItem(db, await guestCart(db, params.cartId, context, unknownCart, 'locked'), params.itemId, asGuest(context)))),
  route(api.getGuestCartTotals, async ({ params }, context) => totalsOf(context.db, await guestCart(context.db, params.cartId, context), context, asGuest(context))),

  route(api.assignGuestCart, ({ params, body }, context) => context.db.tx(async (db) => {
    const customer = context.requireCustomer()
    if (body.customerId !== customer.id) throw fault(400, "You don't have the correct permissions to assign the customer to the cart.")
    const guest = await guestCart(db, params.cartId, context, unknownCart, 'locked')
    // Made when missing: what a second window makes at this very moment would be a second active cart.
    const own = await ensureCustomerCart(db, customer.id, context.store.id, context.now, 'locked')
    await mergeCarts(db, guest, own, customer.id, context.now)
    return true as const
  })),

  route(api.createCart, async (_request, context) => (await ensureCustomerCart(context.db, context.requireCustomer().id, context.store.id, context.now)).id),
  route(api.getCart, async (_request, context) => {
    const customer = context.requireCustomer()
    const cart = await ownCart(context.db, context, 'plain', () => noSuchEntity('customerId', customer.id))
    return cartWire(context.db, await viewCart(context.db, cart, viewerOf(context)), customer)
  }),
  route(api.addCartItem, ({ body: { cartItem } }, context) => context.db.tx(async (db) => {
    const cart = await ownCart(db, context, 'locked')
    return cartItemWire(await addItem(db, cart, { sku: cartItem.sku, qty: cartItem.qty, option: cartItem.product_option?.extension_attributes }, viewerOf(context)))
  })),
  route(api.updateCartItem, ({ params, body: { cartItem } }, context) => context.db.tx(async (db) =>
    cartItemWire(await updateItem(db, await ownCart(db, context, 'locked'), params.itemId, cartItem.qty, viewerOf(context))))),
  route(api.removeCartItem, ({ params }, context) => context.db.tx(async (db) =>
    removeItem(db, await ownCart(db, context, 'locked'), params.itemId, viewerOf(context)))),
  route(api.getCartTotals, async (_request, context) => totalsOf(context.db, await ownCart(context.db, context), context)),
]
