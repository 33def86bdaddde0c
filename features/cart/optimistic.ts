import type { Cart, CartItem } from '#domain/cart/schema.ts'

/** The cart as it will be once the service has agreed; the original is left alone. */
export const withQuantity = (cart: Cart, itemId: number, quantity: number): Cart =>
  ({ ...cart, items: (cart.items ?? []).map((item) => (item.item_id === itemId ? { ...item, qty: quantity } : item)) })

export const withoutLine = (cart: Cart, itemId: number): Cart => ({ ...cart, items: (cart.items ?? []).filter((item) => item.item_id !== itemId) })

/** A removed line and the place it had, so that it can come back there. */
export interface RemovedLine { item: CartItem; index: number }

/** Lines in their order with the removed ones in their old places. */
export function withRemoved(items: readonly CartItem[], removed: readonly RemovedLine[]): { item: CartItem; isRemoved: boolean }[] {
  const rows = items.map((item) => ({ item, isRemoved: false }))
  for (const { item, index } of [...removed].sort((a, b) => a.index - b.index)) rows.splice(Math.min(index, rows.length), 0, { item, isRemoved: true })
  return rows
}
