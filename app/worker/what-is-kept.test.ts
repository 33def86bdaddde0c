import { expect, it } from 'vitest'
import { askedFor, isKeptPage } from './what-is-kept.ts'

const origin = 'https://shop.example'
const asked = (path: string, { method = 'GET', mode = 'cors', cache = 'default', token = '' } = {}) =>
  askedFor(
    {
      method,
      mode: mode as RequestMode,
      cache: cache as RequestCache,
      url: new URL(path, origin).href,
      headers: new Headers(token ? { authorization: `Bearer ${token}` } : {}),
    },
    origin,
  )

it.each([
  ['/assets/entry-1.js', 'shell'],
  ['/assets/data-0123456789abcdef?of=%2Fen', 'data'],
  ['/media/zh_hk/zinc-15.svg', 'pictures'],
  ['/rest/en/V1/products/zinc-15', 'answers'],
  ['/rest/en/V1/guest-carts/abc/totals', 'personal'],
  ['/healthz', undefined],
  ['/sandbox/outbox.json', undefined],
  ['https://elsewhere.example/assets/entry-1.js', undefined],
])('sorts %s', (path, kind) => {
  expect(asked(path)).toBe(kind)
})

it('keeps an answer for one person apart', () => {
  expect(asked('/rest/en/V1/products/zinc-15', { token: 'a' })).toBe('personal')
  expect(asked('/rest/en/V1/customer/orders', { token: 'a' })).toBe('personal')
})
it('takes a document for a page whatever its address', () => {
  expect(asked('/th/product/zinc-15', { mode: 'navigate' })).toBe('pages')
})
it('keeps no change, but the reads that are asked by POST', () => {
  expect(asked('/rest/en/V1/carts/mine/items', { method: 'POST', token: 'a' })).toBeUndefined()
  expect(asked('/rest/en/V1/like/add/catalog_product/7', { cache: 'no-store', token: 'a' })).toBeUndefined()
  expect(asked('/rest/en/V1/loyalty/commission_details', { method: 'POST', token: 'a' })).toBe('personal')
})
it.each([
  '/worldpay/payment/status/7/1',
  '/worldpay/publickey',
  '/ingenico/payment/status/7/1',
  '/planet/payment/9',
  '/customer/orders/payment-methods/7',
  '/carts/mine/payment-methods',
  '/backend/captcha',
  '/customer/mobile/sendcode/2/852/51000001',
  '/customer/mobile/verifycode/51000001/123456',
  '/customers/getusername/852/51000001/123456',
  '/customer/application/detail',
  '/customer/verifyid/7',
  '/loyalty/payout-account',
  '/print/invoice/7',
])('never keeps %s', (path) => {
  expect(asked(`/rest/en/V1${path}`, { token: 'a' })).toBeUndefined()
})
it.each([
  '/checkout/payment?order=7',
  '/th/checkout/payment',
  '/process_worldpay/7',
  '/en/process_payment',
  '/order/7/planetPayReturn',
  '/order/check/7',
])('keeps no document of a payment: %s', (path) => {
  expect(isKeptPage(new URL(path, origin).href)).toBe(false)
})
it('keeps the document of a product', () => {
  expect(isKeptPage(`${origin}/en/product/zinc-15`)).toBe(true)
})
