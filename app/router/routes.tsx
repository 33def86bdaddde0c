import { pagePatterns as at, type PageName, type PagePattern } from '#domain/store/paths.ts'
import { matchRoutes, type Location } from 'react-router-dom'
import type { LaterPage } from './later-pages.ts'
import type { PageHandle, PageModule, PageRoute } from './page.ts'
import { CHUNK_TIMEOUT, withTimeout } from './timeouts.ts'

type RouteOptions = Pick<PageHandle, 'personal' | 'frame' | 'guard'>
const open: RouteOptions = { personal: false, frame: 'shop', guard: undefined }
/** Pages of a signed-in person: dashboard, orders, associate bundles. */
const signedIn: RouteOptions = { personal: true, frame: 'shop', guard: 'account' }
/** Pages of the business area. */
const associatesOnly: RouteOptions = { ...signedIn, guard: 'associate' }
const checkout: RouteOptions = { personal: true, frame: 'checkout', guard: 'checkout' }
const orderResult: RouteOptions = { personal: true, frame: 'checkout', guard: 'account' }

const isServer = typeof document === 'undefined'
const timed = (fetch: () => Promise<PageModule>) => () =>
  isServer ? fetch() : withTimeout(CHUNK_TIMEOUT, fetch())

/** A route has the same name as its address (`pagePatterns`) and its module. */
function route(
  path: PagePattern | '*',
  name: string,
  load: () => Promise<PageModule>,
  parts: readonly string[],
  options: RouteOptions,
): PageRoute {
  return { path, handle: { modules: [`app/pages/*/${name}.tsx`], parts, load, ...options } }
}

const page = (
  name: PageName,
  fetch: () => Promise<PageModule>,
  parts: readonly string[],
  options = open,
): PageRoute => route(at[name], name, timed(fetch), parts, options)

/**
 * A page that few visits begin with. Its chunk is in a separate list, so that pages with products need not load the
 * names of all other chunks.
 */
function laterPage(name: LaterPage, parts: readonly string[], options = open): PageRoute {
  const fetch = async () => (await import('./later-pages.ts')).laterPages[name]()
  const { path, handle } = page(name, fetch, parts, options)
  return { path, handle: { ...handle, modules: ['app/router/later-pages.ts', ...handle.modules] } }
}

const home = ['catalogue', 'catalogue-home']
const listing = ['catalogue', 'catalogue-listing']
const product = ['catalogue', 'catalogue-product']
/** Messages of fields, steps, tables and page names, which product pages do not need. */
const more = ['design-system-more', 'shell-more']

/** A page of the dashboard: for signed-in customers, in the dashboard's frame. */
const dashboard = (name: LaterPage, parts: readonly string[] = [], options = signedIn): PageRoute =>
  laterPage(name, ['account', 'forms', 'dashboard', ...parts, ...more], options)

/** A page for paying an order, or for the state of its payment. */
const payment = (
  name: LaterPage,
  { parts = [], options = checkout }: { parts?: readonly string[]; options?: RouteOptions } = {},
): PageRoute => laterPage(name, ['payment', ...parts, ...more], options)

/** Unknown paths and missing content (shopping.md §2). */
export const missingRoute = route(
  '*',
  'notFound',
  timed(() => import('../pages/status/not-found.tsx')),
  ['shell-more'],
  open,
)

/** Replaces a page whose data the service does not return. */
export const unavailableRoute = route(
  '*',
  'unavailable',
  timed(() => import('../pages/status/unavailable.tsx')),
  ['shell-more'],
  open,
)

export const routes: PageRoute[] = [
  page('home', () => import('../pages/shop/home.tsx'), home),
  page('categories', () => import('../pages/shop/categories.tsx'), listing),
  page('promotions', () => import('../pages/shop/promotions.tsx'), listing),
  page('bundles', () => import('../pages/shop/bundles.tsx'), listing),
  page('brands', () => import('../pages/shop/brands.tsx'), listing),
  page('product', () => import('../pages/shop/product.tsx'), product),
  page('cart', () => import('../pages/shop/cart.tsx'), ['catalogue', 'cart']),
  laterPage('signIn', ['account', 'forms', 'cart', ...more]),
  laterPage('signUp', ['account', 'forms', 'cart', ...more]),
  laterPage('invite', ['account', 'forms', 'cart', 'enrollments', ...more]),
  laterPage('forgotPassword', ['account', 'forms', ...more]),
  laterPage('resetPassword', ['account', 'forms', ...more]),
  laterPage('logout', ['account', ...more]),
  page('content', () => import('../pages/shop/content.tsx'), ['content']),
  page('terms', () => import('../pages/shop/terms.tsx'), ['content']),
  laterPage('systemStatus', more),
  dashboard('dashboard', ['orders', 'membership', 'business', 'glossary', 'loyalty']),
  dashboard('orders', ['orders', 'loyalty']),
  dashboard('order', ['orders']),
  dashboard('addresses'),
  dashboard('profile', ['team-sharing']),
  dashboard('messages'),
  dashboard('coupons', ['coupons']),
  dashboard('applications', ['applications']),
  dashboard('applicationList', ['applications']),
  dashboard('applicationForm', ['applications', 'design-system-upload']),
  dashboard('application', ['applications']),
  dashboard('loyaltyPoints', ['loyalty']),
  dashboard('favourites', ['favourites', 'cart']),
  dashboard('successTracker', ['tracker']),
  laterPage('successTrackerInformation', ['account', 'dashboard', 'tracker', ...more]),
  dashboard('glossary', ['glossary'], associatesOnly),
  dashboard('team', ['team'], associatesOnly),
  dashboard('enrollment', ['enrollments', 'referrals'], associatesOnly),
  laterPage('associateBundles', ['catalogue', 'membership', ...more], signedIn),
  laterPage('associateRenewBundles', ['catalogue', 'membership', ...more], signedIn),
  dashboard('commissions', ['commissions', 'payouts'], associatesOnly),
  dashboard('commissionsDashboard', ['commissions'], associatesOnly),
  dashboard('reports', ['reports'], associatesOnly),
  dashboard('payoutAccount', ['payouts'], associatesOnly),
  laterPage('checkout', ['checkout', 'payment', 'cart', 'account', 'forms', 'content', ...more], checkout),
  payment('checkoutPayment', { parts: ['orders'] }),
  payment('processWorldpay'),
  payment('processIngenico'),
  payment('processPayment'),
  payment('orderSuccess', {
    parts: ['orders'],
    options: orderResult,
  }),
  payment('orderCheck', {
    parts: ['orders'],
    options: orderResult,
  }),
  // not guarded (decisions.md A-52): the provider redirects the browser here
  payment('planetReturn', {
    options: { ...checkout, guard: undefined },
  }),
  missingRoute,
]

/** The route of an address. */
export function matchPage(location: Pick<Location, 'pathname'>): {
  route: PageRoute
  params: Readonly<Record<string, string | undefined>>
} {
  const match = matchRoutes(routes, location)?.at(-1)
  return { route: match?.route ?? missingRoute, params: match?.params ?? {} }
}
