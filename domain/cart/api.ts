import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { additionPaths } from '../contract/unshown-paths.ts'
import { flag, id, ok } from '../contract/wire.ts'
import { Cart, CartItem, ProductOption, Totals } from './schema.ts'

const cart = z.object({ cartId: z.string() })
const line = z.object({ cartId: z.string(), itemId: id })
/** Any value may be sent: the service checks the quantity, because it has the documented messages. */
const newItem = z.object({
  cartItem: z.looseObject({
    sku: z.string(),
    qty: z.unknown(),
    quote_id: z.optional(z.union([z.string(), z.number()])),
    product_option: z.optional(ProductOption),
  }),
})
const changedItem = z.object({
  cartItem: z.looseObject({
    item_id: z.optional(id),
    qty: z.unknown(),
    quote_id: z.optional(z.union([z.string(), z.number()])),
  }),
})
const cartId = z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))])

export const createGuestCart = endpoint({
  name: 'createGuestCart',
  method: 'POST',
  path: '/guest-carts',
  access: 'anonymous',
  response: z.string(),
  summary: 'A new guest cart; the answer is its masked id of 32 characters (contract.md §2.1).',
})
export const getGuestCart = endpoint({
  name: 'getGuestCart',
  method: 'GET',
  path: '/guest-carts/:cartId',
  access: 'anonymous',
  params: cart,
  response: Cart,
  summary: "A guest's cart; 404 for an unknown or merged id (contract.md §2.1).",
})
export const addGuestCartItem = endpoint({
  name: 'addGuestCartItem',
  method: 'POST',
  path: '/guest-carts/:cartId/items',
  access: 'anonymous',
  params: cart,
  body: newItem,
  response: CartItem,
  affects: ['getGuestCart', 'getGuestCartTotals'],
  summary:
    "Adds a product to a guest's cart; the same product and options sum up (contract.md §2.1, errors §2.4).",
})
export const updateGuestCartItem = endpoint({
  name: 'updateGuestCartItem',
  method: 'PUT',
  path: '/guest-carts/:cartId/items/:itemId',
  access: 'anonymous',
  params: line,
  body: changedItem,
  response: CartItem,
  affects: ['getGuestCart', 'getGuestCartTotals'],
  summary: 'Changes the quantity of a line (contract.md §2.1).',
})
export const removeGuestCartItem = endpoint({
  name: 'removeGuestCartItem',
  method: 'DELETE',
  path: '/guest-carts/:cartId/items/:itemId',
  access: 'anonymous',
  params: line,
  response: ok,
  affects: ['getGuestCart', 'getGuestCartTotals'],
  summary: 'Removes a line (contract.md §2.1).',
})
export const getGuestCartTotals = endpoint({
  name: 'getGuestCartTotals',
  method: 'GET',
  path: '/guest-carts/:cartId/totals',
  access: 'anonymous',
  params: cart,
  response: Totals,
  summary: "The totals of a guest's cart (contract.md §2.3).",
})
export const assignGuestCart = endpoint({
  name: 'assignGuestCart',
  method: 'PUT',
  path: '/guest-carts/:cartId',
  access: 'self',
  params: cart,
  body: z.object({ customerId: id, storeId: id }),
  response: ok,
  affects: ['getCart', 'getCartTotals'],
  summary:
    "Merges a guest's cart into the signed-in customer's; the masked id is dead afterwards (contract.md §1.6, decisions.md A-53).",
})
export const createCart = endpoint({
  name: 'createCart',
  method: 'POST',
  path: '/carts/mine',
  access: 'self',
  response: cartId,
  affects: ['getCart', 'getCartTotals'],
  summary: "The id of the customer's active cart, made when there is none (contract.md §2.2).",
})
export const getCart = endpoint({
  name: 'getCart',
  method: 'GET',
  path: '/carts/mine',
  access: 'self',
  response: Cart,
  summary: "The customer's active cart; 404 when there is none (contract.md §2.2).",
})
export const selectMembership = endpoint({
  name: 'selectMembership',
  method: 'PUT',
  path: additionPaths.selectMembership,
  access: 'self',
  body: z.object({ selected: flag }),
  response: ok,
  affects: ['getCart', 'getCartTotals'],
  summary:
    'Chooses a membership beside the cart while its fee is waived, so that `addMembership` adds it to the order; 400 otherwise. Our addition to the contract: it shows `membership_item_selected`, but no call that sets it (contract.md §4.1, decisions.md A-36).',
})
export const addCartItem = endpoint({
  name: 'addCartItem',
  method: 'POST',
  path: '/carts/mine/items',
  access: 'self',
  body: newItem,
  response: CartItem,
  affects: ['getCart', 'getCartTotals'],
  summary: "Adds a product to the customer's cart (contract.md §2.2).",
})
export const updateCartItem = endpoint({
  name: 'updateCartItem',
  method: 'PUT',
  path: '/carts/mine/items/:itemId',
  access: 'self',
  params: z.object({ itemId: id }),
  body: changedItem,
  response: CartItem,
  affects: ['getCart', 'getCartTotals'],
  summary: 'Changes the quantity of a line (contract.md §2.2).',
})
export const removeCartItem = endpoint({
  name: 'removeCartItem',
  method: 'DELETE',
  path: '/carts/mine/items/:itemId',
  access: 'self',
  params: z.object({ itemId: id }),
  response: ok,
  affects: ['getCart', 'getCartTotals'],
  summary: 'Removes a line (contract.md §2.2).',
})
export const getCartTotals = endpoint({
  name: 'getCartTotals',
  method: 'GET',
  path: '/carts/mine/totals',
  access: 'self',
  response: Totals,
  summary: "The totals of the customer's cart (contract.md §2.3).",
})
