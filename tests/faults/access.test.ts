import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../domain/contract/endpoint.ts'
import { everyEndpoint } from '../contract/endpoints.ts'
import { startService, type TestService } from '../harness/service.ts'

type Parts = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }
const address = { country_id: 'HK', firstname: 'A', lastname: 'B', street: ['1'], city: 'x', telephone: '51000001' }
const code = { mobile: '51000001', countryCode: '852', code: '000000' }
const item = { cartItem: { sku: 'none', qty: 1 } }

/** One request for every call. An endpoint without a row here fails the test below. */
const requests: Record<string, Parts> = {
  getCommon: { params: { languageCode: 'en' } }, switchLanguage: { body: { storeId: 3 } }, listProducts: { params: { languageCode: 'en' } }, searchCatalogue: {}, listFacets: {}, getProduct: { params: { sku: 'none' } }, listChildren: { params: { sku: 'none' } },
  getAttribute: { params: { code: 'none' } }, listAttributeOptions: { params: { code: 'none' } }, listBrands: {}, saveArrivalReminder: { body: { productId: 1, email: 'a@b.example' } },
  getReviewsConfig: {}, listReviews: { params: { id: '1' } }, getRating: { params: { id: '1' } }, createReview: { body: { review: { product_id: 1, detail: 'x', rating: 5 } } },
  getCmsPage: { params: { id: 'terms' } }, getCmsBlock: { params: { id: 'none' } }, getLandingPage: { params: { id: 'none' } }, getBannerSlider: { params: { id: 'none' } },
  sendCode: { params: { type: '2', prefix: '852', mobile: '51999999' } }, sendCodeWithCaptcha: { params: { type: '2', prefix: '852', mobile: '51999998', formId: 'user_login', captcha: 'x' } },
  createCaptcha: { body: { formId: 'user_login' } }, loginByMobile: { body: code }, loginByAccount: { body: { username: 'nobody@jadeleaf.example', password: 'x' } }, logout: {},
  registerCustomer: { body: { customer: { firstname: 'A', lastname: 'B' }, password: 'Jade2026', code: '000000' } }, requestPasswordReset: { body: { email: 'nobody@jadeleaf.example' } }, createResetToken: { body: code },
  resetPassword: { body: { email: 'nobody@jadeleaf.example', resetToken: 'x', newPassword: 'Jade2026' } }, changePassword: { body: { currentPassword: 'x', newPassword: 'Jade2027' } },
  listUsernames: { params: { prefix: '852', mobile: '51000001', code: '000000' } }, verifyCode: { params: { mobile: '85251000001', code: '000000' } }, listCountryCodes: {},
  getMe: {}, updateMe: { body: { customer: {} } }, verifyChineseId: { params: { id: '11010519491231002X' } },
  listCountries: {}, getCountry: { params: { country: 'HK' } }, listCities: { params: { regionId: '1' } }, listDistricts: { params: { cityId: '1' } }, listAddresses: {}, saveAddress: { body: { address } }, removeAddress: { params: { id: '999999' } },
  createGuestCart: {}, getGuestCart: { params: { cartId: 'none' } }, addGuestCartItem: { params: { cartId: 'none' }, body: item }, updateGuestCartItem: { params: { cartId: 'none', itemId: '1' }, body: item }, removeGuestCartItem: { params: { cartId: 'none', itemId: '1' } }, getGuestCartTotals: { params: { cartId: 'none' } },
  assignGuestCart: { params: { cartId: 'none' }, body: { customerId: 1, storeId: 3 } }, createCart: {}, getCart: {}, addCartItem: { body: item }, updateCartItem: { params: { itemId: '1' }, body: item }, removeCartItem: { params: { itemId: '1' } }, getCartTotals: {},
  estimateShippingMethods: { body: { address } }, listShippingMethods: {}, saveShippingInformation: { body: { addressInformation: { shipping_address: address, shipping_carrier_code: 'x', shipping_method_code: 'x' } } }, listPaymentMethods: {}, placeOrder: { body: { paymentMethod: { method: 'worldpay' } } },
  getCoupon: {}, setCoupon: { params: { code: 'NONE' } }, removeCoupon: {},
  listWorldpayTypes: { body: { countryId: 'HK' } }, getWorldpayKey: {}, startIngenicoPayment: { body: { orderId: 999999 } }, startWorldpayPayment: { body: { orderId: 999999, paymentDetails: { cc_type: 'ALL' } } }, getIngenicoStatus: { params: { orderId: '999999', flag: '0' } }, getWorldpayStatus: { params: { orderId: '999999', flag: '0' } },
  getWorldpayChallenge: { params: { orderId: '999999' } }, setCitconPayment: { params: { id: '999999' }, body: { paymentMethod: { method: 'citcon' } } }, setOrderPayment: { params: { id: '999999' }, body: { paymentMethod: { method: 'worldpay' } } }, getPlanetPayment: { params: { paymentId: 'none' } },
  listMessages: {}, markMessageRead: { params: { id: '999999' } }, removeMessage: { params: { id: '999999' } },
  listOrders: {}, getOrder: { params: { id: '999999' } }, listOrderPaymentMethods: { params: { id: '999999' } }, reorder: { body: { orderId: 999999 } }, cancelOrder: { params: { id: '999999' }, body: {} }, listShipments: { params: { id: '999999' } }, getTracking: { params: { carrierCode: 'sf', trackNumber: 'none', orderId: '999999' } }, printInvoice: { params: { id: '999999' } }, getOrderLifetime: {}, getSalesConfiguration: {},
  listFavourites: {}, addFavourite: { params: { sku: 'none' } }, moveFavouritesToCart: { body: { itemIds: [999999] } }, moveCartToFavourites: { body: { itemIds: [999999] } }, removeFavourite: { params: { id: '999999' } }, removeFavourites: { body: { itemIds: [999999] } }, removeAllFavourites: {}, checkFavourite: { params: { id: '1' } },
  listMyCoupons: {}, listOfferedCoupons: {}, collectCoupon: { params: { code: 'NOSUCH' } },
  checkLike: { params: { id: '1' } }, changeLike: { params: { change: 'add', id: '1' } }, countLikes: { params: { id: '1' } },
}

