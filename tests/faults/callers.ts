import { saveAddress } from '#domain/addresses/api.ts'
import { createGuestCart, getCart } from '#domain/cart/api.ts'
import { addFavourite } from '#domain/favourites/api.ts'
import {
  address,
  encrypted,
  newShopper,
  order,
  productWith,
  readyCart,
  type Shopper,
} from '../../service/orders/buying.testing.ts'
import { requests, type Parts } from '../contract/requests.ts'
import type { TestService } from '../harness/service.ts'

/** Two products that do not run out. */
export async function plenty(service: TestService) {
  const [first, second] = await Promise.all([productWith(service, 5_000), productWith(service, 5_000, 1)])
  return { service, sku: first.sku, productId: first.id, otherSku: second.sku }
}
type Goods = Awaited<ReturnType<typeof plenty>>

/** A customer with what the calls are about: an unpaid order, and a cart with one line that can be ordered. */
export type Caller = Shopper & Goods & { readonly line: number; readonly orderId: number }

export async function newCaller(goods: Goods): Promise<Caller> {
  const { service, sku } = goods
  const shopper = await newShopper(service)
  const orderId = await order(service, shopper, sku)
  await readyCart(service, shopper, sku)
  // newShopper's password is none.
  await service.db.query(
    'update customer set password_hash = (select password_hash from customer where id = 1) where id = $1',
    [shopper.customerId],
  )
  const { items } = await service.expectOk(getCart, undefined, shopper)
  return { ...shopper, ...goods, orderId, line: items?.[0]?.item_id ?? 0 }
}

const favourite = async ({ service, otherSku, token }: Caller) =>
  (await service.expectOk(addFavourite, { params: { sku: otherSku } }, { token })).wishlist_item_id
const savedAddress = { ...address, region: { region_id: 810002, region: 'Kowloon', region_code: 'HK-KLN' } }
const guestCart = (service: TestService) => service.expectOk(createGuestCart)

/** Requests that get past the first refusal, to where a call reads and writes together. The others are sent as they stand in `requests`. */
export const inEarnest: Record<string, (caller: Caller) => Promise<Parts> | Parts> = {
  getProduct: ({ sku }) => ({ params: { sku } }),
  listChildren: ({ sku }) => ({ params: { sku } }),
  listProducts: () => ({ params: { languageCode: 'zh_cn' } }),
  searchCatalogue: () => ({ query: { 'searchCriteria[requestName]': 'quick_search_container' } }),
  getGuestCart: async ({ service }) => ({ params: { cartId: await guestCart(service) } }),
  addGuestCartItem: async ({ service, sku }) => ({
    params: { cartId: await guestCart(service) },
    body: { cartItem: { sku, qty: 1 } },
  }),
  getGuestCartTotals: async ({ service }) => ({ params: { cartId: await guestCart(service) } }),
  assignGuestCart: async ({ service, customerId }) => ({
    params: { cartId: await guestCart(service) },
    body: { customerId, storeId: 3 },
  }),
  addCartItem: ({ otherSku }) => ({ body: { cartItem: { sku: otherSku, qty: 1 } } }),
  updateCartItem: ({ line, sku }) => ({
    params: { itemId: String(line) },
    body: { cartItem: { sku, qty: 2 } },
  }),
  removeCartItem: ({ line }) => ({ params: { itemId: String(line) } }),
  saveShippingInformation: () => ({
    body: {
      addressInformation: {
        shipping_address: address,
        shipping_carrier_code: 'sfexpress',
        shipping_method_code: 'standard',
      },
    },
  }),
  startWorldpayPayment: async ({ service, orderId }) => ({
    body: {
      orderId,
      paymentDetails: { cc_type: 'ALL', encryptedData: await encrypted(service, '4111111111111111') },
    },
  }),
  reorder: ({ orderId }) => ({ body: { orderId } }),
  startIngenicoPayment: ({ orderId }) => ({ body: { orderId } }),
  createReview: async ({ service, orderId, productId }) => {
    await service.db.query(`update sales_order set status = 'complete' where id = $1`, [orderId])
    return { body: { review: { product_id: productId, detail: 'Good', rating: 5 } } }
  },
  addFavourite: ({ sku }) => ({ params: { sku } }),
  moveFavouritesToCart: async (caller) => ({ body: { itemIds: [await favourite(caller)] } }),
  moveCartToFavourites: ({ line }) => ({ body: { itemIds: [line] } }),
  removeFavourite: async (caller) => ({ params: { id: String(await favourite(caller)) } }),
  removeFavourites: async (caller) => ({ body: { itemIds: [await favourite(caller)] } }),
  saveAddress: () => ({ body: { address: savedAddress } }),
  estimateShippingMethods: () => ({ body: { address } }),
  removeAddress: async ({ service, token }) => ({
    params: {
      id: String((await service.expectOk(saveAddress, { body: { address: savedAddress } }, { token })).id),
    },
  }),
}

/** Whether a call is about an order. */
export const hasOrder = (name: string): boolean => JSON.stringify(requests[name]).includes('999999')

/** The caller's request: in earnest, or as it stands in `requests` with the caller's order in the place of one that does not exist. */
export const partsFor = async (name: string, caller: Caller): Promise<Parts> =>
  (await inEarnest[name]?.(caller)) ??
  (JSON.parse(JSON.stringify(requests[name]).replaceAll('999999', String(caller.orderId))) as Parts)
