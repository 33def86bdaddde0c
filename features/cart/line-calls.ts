import {
  removeCartItem,
  removeGuestCartItem,
  selectMembership,
  updateCartItem,
  updateGuestCartItem,
} from '#domain/cart/api.ts'
import type { CartItem } from '#domain/cart/schema.ts'
import { call } from '#features/kit/call.ts'
import { ensureGuestCart, handled, isSignedIn } from './cart-calls.ts'

/** Changes the quantity of a line in the guest's or customer's cart. */
export async function changeLine(item: CartItem, quantity: number): Promise<CartItem> {
  const itemId = item.item_id ?? 0
  const body = { cartItem: { item_id: itemId, qty: quantity, quote_id: item.quote_id } }
  return isSignedIn()
    ? call(updateCartItem, { params: { itemId }, body }, handled)
    : call(updateGuestCartItem, { params: { cartId: await ensureGuestCart(), itemId }, body }, handled)
}

/** Removes a line from the guest's or customer's cart. */
export async function removeLine(itemId: number): Promise<void> {
  if (isSignedIn()) await call(removeCartItem, { params: { itemId } }, handled)
  else await call(removeGuestCartItem, { params: { cartId: await ensureGuestCart(), itemId } }, handled)
}

/** Adds or removes the membership chosen beside the lines of the customer's cart. */
export const chooseMembership = (selected: boolean): Promise<true> =>
  call(selectMembership, { body: { selected } }, handled)
