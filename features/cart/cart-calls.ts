import { addCartItem, addGuestCartItem, createCart, createGuestCart, getCart, getCartTotals, getGuestCart, getGuestCartTotals, removeCartItem, removeGuestCartItem, updateCartItem, updateGuestCartItem } from '#domain/cart/api.ts'
import type { Cart, CartItem, ProductOption, Totals } from '#domain/cart/schema.ts'
import { call } from '#features/kit/call.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { tokenSlot } from '#features/kit/storage.ts'
import { readGuestCartId, writeGuestCartId } from './cart-id.ts'

/** What a shopper puts into the cart. `options` are Magento's product_option of the contract. */
export interface NewLine { sku: string; quantity: number; options?: ProductOption | undefined }

const handled = { handled: true } as const
const isGone = (error: unknown): boolean => error instanceof ServiceFault && error.status === 404
const isMine = (): boolean => tokenSlot.read() !== undefined

let creating: Promise<string> | undefined
/** The guest's cart id; a missing cart is created first (shopping.md §4). Two presses at once make one cart. */
export async function ensureGuestCart(): Promise<string> {
  const kept = readGuestCartId()
  if (kept !== undefined) return kept
  creating ??= call(createGuestCart, undefined, handled)
    .then((cartId) => { writeGuestCartId(cartId); return cartId })
    .finally(() => { creating = undefined })
  return creating
}

/** The customer's cart; where there is none, one is created and read (shopping.md §4, contract.md §1.6). */
export async function readMyCart(signal?: AbortSignal): Promise<Cart> {
  const options = signal ? { ...handled, signal } : handled
  try {
    return await call(getCart, undefined, options)
  } catch (error) {
    if (!isGone(error)) throw error
    await call(createCart, undefined, options)
    return await call(getCart, undefined, options)
  }
}

/** The guest's cart; null when the service no longer knows the id, which is then forgotten (decisions.md A-54). */
export async function readGuestCart(cartId: string, signal?: AbortSignal): Promise<Cart | null> {
  try {
    return await call(getGuestCart, { params: { cartId } }, signal ? { ...handled, signal } : handled)
  } catch (error) {
    if (!isGone(error)) throw error
    if (readGuestCartId() === cartId) writeGuestCartId(null)
    return null
  }
}

export const readTotals = (cartId: string | undefined, signal?: AbortSignal): Promise<Totals> => {
  const options = signal ? { ...handled, signal } : handled
  return cartId === undefined ? call(getCartTotals, undefined, options) : call(getGuestCartTotals, { params: { cartId } }, options)
}

/** Adds a line to whichever cart the person has. A guest's cart that has vanished is replaced once. */
export async function addLine({ sku, quantity, options }: NewLine): Promise<CartItem> {
  const body = (quoteId: string | number) => ({ cartItem: { sku, qty: quantity, quote_id: quoteId, ...(options ? { product_option: options } : {}) } })
  if (isMine()) return call(addCartItem, { body: body(await call(createCart, undefined, handled)) }, handled)
  const cartId = await ensureGuestCart()
  try {
    return await call(addGuestCartItem, { params: { cartId }, body: body(cartId) }, handled)
  } catch (error) {
    // the same 404 also means an unknown product: only a cart that cannot be read is replaced
    if (!isGone(error) || await readGuestCart(cartId) !== null) throw error
    const next = await ensureGuestCart()
    return call(addGuestCartItem, { params: { cartId: next }, body: body(next) }, handled)
  }
}

export async function changeLine(item: CartItem, quantity: number): Promise<CartItem> {
  const itemId = item.item_id ?? 0
  const body = { cartItem: { item_id: itemId, qty: quantity, quote_id: item.quote_id } }
  return isMine() ? call(updateCartItem, { params: { itemId }, body }, handled) : call(updateGuestCartItem, { params: { cartId: await ensureGuestCart(), itemId }, body }, handled)
}

export async function removeLine(itemId: number): Promise<void> {
  if (isMine()) await call(removeCartItem, { params: { itemId } }, handled)
  else await call(removeGuestCartItem, { params: { cartId: await ensureGuestCart(), itemId } }, handled)
}
