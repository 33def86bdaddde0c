import { toMinor, type Minor } from '#domain/money/money.ts'
import type { OrderChannel } from '#domain/orders/channels.ts'
import type { Order, OrderItem } from '#domain/orders/schema.ts'
import { normaliseStatus, orderStatuses, type OrderStatus } from '#domain/orders/status.ts'
import type { MessageDescriptor } from 'react-intl'

/** Lines a person bought: a child belongs to its parent's line and is none of its own (C-3). */
export const ownLines = (order: Pick<Order, 'items'>): OrderItem[] =>
  order.items.filter((item) => !item.parent_item && item.parent_item_id == null)

/** The number of an order that customers know. */
export const orderNumber = (order: Pick<Order, 'increment_id' | 'entity_id'>): string =>
  order.increment_id ?? String(order.entity_id ?? '')

/** What a line cost, in cents. */
export const lineTotal = (item: OrderItem): Minor =>
  item.row_total === undefined ? toMinor(item.price) * (item.qty_ordered ?? 0) : toMinor(item.row_total)

/** Pieces in an order. */
export const pieces = (order: Pick<Order, 'items'>): number =>
  ownLines(order).reduce((sum, item) => sum + (item.qty_ordered ?? 0), 0)

/** The message of a status; undefined for one that only a real Magento knows, which is shown as it came. */
export function statusMessage(status: string): NonNullable<MessageDescriptor['id']> | undefined {
  const known = orderStatuses.find((name) => name === normaliseStatus(status))
  return known && `orders.status.${known satisfies OrderStatus}`
}

/** What an order holds, in few words: the first product's name and how many other products there are. */
export function goodsOf(order: Pick<Order, 'items'>): { name: string; more: number } {
  const [first, ...others] = ownLines(order)
  return { name: first?.name ?? first?.sku ?? '', more: others.length }
}

export type OrderFilter = 'all' | OrderChannel

/** Which channel an order came by: by its shop's name, the one predicate for it. */
export const isBusinessChannel = (order: Pick<Order, 'store_name'>): boolean =>
  /business|associate|loyalty|事业|事業/i.test(order.store_name ?? '')
export const filterOrders = (orders: readonly Order[], filter: OrderFilter): Order[] =>
  orders.filter((order) => filter === 'all' || isBusinessChannel(order) === (filter === 'business'))

/** Where an order goes; its billing address where there is no shipping. */
export const shippingAddress = (order: Order) =>
  order.extension_attributes?.shipping_assignments?.[0]?.shipping.address ?? order.billing_address

export interface OrderAmounts {
  subtotal: Minor
  discount: Minor
  shipping: Minor
  tax: Minor
  /** What loyalty points paid, and payout credit. */
  points: Minor
  credit: Minor
  total: Minor
  paid: Minor
  due: Minor
  /** What refunds gave back: money, loyalty points and payout credit. */
  refunded: Minor
  /** Money of refunds that has not gone back yet: on its way, or not sent. */
  refundOnWay: Minor
  refundDelayed: Minor
  pointsBack: Minor
  creditBack: Minor
}
/** Amounts of an order in cents. */
export const orderAmounts = (order: Order): OrderAmounts => ({
  subtotal: toMinor(order.subtotal),
  discount: toMinor(order.discount_amount),
  shipping: toMinor(order.shipping_amount),
  tax: toMinor(order.tax_amount),
  points: toMinor(order.extension_attributes?.loyalty_points_used),
  credit: toMinor(order.extension_attributes?.ipayout_used_amount),
  total: toMinor(order.grand_total),
  paid: toMinor(order.total_paid),
  due: toMinor(order.total_due ?? order.grand_total),
  refunded: toMinor(order.extension_attributes?.refunds?.paid ?? order.total_refunded),
  refundOnWay: toMinor(order.extension_attributes?.refunds?.on_way),
  refundDelayed: toMinor(order.extension_attributes?.refunds?.delayed),
  pointsBack: toMinor(order.extension_attributes?.loyalty_points_returned),
  creditBack: toMinor(order.extension_attributes?.ipayout_returned_amount),
})
