import { languageOf, type LanguageCode } from '#domain/store/languages.ts'
import { callLanguage } from '#features/kit/call.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { tokenSlot } from '#features/kit/storage.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { CheckoutShell } from './CheckoutShell.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { CheckoutOnly, SignedInOnly } from './guards.tsx'
import { loadMessages } from './messages.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { asFetch, type PageHandle, type PageModule, type PagePlace } from './page.ts'
import { CHUNK_TIMEOUT, within } from './patience.ts'
import { Shell } from './Shell.tsx'
import { shellQueries } from './shell-queries.ts'

/** After so long (ms) a page in the browser is shown with what has come: its own skeletons do the rest. */
const patience = 200

const isServer = typeof document === 'undefined'

/** Everything a page needs before it is shown. @throws Response 404 when a read of it says that there is no such thing. */
async function preparePage({ handle, client, place }: { handle: PageHandle; client: QueryClient; place: PagePlace }): Promise<void> {
  const code: LanguageCode = languageOf(callLanguage())?.code ?? 'zh_cn'
  const [page] = await Promise.all([handle.load(), loadMessages(code, handle.parts)])
  // the queries below are a guest's; a signed-in person's depend on the group, which the page itself knows
  if (isServer ? handle.personal : tokenSlot.read() !== undefined) return
  const subject = page.subject?.(place)
  const read = async () => {
    const isMissing = subject && client.fetchQuery(asFetch(subject)).then(() => false, (error: unknown) => error instanceof ServiceFault && error.status === 404)
    await Promise.all((page.queries?.(place) ?? []).map((wanted) => client.prefetchQuery(asFetch(wanted))))
    return await isMissing ?? false
  }
  const late = new Promise<boolean>((done) => { if (!isServer) setTimeout(() => { done(false) }, patience) })
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to answer with a status
  if (await Promise.race([read(), late])) throw new Response(null, { status: 404, statusText: 'Not Found' })
}

/** @param client the query client of this browser or this request */
export function createRoutes(client: QueryClient): RouteObject[] {
  const page = (path: string, name: string, fetch: () => Promise<PageModule>, parts: readonly string[], { personal = false } = {}): RouteObject => {
    const load = () => (isServer ? fetch() : within(CHUNK_TIMEOUT, fetch()))
    const handle: PageHandle = { module: `app/pages/${name}.tsx`, parts, load, personal }
    return {
      ...(path === '/' ? { index: true } : { path }),
      handle,
      lazy: { Component: async () => (await load()).Page },
      loader: async ({ params, request }: LoaderFunctionArgs) => {
        await preparePage({ handle, client, place: { params, search: new URL(request.url).searchParams } })
        return null
      },
    }
  }
  const personal = { personal: true }
  const notFound: RouteObject = { path: '*', Component: NotFoundPage, loader: () => { throw new Response(null, { status: 404, statusText: 'Not Found' }) } }
  const goods = ['catalogue', 'cart']

  const shopPages = [
    page('/', 'home', () => import('./pages/home.tsx'), goods),
    page('/categories/:parent?/:child?', 'categories', () => import('./pages/categories.tsx'), goods),
    page('/promotions', 'promotions', () => import('./pages/promotions.tsx'), goods),
    page('/bundles', 'bundles', () => import('./pages/bundles.tsx'), goods),
    page('/product/:sku', 'product', () => import('./pages/product.tsx'), goods),
    page('/cart', 'cart', () => import('./pages/cart.tsx'), goods),
    page('/signin', 'signin', () => import('./pages/signin.tsx'), ['account', 'cart']),
    page('/signup', 'signup', () => import('./pages/signup.tsx'), ['account', 'cart']),
    page('/forgot_password', 'forgot-password', () => import('./pages/forgot-password.tsx'), ['account']),
    page('/reset_password', 'reset-password', () => import('./pages/reset-password.tsx'), ['account']),
    page('/logout', 'logout', () => import('./pages/logout.tsx'), ['account']),
    page('/page/:id', 'content', () => import('./pages/content.tsx'), ['content']),
    page('/terms-conditions', 'terms', () => import('./pages/terms.tsx'), ['content']),
    page('/systemstatus', 'system-status', () => import('./pages/system-status.tsx'), []),
    {
      Component: SignedInOnly,
      children: [
        page('/dashboard', 'dashboard', () => import('./pages/dashboard.tsx'), ['account', 'dashboard', 'orders'], personal),
        page('/dashboard/orders', 'orders', () => import('./pages/orders.tsx'), ['account', 'dashboard', 'orders'], personal),
        page('/dashboard/orders/:id', 'order', () => import('./pages/order.tsx'), ['account', 'dashboard', 'orders'], personal),
        page('/dashboard/addresses', 'addresses', () => import('./pages/addresses.tsx'), ['account', 'dashboard'], personal),
        page('/dashboard/profile/:part?', 'profile', () => import('./pages/profile.tsx'), ['account', 'dashboard'], personal),
        page('/dashboard/messages', 'messages', () => import('./pages/messages.tsx'), ['account', 'dashboard'], personal),
        page('/dashboard/coupons', 'coupons', () => import('./pages/coupons.tsx'), ['account', 'dashboard', 'coupons'], personal),
        page('/dashboard/favourites', 'favourites', () => import('./pages/favourites.tsx'), ['account', 'dashboard', 'favourites', 'cart'], personal),
        page('/associate-bundles', 'associate-bundles', () => import('./pages/associate-bundles.tsx'), goods, personal),
        page('/associate-renew-bundles', 'associate-bundles', () => import('./pages/associate-bundles.tsx'), goods, personal),
      ],
    },
    notFound,
  ]
  const checkoutPages = [
    {
      Component: CheckoutOnly,
      children: [
        page('/checkout', 'checkout', () => import('./pages/checkout.tsx'), ['checkout', 'payment', 'cart', 'account'], personal),
        page('/checkout/payment', 'payment', () => import('./pages/payment.tsx'), ['payment', 'orders'], personal),
        page('/process_worldpay/:id', 'process-worldpay', () => import('./pages/process-worldpay.tsx'), ['payment'], personal),
        page('/process_ingenico/:id', 'process-ingenico', () => import('./pages/process-ingenico.tsx'), ['payment'], personal),
        page('/process_payment', 'process-payment', () => import('./pages/process-payment.tsx'), ['payment'], personal),
      ],
    },
    {
      Component: SignedInOnly,
      children: [
        page('/order/success/:id', 'order-success', () => import('./pages/order-success.tsx'), ['payment', 'orders'], personal),
        page('/order/check/:id', 'order-check', () => import('./pages/order-check.tsx'), ['payment', 'orders'], personal),
      ],
    },
    // not restricted (decisions.md A-52): the provider sends the browser back here
    page('/order/:id/planetPayReturn', 'planet-return', () => import('./pages/planet-return.tsx'), ['payment'], personal),
  ]
  // A shell that cannot read its data still shows the page.
  const shell = async () => {
    const read = Promise.all(shellQueries().map((wanted) => client.prefetchQuery(asFetch(wanted))))
    await Promise.race([read, ...(isServer ? [] : [new Promise((done) => { setTimeout(done, patience) })])])
    return null
  }
  const shouldRevalidate = () => false
  return [
    { id: 'shop', Component: Shell, loader: shell, shouldRevalidate, ErrorBoundary: ErrorPage, children: [{ ErrorBoundary: ErrorPage, children: shopPages }] },
    { id: 'till', Component: CheckoutShell, loader: shell, shouldRevalidate, ErrorBoundary: ErrorPage, children: [{ ErrorBoundary: ErrorPage, children: checkoutPages }] },
  ]
}
