import type { CartItem } from './schema.ts'

/** A line as one stock source can fill it (decisions.md A-106): sold out where that source has too little. Without a source, or with one that the service says nothing of, as it is. */
export const lineAtSource = (item: CartItem, source: string | undefined): CartItem => {
  const more = item.extension_attributes
  return more?.stock_source_status?.some((entry) => entry.source_code === source && entry.status === 0) ? { ...item, extension_attributes: { ...more, salable_qty: 0 } } : item
}
