import { matchRoutes, Outlet, type Location, type RouteObject } from 'react-router-dom'
import { Shell } from '../shell/Shell.tsx'
import { associatesOnly, checkoutOnly, checkoutShell, signedInOnly } from './layouts.tsx'
import { pageLoader, rootLoader, type LoaderSettings } from './loading/loaders.ts'
import { pageHandle } from './page-handle.ts'
import type { PageHandle, RouteHandle } from './page.ts'
import { pages, type Audience, type PageEntry } from './pages.ts'
import { Root } from './Root.tsx'
import { RootError, RouteError } from './RouteError.tsx'
import { RoutePage } from './RoutePage.tsx'
import { statusPages } from './status-pages.ts'

/** Route of a page. */
interface PageRoute {
  path: string
  handle: PageHandle
}

const route = (path: string, handle: PageHandle, { status, needs }: LoaderSettings = {}) =>
  ({
    path,
    handle,
    loader: pageLoader(handle, { status, needs }),
    element: <RoutePage handle={handle} />,
  }) satisfies PageRoute & RouteObject

/** Routes of the pages for some audience. */
const routesFor = (own: readonly PageEntry[], ...audiences: readonly Audience[]): RouteObject[] =>
  own
    .filter(({ audience }) => audiences.includes(audience))
    .map(({ pattern, folder, name, needs }) => route(pattern, pageHandle(folder, name), { needs }))

/** Routes of pages that share header and footer, each behind its guard. */
const guarded = (own: readonly PageEntry[]): RouteObject[] => [
  ...routesFor(own, 'everybody', 'guest'),
  { ...signedInOnly, children: routesFor(own, 'customer') },
  { ...associatesOnly, children: routesFor(own, 'associate') },
  { ...checkoutOnly, children: routesFor(own, 'buyer') },
]

const inCheckout = pages.filter(({ folder }) => folder === 'checkout')
const inShop = pages.filter(({ folder }) => folder !== 'checkout')

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
            children: [...guarded(inShop), route('*', statusPages.notFound, { status: 404 })],
          },
        ],
      },
      { ...checkoutShell, children: [{ errorElement: <RouteError />, children: guarded(inCheckout) }] },
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
