import type { Order } from './schema.ts'

/**
 * The products of these orders, each once, those of the first order first: what a customer may want again. A part of a set stands
 * for nothing by itself, and what was cancelled before it was paid was not bought.
 * @param most how many at most
 */
export function boughtBefore(orders: readonly Pick<Order, 'status' | 'items'>[], most: number): number[] {
  const bought = orders
    .filter(({ status }) => status !== 'canceled')
    .flatMap(({ items }) => items.filter((item) => !item.parent_item && item.parent_item_id == null))
    .flatMap(({ product_id: id }) => (id === undefined ? [] : [Number(id)]))
  return [...new Set(bought)].slice(0, most)
}
