import { canReorder } from '#domain/orders/status.ts'
import { addItem } from '#service/cart/items.ts'
import { viewerOf } from '#service/cart/viewer.ts'
import type { StoredOption } from '#service/cart/rows.ts'
import { ensureCustomerCart } from '#service/cart/store.ts'
import type { RequestContext } from '#service/http/context.ts'
import { Fault } from '#service/http/fault.ts'
import { orderItems, type OrderItemRow, type OrderRow } from './store.ts'

/** A line that could not be added. */
export type ReorderError = { code: string; message: string; item_id?: number }

function codeOf({ status, code }: Fault): string {
  if (status === 404) return 'PRODUCT_NOT_FOUND'
  if (code === 'cart.notEnough') return 'INSUFFICIENT_STOCK'
  return code === 'cart.outOfStock' || code === 'optionsGone' ? 'NOT_SALABLE' : 'UNDEFINED'
}

const describe = (fault: Fault, { id, sku, product_id }: OrderItemRow): ReorderError => {
  const code = codeOf(fault)
  return {
    code,
    item_id: id,
    message:
      code === 'PRODUCT_NOT_FOUND'
        ? `Could not find a product with ID "${product_id}"`
        : `Could not add the product with SKU "${sku}" to the shopping cart: ${fault.template}`,
  }
}

/**
 * Adds the lines of an order to the customer's cart one by one; never fails as a whole (C-3). `itemIds` selects lines.
 */
export async function reorderLines(
  context: RequestContext,
  order: OrderRow,
  itemIds: readonly number[] | undefined,
): Promise<{ result: boolean; cart_id: number; user_input_errors: ReorderError[] }> {
  const customer = context.requireCustomer()
  return context.db.tx(async (db) => {
    const cart = await ensureCustomerCart(db, customer.id, context.store.id, context.now, 'locked')
    if (!canReorder(order.status))
      return {
        result: false,
        cart_id: cart.id,
        user_input_errors: [{ code: 'REORDER_NOT_AVAILABLE', message: 'Reorders are not allowed.' }],
      }
    const lines = (await orderItems(db, [order.id])).filter(
      (line) => line.parent_item_id === null && (!itemIds || itemIds.includes(line.id)),
    )
    if (lines.length === 0)
      return {
        result: false,
        cart_id: cart.id,
        user_input_errors: [{ code: 'UNDEFINED', message: 'Choose at least one item of the order.' }],
      }
    const errors: ReorderError[] = []
    for (const line of lines) {
      try {
        await addItem(
          db,
          cart,
          { sku: line.sku, qty: line.qty, option: line.options as StoredOption },
          viewerOf(context),
        )
      } catch (error) {
        if (!(error instanceof Fault)) throw error
        errors.push(describe(error, line))
      }
    }
    return { result: errors.length < lines.length, cart_id: cart.id, user_input_errors: errors }
  })
}
