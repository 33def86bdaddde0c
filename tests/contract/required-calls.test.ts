import { describe, expect, it } from 'vitest'
import { changesState } from '#domain/contract/endpoint.ts'
import { everyEndpoint } from './endpoints.ts'

const endpoints = await everyEndpoint()

/**
 * The calls that the requirements name one by one: requirement, method and path to the letter, endpoint. A trailing
 * slash, a GET that changes something and a spelling with two slashes are part of what is required.
 */
const calls: readonly (readonly [requirement: string, call: string, endpoint: string])[] = [
  ['R-386', 'GET /magento/:languageCode/common', 'getCommon'],
  ['R-389', 'GET /products/:sku', 'getProduct'],
  ['R-390', 'GET /products/attributes/:code', 'getAttribute'],
  ['R-391', 'GET /products/attributes/:code/options', 'listAttributeOptions'],
  ['R-392', 'GET /configurable-products/:sku/children', 'listChildren'],
  ['R-394', 'GET /reviews/config', 'getReviewsConfig'],
  ['R-395', 'GET /reviews/:id', 'listReviews'],
  ['R-396', 'GET /rating/:id', 'getRating'],
  ['R-397', 'POST /review/me', 'createReview'],
  ['R-398', 'GET /cmsPage/:id', 'getCmsPage'],
  ['R-401', 'GET /rbslider/banner/:id', 'getBannerSlider'],
  ['R-402', 'POST /catalogInventory/arrivalReminder/save', 'saveArrivalReminder'],
  ['R-406', 'GET /customer/mobile/sendcode/:type/:prefix/:mobile', 'sendCode'],
  ['R-406', 'GET /customer/mobile/sendcode/:type/:prefix/:mobile/:formId/:captcha', 'sendCodeWithCaptcha'],
  ['R-409', 'POST /customer/login/token', 'loginByMobile'],
  ['R-410', 'POST /customer/integration/token', 'loginByAccount'],
  ['R-411', 'GET /customer/logout', 'logout'],
  ['R-412', 'GET /customers/me', 'getMe'],
  ['R-420', 'POST /customers/register', 'registerCustomer'],
  ['R-422', 'PUT /customers/password', 'requestPasswordReset'],
  ['R-423', 'POST /customer/resetpassword/token', 'createResetToken'],
  ['R-424', 'POST /customers/resetPassword', 'resetPassword'],
  ['R-425', 'GET /customers/getusername/:prefix/:mobile/:code', 'listUsernames'],
  ['R-427', 'GET /customer/verifyid/:id', 'verifyChineseId'],
  ['R-428', 'GET /sms/countrycode/', 'listCountryCodes'],
  ['R-435', 'GET /directory/countries/:country', 'getCountry'],
  ['R-436', 'GET /customer/geoinfo/of/city/:regionId', 'listCities'],
  ['R-437', 'GET /customer/geoinfo/of/district/:cityId', 'listDistricts'],
  ['R-438', 'GET /customer/address/list', 'listAddresses'],
  ['R-439', 'PUT /customer/address/save', 'saveAddress'],
  ['R-440', 'DELETE /customer/address/remove/:id', 'removeAddress'],
  ['R-441', 'POST /language/switch', 'switchLanguage'],
  ['R-445', 'GET /wishlist/mine', 'listFavourites'],
  ['R-446', 'POST /wishlist/add/:sku', 'addFavourite'],
  ['R-449', 'GET /wishlist/remove/items/:id', 'removeFavourite'],
  ['R-450', 'POST /wishlist/remove/items', 'removeFavourites'],
  ['R-451', 'GET /wishlist/remove/items/all', 'removeAllFavourites'],
  ['R-452', 'GET /wishlist/check/:id', 'checkFavourite'],
  ['R-457', 'POST /guest-carts', 'createGuestCart'],
  ['R-458', 'GET /guest-carts/:cartId', 'getGuestCart'],
  ['R-459', 'POST /guest-carts/:cartId/items', 'addGuestCartItem'],
  ['R-460', 'PUT /guest-carts/:cartId/items/:itemId', 'updateGuestCartItem'],
  ['R-461', 'DELETE /guest-carts/:cartId/items/:itemId', 'removeGuestCartItem'],
  ['R-462', 'GET /guest-carts/:cartId/totals', 'getGuestCartTotals'],
  ['R-463', 'POST /carts/mine', 'createCart'],
  ['R-464', 'GET /carts/mine', 'getCart'],
  ['R-465', 'POST /customer/orders/reorder', 'reorder'],
  ['R-467', 'POST /carts/mine/shipping-information', 'saveShippingInformation'],
  ['R-469', 'GET /carts/mine/payment-methods', 'listPaymentMethods'],
  ['R-470', 'GET /customer/orders/payment-methods/:id', 'listOrderPaymentMethods'],
  ['R-471', 'POST /carts/mine/items', 'addCartItem'],
  ['R-472', 'PUT /carts/mine/items/:itemId', 'updateCartItem'],
  ['R-473', 'DELETE /carts/mine/items/:itemId', 'removeCartItem'],
  ['R-474', 'PUT /carts/mine/coupons/:code', 'setCoupon'],
  ['R-475', 'DELETE /carts/mine/coupons', 'removeCoupon'],
  ['R-477', 'GET /carts/mine/totals', 'getCartTotals'],
  ['R-478', 'PUT /carts/mine/order', 'placeOrder'],
  ['R-489', 'GET /worldpay/publickey', 'getWorldpayKey'],
  ['R-490', 'POST /ingenico/payment/start', 'startIngenicoPayment'],
  ['R-491', 'POST /worldpay/payment/start', 'startWorldpayPayment'],
  ['R-493', 'GET /ingenico/payment/status/:orderId/:flag', 'getIngenicoStatus'],
  ['R-494', 'GET /worldpay/payment/status/:orderId/:flag', 'getWorldpayStatus'],
  ['R-495', 'GET /worldpay/3ds/:orderId', 'getWorldpayChallenge'],
  ['R-496', 'POST /order/:id/set-citcon-payment', 'setCitconPayment'],
  ['R-497', 'POST /order/:id/set-payment-information/', 'setOrderPayment'],
  ['R-498', 'GET /planet/payment/:paymentId', 'getPlanetPayment'],
  ['R-499', 'GET /print/invoice/:id', 'printInvoice'],
  ['R-500', 'GET /customer/orders', 'listOrders'],
  ['R-501', 'GET /customer/orders/:id', 'getOrder'],
  ['R-502', 'POST /orders/mine/:id/cancel', 'cancelOrder'],
  ['R-503', 'GET /shipment/order/:id', 'listShipments'],
  ['R-504', 'GET /logistics/tracking/:carrierCode/:trackNumber/:orderId', 'getTracking'],
  ['R-505', 'GET /sales/configuration/order-lifetime', 'getOrderLifetime'],
]

describe('a call of the requirements', () => {
  it.each(calls)('%s: %s is %s', (_, call, name) => {
    const endpoint = endpoints.find((one) => one.name === name)
    expect(`${endpoint?.method} ${endpoint?.path}`).toBe(call)
  })

  it('that reads by its method and changes something is never repeated by itself (R-411, R-449, R-451)', () => {
    const changing = endpoints.filter((endpoint) => endpoint.method === 'GET' && changesState(endpoint))
    expect(changing.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['logout', 'removeAllFavourites', 'removeFavourite', 'sendCode']),
    )
  })
})
