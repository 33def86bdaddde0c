import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
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

export const createGuestCart = schemas({
  response: z.string(),
  summary: 'A new guest cart; the answer is its masked id of 32 characters (C-2.1).',
})
export const getGuestCart = schemas({
  params: cart,
  response: Cart,
  summary: "A guest's cart; 404 for an unknown or merged id (C-2.1).",
})
export const addGuestCartItem = schemas({
  params: cart,
  body: newItem,
  response: CartItem,
  summary: "Adds a product to a guest's cart; the same product and options sum up (C-2.1, errors C-2.4).",
})
export const updateGuestCartItem = schemas({
  params: line,
  body: changedItem,
  response: CartItem,
  summary: 'Changes the quantity of a line (C-2.1).',
})
export const removeGuestCartItem = schemas({
  params: line,
  response: ok,
  summary: 'Removes a line (C-2.1).',
})
export const getGuestCartTotals = schemas({
  params: cart,
  response: Totals,
  summary: "The totals of a guest's cart (C-2.3).",
})
export const assignGuestCart = schemas({
  params: cart,
  body: z.object({ customerId: id, storeId: id }),
  response: ok,
  summary:
    "Merges a guest's cart into the signed-in customer's; the masked id is dead afterwards (C-1.6, A-53).",
})
export const createCart = schemas({
  response: cartId,
  summary: "The id of the customer's active cart, made when there is none (C-2.2).",
})
export const getCart = schemas({
  response: Cart,
  summary: "The customer's active cart; 404 when there is none (C-2.2).",
})
export const selectMembership = schemas({
  body: z.object({ selected: flag }),
  response: ok,
  summary:
    'Chooses a membership beside the cart while its fee is waived, so that `addMembership` adds it to the order; 400 otherwise. Our addition to the contract: it shows `membership_item_selected`, but no call that sets it (C-4.1, A-36).',
  undocumented: 'addition',
})
export const addCartItem = schemas({
  body: newItem,
  response: CartItem,
  summary: "Adds a product to the customer's cart (C-2.2).",
})
export const updateCartItem = schemas({
  params: z.object({ itemId: id }),
  body: changedItem,
  response: CartItem,
  summary: 'Changes the quantity of a line (C-2.2).',
})
export const removeCartItem = schemas({
  params: z.object({ itemId: id }),
  response: ok,
  summary: 'Removes a line (C-2.2).',
})
export const getCartTotals = schemas({
  response: Totals,
  summary: "The totals of the customer's cart (C-2.3).",
})
