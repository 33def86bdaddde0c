import type { TrackingEvent } from '#domain/analytics/events.ts'
import type { Cart, CartItem } from '#domain/cart/schema.ts'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { followShop, toDataLayer, type Bought } from './analytics.ts'

const line = (id: number, qty: number): CartItem => ({
  item_id: id,
  sku: `sku-${id}`,
  name: `Name ${id}`,
  qty,
  price: 10,
  quote_id: '1',
})
const cart = (...items: CartItem[]): Cart => ({ id: 1, items, customer: {}, store_id: 3 })

let client: QueryClient
let told: TrackingEvent[]
let pathname: string
let followed: ReturnType<typeof followShop>
let orders: Bought | undefined
const slot = {
  key: 'orders',
  read: () => orders,
  write: (value: Bought) => {
    orders = value
  },
  clear: () => {
    orders = undefined
  },
  subscribe: () => () => undefined,
}
const seen = () =>
  told
    .splice(0)
    .map((event) =>
      'items' in event
        ? [event.event, ...event.items.map(({ quantity }) => quantity)]
        : [
            event.event,
            'option' in event
              ? `${event.option} ${event.value}`
              : event.event === 'purchase'
                ? event.order_id
                : '',
          ],
    )
const read = (queryKey: readonly unknown[], data: unknown) =>
  client.fetchQuery({ queryKey, queryFn: () => Promise.resolve(data) })

beforeEach(() => {
  client = new QueryClient()
  told = []
  pathname = '/'
  orders = undefined
  followed = followShop(
    client,
    () => pathname,
    (event) => {
      told.push(event)
    },
    slot,
  )
})

it("a guest's first piece is an addition, a change its difference, and what the screen assumes is nothing", async () => {
  await read(['getGuestCart', 'en', 'a'], cart(line(1, 1)))
  expect(seen()).toEqual([
    ['cart', 1],
    ['add_to_cart', 1],
  ])
  client.setQueryData(['getGuestCart', 'en', 'a'], cart(line(1, 3)))
  expect(seen()).toEqual([])
  await read(['getGuestCart', 'th', 'a'], cart(line(1, 3)))
  expect(seen()).toEqual([
    ['cart', 3],
    ['add_to_cart', 2],
  ])
  await read(['getGuestCart', 'th', 'a'], cart())
  expect(seen()).toEqual([['remove_from_cart', 3]])
})
it('another cart, as after signing in, is no change of this one', async () => {
  await read(['getGuestCart', 'en', 'a'], cart(line(1, 1)))
  seen()
  await read(['getCart', 'en', null], cart(line(7, 5)))
  expect(seen()).toEqual([['cart', 5]])
})
it("the checkout's first step is told once a visit, when there is something in the cart (R-293)", async () => {
  pathname = '/checkout'
  followed.navigated()
  expect(seen()).toEqual([])
  await read(['getCart', 'en', null], cart(line(1, 2)))
  followed.navigated()
  expect(seen().filter(([name]) => name === 'checkout')).toEqual([['checkout', 2]])
  pathname = '/cart'
  followed.navigated()
  pathname = '/checkout'
  followed.navigated()
  expect(seen()).toEqual([['checkout', 2]])
})
it('the carrier, points and iPayout are told when they are chosen (R-294, R-295, R-296)', async () => {
  await client
    .getMutationCache()
    .build(client, { mutationKey: ['saveShippingInformation'], mutationFn: () => Promise.resolve(1) })
    .execute({
      body: { addressInformation: { shipping_carrier_code: 'sfexpress', shipping_method_code: 'standard' } },
    })
  const totals = (loyalty: number, ipayout: number) =>
    read(['getCartTotals', 'en', null], {
      total_segments: [],
      extension_attributes: { loyalty_points_used: loyalty, ipayout_used_amount: ipayout },
    })
  await totals(0, 0)
  await totals(12, 0)
  await totals(12, 0)
  await totals(0, 80)
  expect(seen()).toEqual([
    ['checkout_option', 'carrier sfexpress_standard'],
    ['checkout_option', 'loyalty_points 12'],
    ['checkout_option', 'ipayout 80'],
  ])
})
it('an order is a purchase when it becomes pending_shipment, once; an old one is none (R-292)', async () => {
  const order = (id: number, status: string) =>
    read(['getOrder', 'en', { params: { id } }], { entity_id: id, status, grand_total: 30 })
  await order(5, 'pending_shipment')
  await order(6, 'pending_payment')
  await read(['paymentProgress', 'worldpay', 6, '', 1], {
    order_id: 6,
    order_status: 'paid',
    status: 'success',
  })
  expect(seen()).toEqual([])
  await order(6, 'pending_shipment')
  await order(6, 'pending_shipment')
  expect(seen()).toEqual([['purchase', 6]])
  // an answer that was under way is older than what is known, and a reload reads the order anew
  await order(6, 'paid')
  followShop(
    client,
    () => pathname,
    (event) => {
      told.push(event)
    },
    slot,
  )
  await order(6, 'pending_shipment')
  expect(seen()).toEqual([])
})
it('an order with nothing to send is a purchase when it is complete, once; one with goods is none then', async () => {
  const order = (id: number, status: string, product_type: string) =>
    read(['getOrder', 'en', { params: { id } }], {
      entity_id: id,
      status,
      grand_total: 258,
      items: [{ sku: 'x', product_type }],
    })
  for (const status of ['pending_payment', 'paid', 'complete', 'complete']) await order(7, status, 'virtual')
  expect(seen()).toEqual([['purchase', 7]])
  for (const status of ['pending_payment', 'complete']) await order(8, status, 'simple')
  expect(seen()).toEqual([])
})
it('goes to the list that analytics programs read', () => {
  toDataLayer({ event: 'purchase', order_id: 1 })
  expect((globalThis as { dataLayer?: unknown[] }).dataLayer?.at(-1)).toEqual({
    event: 'purchase',
    order_id: 1,
  })
})
