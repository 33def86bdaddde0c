import { assignGuestCart } from '#domain/cart/api.ts'
import { cartCount } from '#domain/cart/cart-count.ts'
import { cartLines } from '#domain/cart/cart-view.ts'
import type { Cart } from '#domain/cart/schema.ts'
import { languageOf } from '#domain/store/languages.ts'
import type { useNotifications } from '#design-system/feedback/NotificationStack'
import { call, callLanguage } from '#features/kit/call.ts'
import { affectedBy } from '#features/kit/change.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'
import { cartWrites, createAndReadCart, readGuestCart, readCustomerCart } from './cart-calls.ts'
import { readGuestCartId, writeGuestCartId } from './cart-id.ts'
import { cartQuery } from './queries.ts'

/** Result of a merge: pieces added, and whether the price or stock of any of them changed. */
export interface MergeResult {
  pieces: number
  priceChanged: boolean
  outOfStock: boolean
}

/** Compares the guest's cart with the customer's cart after the merge. */
export function mergeResult(guest: Cart, merged: Cart): MergeResult {
  const before = cartLines(guest)
  const after = new Map(cartLines(merged).map((line) => [line.sku, line]))
  return {
    pieces: cartCount(guest),
    priceChanged: before.some(
      (line) => (after.get(line.sku)?.unitMinor ?? line.unitMinor) !== line.unitMinor,
    ),
    outOfStock: before.some((line) => after.get(line.sku)?.isOutOfStock === true),
  }
}

/**
 * After sign-in or registration, merges the guest's cart into the customer's (A-53, C-1.6). A failure is ignored and
 * leaves the guest's cart as it is. Returns the customer's cart and what changed, if anything was merged.
 */
export async function mergeCarts(customerId: number): Promise<{ cart: Cart; result: MergeResult | null }> {
  const cartId = readGuestCartId()
  const guest = cartId === undefined ? null : await readGuestCart(cartId).catch(() => null)
  if (cartId === undefined || guest === null || cartCount(guest) === 0)
    return { cart: await createAndReadCart(), result: null }
  const storeId = languageOf(callLanguage())?.storeId ?? guest.store_id
  const merged = await call(
    assignGuestCart,
    { params: { cartId }, body: { customerId, storeId } },
    { handled: true },
  ).then(
    () => true,
    () => false,
  )
  // the masked id stops working once the cart belongs to the customer
  if (merged) writeGuestCartId(null)
  const cart = await readCustomerCart()
  return { cart, result: merged ? mergeResult(guest, cart) : null }
}

/** What the merge tells its result with. */
interface MergeTools {
  client: QueryClient
  intl: IntlShape
  enqueue: ReturnType<typeof useNotifications>['enqueue']
}

/** Notifies what a merge has changed. */
function tellMerge({ intl, enqueue }: MergeTools, result: MergeResult): void {
  const parts = [
    intl.formatMessage({ id: 'cart.merge.done' }, { n: result.pieces }),
    ...(result.priceChanged ? [intl.formatMessage({ id: 'cart.merge.prices' })] : []),
    ...(result.outOfStock ? [intl.formatMessage({ id: 'cart.fault.someOutOfStock' })] : []),
  ]
  enqueue({ message: parts.join(' '), variant: 'info' })
}

/**
 * Merges the carts, stores the result for the screens and notifies it once.
 * @throws the failure of reading the customer's cart
 */
export async function mergeGuestCart(tools: MergeTools, customerId: number): Promise<void> {
  const { client } = tools
  const { cart, result } = await mergeCarts(customerId)
  // an answer older than the merge must not overwrite it
  const affected = affectedBy(cartWrites)
  await client.cancelQueries(affected)
  void client.invalidateQueries(affected)
  client.setQueryData(cartQuery(undefined).queryKey, cart)
  if (result) tellMerge(tools, result)
}
