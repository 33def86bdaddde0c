import {
  addCartItem,
  addGuestCartItem,
  createCart,
  createGuestCart,
  getCart,
  getGuestCart,
  removeCartItem,
  removeGuestCartItem,
  selectMembership,
  updateCartItem,
  updateGuestCartItem,
} from '#domain/cart/api.ts'
import type { Cart, CartItem, ProductOption } from '#domain/cart/schema.ts'
import { call } from '#features/kit/call.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { tokenSlot } from '#features/kit/storage.ts'
import { readGuestCartId, writeGuestCartId } from './cart-id.ts'

/** A product to add to the cart. `options` are Magento's product_option of the contract. */
export interface NewLine {
  sku: string
  quantity: number
  options?: ProductOption | undefined
}

/** The caller notifies a failure. */
export const handled = { handled: true } as const
/** Whether a cart or a line of it is not there (any more). */
export const isGone = (error: unknown): boolean => error instanceof ServiceFault && error.status === 404
/** Of a read of a cart that may not be there yet, or no longer. */
const reading = { ...handled, isExpected: isGone }
export const isSignedIn = (): boolean => tokenSlot.read() !== undefined

/** Calls that change a cart; what they affect is refetched after each of them. */
export const cartWrites = [
  addCartItem,
  updateCartItem,
  removeCartItem,
  selectMembership,
  addGuestCartItem,
  updateGuestCartItem,
  removeGuestCartItem,
] as const

let creating: Promise<string> | undefined
/** The guest's cart id; creates a missing cart. Concurrent calls create one cart. */
export async function ensureGuestCart(): Promise<string> {
  const known = readGuestCartId()
  if (known !== undefined) return known
  creating ??= call(createGuestCart, undefined, handled)
    .then((cartId) => {
      writeGuestCartId(cartId)
      return cartId
    })
    .finally(() => {
      creating = undefined
    })
  return creating
}

/** Reads the customer's cart, creating a missing one (R-215, C-1.6). */
export async function readCustomerCart(signal?: AbortSignal): Promise<Cart> {
  try {
    return await call(getCart, undefined, signal ? { ...reading, signal } : reading)
  } catch (error) {
    if (!isGone(error)) throw error
    return await createAndReadCart(signal)
  }
}

/** Creates or finds the customer's cart and reads it; never answers 404. */
export async function createAndReadCart(signal?: AbortSignal): Promise<Cart> {
  const options = signal ? { ...handled, signal } : handled
  await call(createCart, undefined, options)
  return call(getCart, undefined, options)
}

/** Reads the guest's cart; null if the service no longer knows the id, which is then removed. */
export async function readGuestCart(cartId: string, signal?: AbortSignal): Promise<Cart | null> {
  try {
    return await call(getGuestCart, { params: { cartId } }, signal ? { ...reading, signal } : reading)
  } catch (error) {
    if (!isGone(error)) throw error
    if (readGuestCartId() === cartId) writeGuestCartId(null)
    return null
  }
}

/** Adds a line to the guest's or customer's cart. A guest's cart that no longer exists is replaced once. */
export async function addLine({ sku, quantity, options }: NewLine): Promise<CartItem> {
  const body = (quoteId: string | number) => ({
    cartItem: { sku, qty: quantity, quote_id: quoteId, ...(options ? { product_option: options } : {}) },
  })
  if (isSignedIn())
    return call(addCartItem, { body: body(await call(createCart, undefined, handled)) }, handled)
  const cartId = await ensureGuestCart()
  try {
    return await call(addGuestCartItem, { params: { cartId }, body: body(cartId) }, handled)
  } catch (error) {
    // the same 404 also means an unknown product, so the cart is replaced only if it cannot be read
    if (!isGone(error) || (await readGuestCart(cartId)) !== null) throw error
    const next = await ensureGuestCart()
    return call(addGuestCartItem, { params: { cartId: next }, body: body(next) }, handled)
  }
}
