import type { CartItem } from './schema.ts'

/**
 * Restricts a cart line to one stock source: out of stock when that source has too few. Unchanged without a
 * source, or when the service has no stock data for it.
 */
export const lineAtSource = (item: CartItem, source: string | undefined): CartItem => {
  const more = item.extension_attributes
  return more?.stock_source_status?.some((entry) => entry.source_code === source && entry.status === 0)
    ? { ...item, extension_attributes: { ...more, salable_qty: 0 } }
    : item
}
