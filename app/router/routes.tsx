import { pagePatterns as at, type PageName } from '#domain/store/paths.ts'
import { matchRoutes, Outlet, type Location, type RouteObject } from 'react-router-dom'
import { Shell } from '../shell/Shell.tsx'
import type { LaterPage } from './later-pages.ts'
import { associatesOnly, checkoutOnly, checkoutShell, signedInOnly } from './layouts.tsx'
import { pageLoader, rootLoader } from './loading/loaders.ts'
import { pageHandle } from './page-handle.ts'
import type { PageHandle, PageModule, RouteHandle } from './page.ts'
import { Root } from './Root.tsx'
import { RootError, RouteError } from './RouteError.tsx'
import { RoutePage } from './RoutePage.tsx'
import { statusPages } from './status-pages.ts'

/** Route of a page. */
interface PageRoute {
  path: string
  handle: PageHandle
}

const route = (path: string, handle: PageHandle, status?: number) =>
  ({
    path,
    handle,
    loader: pageLoader(handle, status),
    element: <RoutePage handle={handle} />,
  }) satisfies PageRoute & RouteObject

/** A page; it has the same name as its address and its module. */
const page = (name: PageName, fetch: () => Promise<PageModule>, parts: readonly string[]) =>
  route(at[name], pageHandle(name, fetch, parts))

/**
 * A page that few visits begin with. Its chunk is in a separate list, so that pages with products need not load the
 * names of all other chunks.
 */
function laterPage(name: LaterPage, parts: readonly string[]) {
  const fetch = async () => (await import('./later-pages.ts')).laterPages[name]()
  const handle = pageHandle(name, fetch, parts)
  return route(at[name], { ...handle, modules: ['app/router/later-pages.ts', ...handle.modules] })
}

const home = ['catalogue', 'catalogue-home']
const listing = ['catalogue', 'catalogue-listing']
const product = ['catalogue', 'catalogue-product']
/** Messages of fields, steps, tables and page names, which product pages do not need. */
const more = ['design-system-more', 'shell-more']

/** A page of the dashboard, in the dashboard's frame. */
const dashboard = (name: LaterPage, parts: readonly string[] = []) =>
  laterPage(name, ['account', 'forms', 'dashboard', ...parts, ...more])

/** A page for paying an order, or for the state of its payment. */
const payment = (name: LaterPage, parts: readonly string[] = []) =>
  laterPage(name, ['payment', ...parts, ...more])

const shopPages: RouteObject[] = [
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
  laterPage('successTrackerInformation', ['account', 'dashboard', 'tracker', ...more]),
]

/** For signed-in customers. */
const customerPages: RouteObject[] = [
  dashboard('dashboard', ['orders', 'membership', 'loyalty']),
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
  laterPage('associateBundles', ['catalogue', 'membership', ...more]),
  laterPage('associateRenewBundles', ['catalogue', 'membership', ...more]),
]

/** The business area. */
const associatePages: RouteObject[] = [
  dashboard('glossary', ['glossary']),
  dashboard('team', ['team']),
  dashboard('enrollment', ['enrollments', 'referrals']),
  dashboard('commissions', ['commissions', 'payouts']),
  dashboard('commissionsDashboard', ['commissions']),
  dashboard('reports', ['reports']),
  dashboard('payoutAccount', ['payouts']),
]

const checkoutPages: RouteObject[] = [
  laterPage('checkout', ['checkout', 'payment', 'cart', 'account', 'forms', 'content', ...more]),
  payment('checkoutPayment', ['orders']),
  payment('processWorldpay'),
  payment('processIngenico'),
  payment('processPayment'),
]

const orderResultPages: RouteObject[] = [
  payment('orderSuccess', ['orders']),
  payment('orderCheck', ['orders']),
]

/** The route tree, the same on the server and in the browser. Ids are the router's own, by position. */
export const routes: RouteObject[] = [
  {
    loader: rootLoader,
    shouldRevalidate: () => false,
    element: <Root />,
    errorElement: <RootError />,
    children: [
      {
        element: (
          <Shell>
            <Outlet />
          </Shell>
        ),
        children: [
          {
            errorElement: <RouteError />,
            children: [
              ...shopPages,
              { ...signedInOnly, children: customerPages },
              { ...associatesOnly, children: associatePages },
              route('*', statusPages.notFound, 404),
            ],
          },
        ],
      },
      {
        ...checkoutShell,
        children: [
          {
            errorElement: <RouteError />,
            children: [
              { ...checkoutOnly, children: checkoutPages },
              { ...signedInOnly, children: orderResultPages },
              // not guarded (decisions.md A-52): the provider redirects the browser here
              payment('planetReturn'),
            ],
          },
        ],
      },
    ],
  },
]

/** What is known of the page at an address before it is loaded. */
export interface PageMatch {
  route: PageRoute
  params: Readonly<Record<string, string | undefined>>
  /** Handles from the outermost layout to the page itself. */
  handles: readonly RouteHandle[]
  /** Depends on the token, which only the browser has. */
  isPersonal: boolean
}

/** The page of an address. */
export function matchPage(location: Pick<Location, 'pathname'>): PageMatch {
  const matches = matchRoutes(routes, location) ?? []
  const handles = matches.flatMap(({ route: { handle } }) => (handle ? [handle as RouteHandle] : []))
  const last = matches.at(-1)
  // The route of unknown paths matches every address.
  if (!last) throw new Error(`No route matches ${location.pathname}`)
  return {
    route: last.route as PageRoute,
    params: last.params,
    handles,
    isPersonal: handles.some(({ isPersonal }) => isPersonal),
  }
}
