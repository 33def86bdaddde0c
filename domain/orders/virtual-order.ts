import { isVirtualCart } from '../cart/virtual-cart.ts'
import type { Order } from './schema.ts'

/** Whether an order needs no delivery, such as a membership alone. */
export const isVirtualOrder = ({ items }: Pick<Order, 'items'>): boolean =>
  isVirtualCart(items.filter(({ parent_item_id: parent }) => parent === undefined || parent === null))
