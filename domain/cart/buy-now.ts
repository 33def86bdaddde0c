import type { CartItem } from './schema.ts'

/** A cart line that somebody wants to buy now. The checkout's address carries it, also past the sign-in. */
export interface BuyNow {
  sku: string
  quantity: number
}

/** Query of the checkout's address. */
export const buyNowQuery = ({ sku, quantity }: BuyNow) => ({ buy: sku, qty: String(quantity) })

/** Reads the checkout's address; undefined where it names no line or no whole quantity. */
export function readBuyNow(search: URLSearchParams): BuyNow | undefined {
  const sku = search.get('buy')
  const quantity = Number(search.get('qty'))
  return sku && Number.isSafeInteger(quantity) && quantity > 0 ? { sku, quantity } : undefined
}

/** The checkout's address once the question is settled. */
export function withoutBuyNow(search: URLSearchParams): URLSearchParams {
  search.delete('buy')
  search.delete('qty')
  return search
}

/** The wanted line of a cart, the newest of its SKU, and the other lines. */
export function splitCart(
  items: readonly CartItem[],
  { sku }: BuyNow,
): { line: CartItem | undefined; others: CartItem[] } {
  const line = items.findLast((item) => item.sku === sku)
  return { line, others: items.filter((item) => item !== line) }
}