const endpoints = await everyEndpoint()
const consumerText = "The consumer isn't authorized to access %resources."
let service: TestService

beforeAll(async () => { service = await startService() })
afterAll(() => service.stop())

const send = async (endpoint: Endpoint, parts: Parts, token?: string) => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts.params?.[name] ?? ''))
  const answer = await service.request(`/rest/en/V1${path}`, {
    method: endpoint.method,
    headers: { 'sec-fetch-site': 'same-origin', ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }), ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
  })
  const body: unknown = JSON.parse(await answer.text())
  return { status: answer.status, body, cache: answer.headers.get('cache-control') ?? '' }
}

describe('who may call', () => {
  it('has a row for every endpoint', () => {
    expect(endpoints.map(({ name }) => name).filter((name) => !(name in requests))).toEqual([])
  })

  it.each(endpoints.filter(({ access }) => access === 'self').map((endpoint) => [endpoint.name, endpoint] as const))('%s is refused to a guest and to a dead token, in the documented words', async (name, endpoint) => {
    for (const token of [undefined, 'x'.repeat(32)]) {
      const { status, body } = await send(endpoint, requests[name]!, token)
      expect([status, body]).toEqual([401, { message: consumerText, parameters: { resources: 'self' } }])
    }
  })

  it.each(endpoints.filter(({ access }) => access === 'anonymous').map((endpoint) => [endpoint.name, endpoint] as const))('%s answers a guest, and a dead token makes no difference to it', async (name, endpoint) => {
    const { status, body } = await send(endpoint, requests[name]!, 'x'.repeat(32))
    expect(JSON.stringify(body)).not.toContain('consumer')
    expect(status).toBeLessThan(500)
  })
})

describe('the ids of others answer like ids that do not exist', () => {
  it.each(['getOrder', 'listOrderPaymentMethods', 'cancelOrder', 'listShipments', 'printInvoice', 'getWorldpayStatus', 'getIngenicoStatus', 'getWorldpayChallenge', 'startWorldpayPayment', 'startIngenicoPayment', 'setCitconPayment', 'setOrderPayment'])('%s', async (name) => {
    const endpoint = endpoints.find((entry) => entry.name === name)!
    const [{ id: foreign }] = (await service.db.query<{ id: number }>("select o.id from sales_order o join customer c on c.id = o.customer_id where c.email = 'mei.chan@jadeleaf.example' order by o.id limit 1")) as [{ id: number }]
    const token = await service.tokenOf('fresh')
    const withId = (id: number) => JSON.parse(JSON.stringify(requests[name]).replaceAll('999999', String(id))) as Parts
    const [others, nobodys] = [await send(endpoint, withId(foreign), token), await send(endpoint, withId(999999), token)]
    expect(others.status).toBe(404)
    expect(JSON.stringify(others).replaceAll(String(foreign), 'ID')).toBe(JSON.stringify(nobodys).replaceAll('999999', 'ID'))
  })
})

it('what belongs to a person is never kept by a cache', async () => {
  const token = await service.tokenOf('preferred')
  for (const name of ['getMe', 'listAddresses', 'listOrders']) expect((await send(endpoints.find((entry) => entry.name === name)!, requests[name]!, token)).cache).toContain('no-store')
})
