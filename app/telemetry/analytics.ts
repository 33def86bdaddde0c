import { cartDifference, trackedItems, type TrackingEvent } from '#domain/analytics/events.ts'
import { getCart, getCartTotals, getGuestCart } from '#domain/cart/api.ts'
import type { Cart, Totals } from '#domain/cart/schema.ts'
import { saveShippingInformation } from '#domain/checkout/api.ts'
import { getOrder } from '#domain/orders/api.ts'
import type { Order } from '#domain/orders/schema.ts'
import { isPurchase } from '#domain/orders/status.ts'
import { isVirtualOrder } from '#domain/orders/virtual-order.ts'
import { paths } from '#domain/store/paths.ts'
import { customerSlot, storageSlot, tokenSlot, type Slot } from '#features/kit/storage.ts'
import type { QueryClient } from '@tanstack/react-query'

/** Where analytics programs read: the page's own list, which nobody empties without one. */
export function toDataLayer(event: TrackingEvent): void {
  const page = globalThis as { dataLayer?: unknown[] }
  ;(page.dataLayer ??= []).push(event)
}

export interface Bought {
  waiting: number[]
  told: number[]
}
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'number')
/** Orders seen before they were to be sent, and those that have been told: once an order, also after a reload. */
export const boughtSlot = storageSlot(
  'analytics_orders',
  (value): value is Bought =>
    isNumbers(Reflect.get(Object(value), 'waiting')) && isNumbers(Reflect.get(Object(value), 'told')),
)
const remembered = 50

const before: readonly string[] = ['order_placed', 'pending_payment', 'payment_review', 'paid']

/**
 * Follows what the shop reads and writes and tells analytics: the cart and its changes, the checkout's
 * first step and its options, a purchase. Nothing else in the shop knows of it.
 * @param pathname where the visitor is now
 * @returns what to call after a navigation, and what ends it
 */
// Long: one subscription; its counters live as long as it does.
export function followShop(
  client: QueryClient,
  pathname: () => string,
  tell: (event: TrackingEvent) => void = toDataLayer,
  orders: Slot<Bought> = boughtSlot,
): { readonly navigated: () => void; readonly stop: () => void } {
  /** The cart that the next one is compared with; `of` is undefined while there is none, and no cart is known at all without this. */
  let known: { of: string | undefined; cart: Cart | null } | undefined =
    tokenSlot.read() === undefined && !customerSlot.read()?.cartId ? { of: undefined, cart: null } : undefined
  let isCheckoutTold = false
  const used = { loyalty_points: 0, ipayout: 0 }

  const checkout = () => {
    if (pathname() !== paths.checkout()) {
      isCheckoutTold = false
      return
    }
    const items = trackedItems(known?.cart ?? null)
    if (isCheckoutTold || items.length === 0) return
    isCheckoutTold = true
    tell({ event: 'checkout', step: 1, items })
  }
  const sawCart = (of: string, cart: Cart | null) => {
    const { added, removed } =
      known && (known.of === of || known.of === undefined)
        ? cartDifference(known.cart, cart)
        : { added: [], removed: [] }
    known = { of, cart }
    const items = trackedItems(cart)
    if (items.length > 0) tell({ event: 'cart', items })
    if (added.length > 0) tell({ event: 'add_to_cart', items: added })
    if (removed.length > 0) tell({ event: 'remove_from_cart', items: removed })
    checkout()
  }
  const sawTotals = ({ extension_attributes: more }: Totals) => {
    const now = { loyalty_points: more?.loyalty_points_used ?? 0, ipayout: more?.ipayout_used_amount ?? 0 }
    for (const option of ['loyalty_points', 'ipayout'] as const) {
      if (now[option] > 0 && used[option] === 0)
        tell({ event: 'checkout_option', step: 1, option, value: String(now[option]) })
      used[option] = now[option]
    }
  }
  const sawOrder = (id: number, status: string, isVirtual = false, value?: number) => {
    const { waiting, told } = orders.read() ?? { waiting: [], told: [] }
    if (before.includes(status) && !waiting.includes(id))
      orders.write({ waiting: [...waiting, id].slice(-remembered), told })
    if (!isPurchase(status, isVirtual) || !waiting.includes(id) || told.includes(id)) return
    orders.write({ waiting: waiting.filter((other) => other !== id), told: [...told, id].slice(-remembered) })
    tell({ event: 'purchase', order_id: id, ...(value === undefined ? {} : { value }) })
  }
  const saw = (name: unknown, input: unknown, data: unknown) => {
    if (name === getCart.name || name === getGuestCart.name)
      sawCart(JSON.stringify([name, input]), data as Cart | null)
    else if (name === getCartTotals.name) sawTotals(data as Totals)
    else if (name === getOrder.name) {
      const { entity_id: id = 0, status = '', grand_total: value, items = [] } = data as Partial<Order>
      sawOrder(id, status, isVirtualOrder({ items }), value)
    } else if (name === 'paymentProgress') {
      const progress = data as { order_id: number; order_status: string }
      sawOrder(progress.order_id, progress.order_status)
    }
  }

  for (const {
    queryKey: [name, , input],
    state,
  } of client.getQueryCache().getAll())
    if (state.data !== undefined) saw(name, input, state.data)
  const stopReads = client.getQueryCache().subscribe((event) => {
    // what a screen assumes before the service has answered is no news
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const [name, , input] = event.query.queryKey
    saw(name, input, event.action.data)
  })
  const stopWrites = client.getMutationCache().subscribe((event) => {
    if (
      event.type !== 'updated' ||
      event.action.type !== 'success' ||
      event.mutation.options.mutationKey?.[0] !== saveShippingInformation.name
    )
      return
    const { body } = event.mutation.state.variables as {
      body: { addressInformation: { shipping_carrier_code: string; shipping_method_code: string } }
    }
    tell({
      event: 'checkout_option',
      step: 1,
      option: 'carrier',
      value: `${body.addressInformation.shipping_carrier_code}_${body.addressInformation.shipping_method_code}`,
    })
  })
  const stop = () => {
    stopReads()
    stopWrites()
  }
  return { navigated: checkout, stop }
}
