import { pagePatterns as at, type PageName } from '#domain/store/paths.ts'
import { matchRoutes, Outlet, type Location, type RouteObject } from 'react-router-dom'
import { Shell } from '../shell/Shell.tsx'
import { associatesOnly, checkoutOnly, checkoutShell, signedInOnly } from './layouts.tsx'
import { pageLoader, rootLoader } from './loading/loaders.ts'
import { pageHandle } from './page-handle.ts'
import type { LaterPages, PageHandle, PageModule, RouteHandle } from './page.ts'
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
 * Pages that few visits begin with, from a list in `later-pages/`. Each list is a chunk of its own, so that other pages need
 * not load the names of its pages' chunks.
 */
const laterPages =
  <P extends LaterPages>(list: string, fetchList: () => Promise<{ pages: P }>) =>
  (name: keyof P & PageName, parts: readonly string[]) => {
    const fetch = async () => (await fetchList()).pages[name]!()
    const handle = pageHandle(name, fetch, parts)
    return route(at[name], { ...handle, modules: [`app/router/later-pages/${list}.ts`, ...handle.modules] })
  }

const guestPage = laterPages('guest', () => import('./later-pages/guest.ts'))
const customerPage = laterPages('customer', () => import('./later-pages/customer.ts'))
const associatePage = laterPages('associate', () => import('./later-pages/associate.ts'))
const checkoutPage = laterPages('checkout', () => import('./later-pages/checkout.ts'))

const home = ['catalogue', 'catalogue-home']
const listing = ['catalogue', 'catalogue-listing']
const product = ['catalogue', 'catalogue-product', 'design-system-product']
/** Messages of fields, steps, tables and page names, which product pages do not need. */
const more = ['design-system-more', 'shell-more']

/** Messages of the dashboard's frame and of the page in it. */
const inDashboard = (...parts: readonly string[]) => ['account', 'dashboard', ...parts, ...more]
/** The same for a page with a form. */
const formInDashboard = (...parts: readonly string[]) => inDashboard('forms', ...parts)

/** Messages of a page for paying an order, or for the state of its payment. */
const inPayment = (...parts: readonly string[]) => ['payment', ...parts, ...more]

const shopPages: RouteObject[] = [
  page('home', () => import('../pages/shop/home.tsx'), home),
  page('categories', () => import('../pages/shop/categories.tsx'), listing),
  page('promotions', () => import('../pages/shop/promotions.tsx'), listing),
  page('bundles', () => import('../pages/shop/bundles.tsx'), listing),
  page('brands', () => import('../pages/shop/brands.tsx'), listing),
  page('product', () => import('../pages/shop/product.tsx'), product),
  page('cart', () => import('../pages/shop/cart.tsx'), ['catalogue', 'cart', 'design-system-product']),
  guestPage('signIn', ['account', 'forms', ...more]),
  guestPage('signUp', ['account', 'forms', ...more]),
  guestPage('invite', ['account', 'forms', 'enrollments', ...more]),
  guestPage('forgotPassword', ['account', 'forms', ...more]),
  guestPage('resetPassword', ['account', 'forms', ...more]),
  guestPage('logout', ['account', ...more]),
  page('content', () => import('../pages/shop/content.tsx'), ['content']),
  page('terms', () => import('../pages/shop/terms.tsx'), ['content']),
  guestPage('systemStatus', more),
  guestPage('successTrackerInformation', ['account', 'dashboard', 'tracker', ...more]),
]

/** For signed-in customers. */
const customerPages: RouteObject[] = [
  customerPage('dashboard', formInDashboard('orders', 'membership', 'loyalty')),
  customerPage('orders', inDashboard('orders', 'loyalty')),
  customerPage('order', inDashboard('orders')),
  customerPage('addresses', formInDashboard()),
  customerPage('profile', formInDashboard('team-sharing')),
  customerPage('messages', inDashboard()),
  customerPage('coupons', inDashboard('coupons')),
  customerPage('applications', formInDashboard('applications')),
  customerPage('applicationList', formInDashboard('applications')),
  customerPage(
    'applicationForm',
    formInDashboard('applications', 'design-system-product', 'design-system-upload'),
  ),
  customerPage('application', formInDashboard('applications')),
  customerPage('loyaltyPoints', inDashboard('loyalty', 'loyalty-points')),
  customerPage('favourites', formInDashboard('favourites', 'cart')),
  customerPage('successTracker', formInDashboard('tracker')),
  customerPage('associateBundles', ['catalogue', 'membership', ...more]),
  customerPage('associateRenewBundles', ['catalogue', 'membership', ...more]),
]

/** The business area. */
const associatePages: RouteObject[] = [
  associatePage('glossary', formInDashboard('glossary')),
  associatePage('team', formInDashboard('team')),
  associatePage('enrollment', formInDashboard('enrollments', 'referrals')),
  associatePage('commissions', formInDashboard('commissions', 'payouts')),
  associatePage('commissionsDashboard', formInDashboard('commissions')),
  associatePage('reports', formInDashboard('reports')),
  associatePage('payoutAccount', formInDashboard('payouts')),
]

const checkoutPages: RouteObject[] = [
  checkoutPage('checkout', ['checkout', 'payment', 'cart', 'account', 'forms', 'content', ...more]),
  checkoutPage('checkoutPayment', inPayment('orders')),
  checkoutPage('processWorldpay', inPayment()),
  checkoutPage('processIngenico', inPayment()),
  checkoutPage('processPayment', inPayment()),
]

const orderResultPages: RouteObject[] = [
  checkoutPage('orderSuccess', inPayment('orders')),
  checkoutPage('orderCheck', inPayment('orders')),
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
              checkoutPage('planetReturn', inPayment()),
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
