import type { Cart, CartItem } from '../cart/schema.ts'

/** Category names of one item in an event. */
const CATEGORIES_MOST = 5

/** A line of an analytics event. `price` is the decimal of the wire. */
export interface TrackedItem {
  sku: string
  name: string
  price: number
  quantity: number
  categories: string[]
}

/** Events sent to analytics. They hold no personal data. */
export type TrackingEvent =
  | { event: 'cart' | 'add_to_cart' | 'remove_from_cart'; items: TrackedItem[] }
  | { event: 'checkout'; step: 1; items: TrackedItem[] }
  | { event: 'checkout_option'; step: 1; option: 'carrier' | 'ipayout' | 'loyalty_points'; value: string }
  | { event: 'purchase'; order_id: number; value?: number }

const tracked = (item: CartItem, quantity: number): TrackedItem => ({
  sku: item.sku ?? '',
  name: item.name ?? '',
  price: item.extension_attributes?.calculated_price ?? item.price ?? 0,
  quantity,
  categories: (item.extension_attributes?.category_links ?? []).slice(0, CATEGORIES_MOST),
})

const goodsOf = (cart: Cart | null): CartItem[] =>
  (cart?.items ?? []).filter((item) => item.extension_attributes?.is_membership !== true)

/** The lines of a cart without memberships. */
export const trackedItems = (cart: Cart | null): TrackedItem[] =>
  goodsOf(cart).map((item) => tracked(item, item.qty))

const keyOf = (item: CartItem): string => String(item.item_id ?? item.sku ?? '')

/** What was added to and removed from the cart between two reads, as differences of the quantities. */
export function cartDifference(
  before: Cart | null,
  after: Cart | null,
): { added: TrackedItem[]; removed: TrackedItem[] } {
  const [old, now] = [
    new Map(goodsOf(before).map((item) => [keyOf(item), item])),
    new Map(goodsOf(after).map((item) => [keyOf(item), item])),
  ]
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const item = now.get(key) ?? old.get(key)
    return item ? [{ item, by: (now.get(key)?.qty ?? 0) - (old.get(key)?.qty ?? 0) }] : []
  })
  const part = (sign: 1 | -1) =>
    changes.filter(({ by }) => by * sign > 0).map(({ item, by }) => tracked(item, by * sign))
  return { added: part(1), removed: part(-1) }
}
