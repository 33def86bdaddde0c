import type { OrderItem } from './schema.ts'

/** Why a line was not added to the cart: Magento's codes (C-3), and `other` for an unknown one. */
export type ReorderFault =
  | 'PRODUCT_NOT_FOUND'
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'REORDER_NOT_AVAILABLE'
  | 'other'

export interface ReorderOutcome {
  /** Names of the lines added to the cart. */
  added: string[]
  /** Lines that were not added; `name` is null when the service does not identify the line. */
  failed: { name: string | null; fault: ReorderFault }[]
}

interface ReorderError {
  code: string
  message: string
  /** Our addition: the line of the order. */
  item_id?: unknown
}

const known: readonly ReorderFault[] = [
  'PRODUCT_NOT_FOUND',
  'INSUFFICIENT_STOCK',
  'NOT_SALABLE',
  'REORDER_NOT_AVAILABLE',
]

/** The line that an error refers to: by its id, or by the SKU or product id that Magento quotes in the message. */
const isAbout = (item: OrderItem, { item_id: id, message }: ReorderError): boolean =>
  id === undefined
    ? message.includes(`"${item.sku}"`) ||
      (item.product_id !== undefined && message.includes(`ID "${item.product_id}"`))
    : Number(id) === item.item_id

/**
 * Which lines of an order a reorder added to the cart, and which not. The call never fails as a whole (C-3).
 * @param items the requested lines
 */
export function reorderOutcome(
  items: readonly OrderItem[],
  { result, user_input_errors: errors }: { result: boolean; user_input_errors: readonly ReorderError[] },
): ReorderOutcome {
  const failed = errors.map((error) => ({
    item: items.find((item) => isAbout(item, error)),
    fault: known.find((code) => code === error.code) ?? ('other' as const),
  }))
  const missing = new Set(failed.map(({ item }) => item))
  const isClear = result && failed.every(({ item }) => item !== undefined)
  const nameOf = (item: OrderItem) => item.name ?? item.sku
  return {
    added: isClear ? items.filter((item) => !missing.has(item)).map(nameOf) : [],
    failed: failed.map(({ item, fault }) => ({ name: item ? nameOf(item) : null, fault })),
  }
}
