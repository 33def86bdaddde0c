import { assignGuestCart } from '#domain/cart/api.ts'
import { cartCount, cartLines } from '#domain/cart/cart-view.ts'
import type { Cart } from '#domain/cart/schema.ts'
import { languageOf } from '#domain/store/languages.ts'
import { useNotifications } from '#design-system/NotificationStack'
import { call, callLanguage } from '#features/kit/call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { readGuestCart, readMyCart } from './cart-calls.ts'
import { readGuestCartId, writeGuestCartId } from './cart-id.ts'
import { cartQuery, cartReads } from './queries.ts'

/** What a person should know after the merge: pieces brought along, and whether a price or the stock of one of them changed. */
export interface MergeResult { pieces: number; priceChanged: boolean; outOfStock: boolean }

/** Compares the guest's cart with the customer's cart after the merge. */
export function mergeResult(guest: Cart, mine: Cart): MergeResult {
  const before = cartLines(guest)
  const after = new Map(cartLines(mine).map((line) => [line.sku, line]))
  return {
    pieces: cartCount(guest),
    priceChanged: before.some((line) => (after.get(line.sku)?.unitMinor ?? line.unitMinor) !== line.unitMinor),
    outOfStock: before.some((line) => after.get(line.sku)?.isOutOfStock === true),
  }
}

/**
 * After sign-in or registration: the guest's lines go into the customer's cart (decisions.md A-53, contract.md §1.6, §9.3).
 * A failure is ignored: the guest's cart stays where it is. Returns the customer's cart and what changed, if anything was merged.
 */
export async function mergeCarts(customerId: number): Promise<{ cart: Cart; result: MergeResult | null }> {
  const cartId = readGuestCartId()
  const guest = cartId === undefined ? null : await readGuestCart(cartId).catch(() => null)
  if (cartId === undefined || guest === null || cartCount(guest) === 0) return { cart: await readMyCart(), result: null }
  const storeId = languageOf(callLanguage())?.storeId ?? guest.store_id
  const merged = await call(assignGuestCart, { params: { cartId }, body: { customerId, storeId } }, { handled: true }).then(() => true, () => false)
  // the masked id is dead once the cart belongs to the customer
  if (merged) writeGuestCartId(null)
  const cart = await readMyCart()
  return { cart, result: merged ? mergeResult(guest, cart) : null }
}

/** `mergeGuestCart(customerId)` for the sign-in screens: merges, keeps the result for the screens and tells it once. Never throws. */
export function useMergeGuestCart(): (customerId: number) => Promise<void> {
  const client = useQueryClient()
  const intl = useIntl()
  const { enqueue } = useNotifications()
  return useCallback(async (customerId: number) => {
    try {
      const { cart, result } = await mergeCarts(customerId)
      // The header began to read the cart when the token came: its answer, older than the merge, must not win.
      await Promise.all(cartReads.map((name) => client.cancelQueries({ queryKey: [name] })))
      client.setQueryData(cartQuery(undefined).queryKey, cart)
      for (const name of cartReads) void client.invalidateQueries({ queryKey: [name] })
      if (!result) return
      const parts = [
        intl.formatMessage({ id: 'cart.merge.done' }, { n: result.pieces }),
        ...(result.priceChanged ? [intl.formatMessage({ id: 'cart.merge.prices' })] : []),
        ...(result.outOfStock ? [intl.formatMessage({ id: 'cart.fault.someOutOfStock' })] : []),
      ]
      enqueue({ message: parts.join(' '), variant: 'info' })
    } catch {
      // the cart's own screens show that it cannot be read; signing in must not fail for it
    }
  }, [client, intl, enqueue])
}
