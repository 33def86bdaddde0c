import { matchRoutes, type Location } from 'react-router-dom'
import type { PageHandle, PageModule } from './page.ts'
import { CHUNK_TIMEOUT, within } from './patience.ts'

/** One page of the shop: its address, and what it is made of. */
export interface PageRoute { path: string; handle: PageHandle }

type Keeping = Pick<PageHandle, 'personal' | 'frame' | 'guard'>
const open: Keeping = { personal: false, frame: 'shop', guard: undefined }
/** Pages of a signed-in person: dashboard, orders, associate bundles. */
const signedIn: Keeping = { personal: true, frame: 'shop', guard: 'account' }
const till: Keeping = { personal: true, frame: 'till', guard: 'checkout' }
const ordered: Keeping = { personal: true, frame: 'till', guard: 'account' }

const isServer = typeof document === 'undefined'

function page(path: string, name: string, fetch: () => Promise<PageModule>, parts: readonly string[], keeping = open): PageRoute {
  const load = () => (isServer ? fetch() : within(CHUNK_TIMEOUT, fetch()))
  return { path, handle: { module: `app/pages/${name}.tsx`, parts, load, ...keeping } }
}

const home = ['catalogue', 'catalogue-home']
const listing = ['catalogue', 'catalogue-listing']
const product = ['catalogue', 'catalogue-product']
/** Fields, steps, tables and names of pages, which goods are shown without. */
const more = ['design-system-more', 'shell-more']

/** Any other path, and what turns out not to exist (shopping.md §2). */
export const missingRoute = page('*', 'not-found', () => import('./pages/not-found.tsx'), ['shell-more'])

export const routes: PageRoute[] = [
  page('/', 'home', () => import('./pages/home.tsx'), home),
  page('/categories/:parent?/:child?', 'categories', () => import('./pages/categories.tsx'), listing),
  page('/promotions', 'promotions', () => import('./pages/promotions.tsx'), listing),
  page('/bundles', 'bundles', () => import('./pages/bundles.tsx'), listing),
  page('/brands', 'brands', () => import('./pages/brands.tsx'), listing),
  page('/product/:sku', 'product', () => import('./pages/product.tsx'), product),
  page('/cart', 'cart', () => import('./pages/cart.tsx'), ['catalogue', 'cart']),
  page('/signin', 'signin', () => import('./pages/signin.tsx'), ['account', 'cart', ...more]),
  page('/signup', 'signup', () => import('./pages/signup.tsx'), ['account', 'cart', ...more]),
  page('/forgot_password', 'forgot-password', () => import('./pages/forgot-password.tsx'), ['account', ...more]),
  page('/reset_password', 'reset-password', () => import('./pages/reset-password.tsx'), ['account', ...more]),
  page('/logout', 'logout', () => import('./pages/logout.tsx'), ['account', ...more]),
  page('/page/:id', 'content', () => import('./pages/content.tsx'), ['content']),
  page('/terms-conditions', 'terms', () => import('./pages/terms.tsx'), ['content']),
  page('/systemstatus', 'system-status', () => import('./pages/system-status.tsx'), more),
  page('/dashboard', 'dashboard', () => import('./pages/dashboard.tsx'), ['account', 'dashboard', 'orders', ...more], signedIn),
  page('/dashboard/orders', 'orders', () => import('./pages/orders.tsx'), ['account', 'dashboard', 'orders', ...more], signedIn),
  page('/dashboard/orders/:id', 'order', () => import('./pages/order.tsx'), ['account', 'dashboard', 'orders', ...more], signedIn),
  page('/dashboard/addresses', 'addresses', () => import('./pages/addresses.tsx'), ['account', 'dashboard', ...more], signedIn),
  page('/dashboard/profile/:part?', 'profile', () => import('./pages/profile.tsx'), ['account', 'dashboard', ...more], signedIn),
  page('/dashboard/messages', 'messages', () => import('./pages/messages.tsx'), ['account', 'dashboard', ...more], signedIn),
  page('/dashboard/coupons', 'coupons', () => import('./pages/coupons.tsx'), ['account', 'dashboard', 'coupons', ...more], signedIn),
  page('/dashboard/favourites', 'favourites', () => import('./pages/favourites.tsx'), ['account', 'dashboard', 'favourites', 'cart', ...more], signedIn),
  page('/associate-bundles', 'associate-bundles', () => import('./pages/associate-bundles.tsx'), [...listing, ...more], signedIn),
  page('/associate-renew-bundles', 'associate-bundles', () => import('./pages/associate-bundles.tsx'), [...listing, ...more], signedIn),
  page('/checkout', 'checkout', () => import('./pages/checkout.tsx'), ['checkout', 'payment', 'cart', 'account', ...more], till),
  page('/checkout/payment', 'payment', () => import('./pages/payment.tsx'), ['payment', 'orders', ...more], till),
  page('/process_worldpay/:id', 'process-worldpay', () => import('./pages/process-worldpay.tsx'), ['payment', ...more], till),
  page('/process_ingenico/:id', 'process-ingenico', () => import('./pages/process-ingenico.tsx'), ['payment', ...more], till),
  page('/process_payment', 'process-payment', () => import('./pages/process-payment.tsx'), ['payment', ...more], till),
  page('/order/success/:id', 'order-success', () => import('./pages/order-success.tsx'), ['payment', 'orders', ...more], ordered),
  page('/order/check/:id', 'order-check', () => import('./pages/order-check.tsx'), ['payment', 'orders', ...more], ordered),
  // not restricted (decisions.md A-52): the provider sends the browser back here
  page('/order/:id/planetPayReturn', 'planet-return', () => import('./pages/planet-return.tsx'), ['payment', ...more], { ...till, guard: undefined }),
  missingRoute,
]

/** The page at an address. */
export function matchPage(location: Pick<Location, 'pathname'>): { route: PageRoute; params: Readonly<Record<string, string | undefined>> } {
  const match = matchRoutes(routes, location)?.at(-1)
  return { route: match?.route ?? missingRoute, params: match?.params ?? {} }
}
