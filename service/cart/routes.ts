import { cartRefusals } from '#domain/cart/refusals.ts'
import * as api from '#domain/cart/api.ts'
import type { EndpointRequest } from '#domain/contract/endpoint.ts'
import { languages } from '#domain/store/languages.ts'
import { noSuchEntity, required, refuse } from '#service/http/fault.ts'
import { route, type Route } from '#service/http/route.ts'
import { guestCart, onCart, ownCart, unknownCart } from './current-cart.ts'
import { addItem, removeItem, updateItem, type NewItem } from './items.ts'
import { ensureCustomerCart, insertGuestCart, mergeCarts, setMembershipSelected } from './store.ts'
import { countGuestCart } from './guest-cart-limit.ts'
import { viewCart } from './view.ts'
import { guestViewerOf, viewerOf } from './viewer.ts'
import { cartItemWire, cartWire } from './wire.ts'

const noQuote = () => required('quoteId')

const newItem = ({
  sku,
  qty,
  product_option: option,
}: EndpointRequest<typeof api.addCartItem>['body']['cartItem']): NewItem => ({
  sku,
  qty,
  option: option?.extension_attributes,
})

/** Carts of guests and customers (C-2.1, C-1.6). Prices and names come only from the catalogue. */
export const cartRoutes: Route[] = [
  route(api.createGuestCart, async (_request, context) => {
    await countGuestCart(context)
    return insertGuestCart(context.db, context.store.id, context.now)
  }),
  route(api.getGuestCart, async ({ params }, context) => {
    const cart = await guestCart(context.db, params.cartId, context)
    return cartWire(
      context.db,
      await viewCart(context.db, cart, guestViewerOf(context)),
      null,
      context.store.code,
    )
  }),
  route(api.addGuestCartItem, ({ params, body: { cartItem } }, context) =>
    onCart(
      context.db,
      (db, reading) => guestCart(db, params.cartId, context, noQuote, reading),
      async (db, cart) => cartItemWire(await addItem(db, cart, newItem(cartItem), guestViewerOf(context))),
    ),
  ),
  route(api.updateGuestCartItem, ({ params, body: { cartItem } }, context) =>
    onCart(
      context.db,
      (db, reading) => guestCart(db, params.cartId, context, noQuote, reading),
      async (db, cart) =>
        cartItemWire(await updateItem(db, cart, params.itemId, cartItem.qty, guestViewerOf(context))),
    ),
  ),
  route(api.removeGuestCartItem, ({ params }, context) =>
    onCart(
      context.db,
      (db, reading) => guestCart(db, params.cartId, context, unknownCart, reading),
      (db, cart) => removeItem(db, cart, params.itemId, guestViewerOf(context)),
    ),
  ),
  route(api.assignGuestCart, ({ params, body }, context) =>
    context.db.tx(async (db) => {
      const customer = context.requireCustomer()
      if (body.customerId !== customer.id) throw refuse(cartRefusals.otherCustomer)
      if (!languages.some(({ storeId }) => storeId === body.storeId)) throw refuse(cartRefusals.otherStore)
      const guest = await guestCart(db, params.cartId, context, unknownCart, 'locked')
      // Creates the cart under a lock: two windows doing it at once would make two active carts.
      const own = await ensureCustomerCart(db, customer.id, context.store.id, context.now, 'locked')
      await mergeCarts(db, guest, own, customer.id, context.now)
      return true as const
    }),
  ),

  route(
    api.createCart,
    async (_request, context) =>
      (await ensureCustomerCart(context.db, context.requireCustomer().id, context.store.id, context.now)).id,
  ),
  route(api.getCart, async (_request, context) => {
    const customer = context.requireCustomer()
    const cart = await ownCart(context.db, context, 'plain', () => noSuchEntity('customerId', customer.id))
    return cartWire(
      context.db,
      await viewCart(context.db, cart, viewerOf(context)),
      customer,
      context.store.code,
    )
  }),
  route(api.selectMembership, ({ body: { selected } }, context) =>
    context.db.tx(async (db) => {
      const cart = await ownCart(db, context, 'locked')
      const view = await viewCart(db, { ...cart, membership_selected: true }, viewerOf(context))
      if (selected && !view.cart.membership_selected) throw refuse(cartRefusals.feeNotWaived)
      await setMembershipSelected(db, cart.id, selected, context.now)
      return true as const
    }),
  ),
  route(api.addCartItem, ({ body: { cartItem } }, context) =>
    onCart(
      context.db,
      (db, reading) => ownCart(db, context, reading),
      async (db, cart) => cartItemWire(await addItem(db, cart, newItem(cartItem), viewerOf(context))),
    ),
  ),
  route(api.updateCartItem, ({ params, body: { cartItem } }, context) =>
    onCart(
      context.db,
      (db, reading) => ownCart(db, context, reading),
      async (db, cart) =>
        cartItemWire(await updateItem(db, cart, params.itemId, cartItem.qty, viewerOf(context))),
    ),
  ),
  route(api.removeCartItem, ({ params }, context) =>
    onCart(
      context.db,
      (db, reading) => ownCart(db, context, reading),
      (db, cart) => removeItem(db, cart, params.itemId, viewerOf(context)),
    ),
  ),
]
