import { splitPath } from '#domain/store/language-address.ts'
import { pagePatterns } from '#domain/store/paths.ts'
import type { copies } from '#features/kit/connection/kept-copies.ts'

/** What a request asks for, as far as it decides about keeping its answer; undefined: it is none of the worker's business. */
export type Asked = keyof typeof copies | 'data'

/** What the worker looks at in a request. */
export type AskedRequest = Pick<Request, 'method' | 'mode' | 'cache' | 'url'> & {
  headers: Pick<Headers, 'has'>
}

/**
 * Never kept: whatever belongs to paying, proves who somebody is, or holds identity papers and bank accounts. Their calls are
 * asked of the service or of nobody.
 */
const secretCalls =
  /payment|worldpay|ingenico|planet|citcon|captcha|token|password|verify|sendcode|getusername|getqrcode|application|payout-account|\/print\/|\/jde\/|check-points/i

const ofCarts = /\/guest-carts\//

/** Reads that are asked by POST: an associate's payments and figures. */
const readsByPost = /\/loyalty\/commission(?:_details)?$/

const { checkoutPayment, processWorldpay, processIngenico, processPayment, orderCheck, planetReturn } =
  pagePatterns

/** Pages of a payment. */
const paymentPages = [
  checkoutPayment,
  processWorldpay,
  processIngenico,
  processPayment,
  orderCheck,
  planetReturn,
].map((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'))

/** Sorts a request by the cache that its answer belongs to. @param origin the shop's */
export function askedFor(
  { method, mode, cache, url, headers }: AskedRequest,
  origin: string,
): Asked | undefined {
  const address = new URL(url)
  const { pathname } = address
  const isRead = method === 'GET' || (method === 'POST' && readsByPost.test(pathname))
  if (!isRead || address.origin !== origin) return undefined
  if (mode === 'navigate') return 'pages'
  if (pathname.startsWith('/assets/data-')) return 'data'
  if (pathname.startsWith('/assets/')) return 'shell'
  if (pathname.startsWith('/media/')) return 'pictures'
  // a read that changes something is marked so by its call
  if (!pathname.startsWith('/rest/') || cache === 'no-store' || secretCalls.test(pathname)) return undefined
  return headers.has('authorization') || ofCarts.test(pathname) ? 'personal' : 'answers'
}

/** Whether the document at an address may be kept. */
export function isKeptPage(url: string): boolean {
  const { path } = splitPath(new URL(url).pathname)
  return !paymentPages.some((page) => page.test(path))
}
