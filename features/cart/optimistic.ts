import type { Cart, CartItem } from '#domain/cart/schema.ts'

/** Returns the cart as it will be once the service has agreed, without changing the original. */
export const withQuantity = (cart: Cart, itemId: number, quantity: number): Cart => ({
  ...cart,
  items: (cart.items ?? []).map((item) => (item.item_id === itemId ? { ...item, qty: quantity } : item)),
})

export const withoutLine = (cart: Cart, itemId: number): Cart => ({
  ...cart,
  items: (cart.items ?? []).filter((item) => item.item_id !== itemId),
})

/** A removed line with its position, for restoring it there. */
export interface RemovedLine {
  item: CartItem
  index: number
}

const choiceOf = (item: CartItem): string =>
  `${item.sku ?? ''} ${JSON.stringify(item.product_option ?? null)}`

/** Orders lines so that removed and restored ones keep their old position instead of moving to the end. */
export function inOldPlaces(items: readonly CartItem[], putBack: readonly RemovedLine[]): CartItem[] {
  const lines = [...items]
  for (const { item, index } of putBack) {
    const at = lines.findIndex((line) => choiceOf(line) === choiceOf(item))
    const [line] = at < 0 ? [] : lines.splice(at, 1)
    if (line) lines.splice(Math.min(index, lines.length), 0, line)
  }
  return lines
}

/** Lines in order, with removed ones at their old positions. */
export function withRemoved(
  items: readonly CartItem[],
  removed: readonly RemovedLine[],
): { item: CartItem; isRemoved: boolean }[] {
  const rows = items.map((item) => ({ item, isRemoved: false }))
  for (const { item, index } of [...removed].sort((a, b) => a.index - b.index))
    rows.splice(Math.min(index, rows.length), 0, { item, isRemoved: true })
  return rows
}

/** The cart with a membership chosen beside its lines, or without. */
export const withMembership = (cart: Cart, isSelected: boolean): Cart => ({
  ...cart,
  extension_attributes: { ...cart.extension_attributes, membership_item_selected: isSelected },
})
