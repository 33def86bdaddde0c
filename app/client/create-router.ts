import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter } from 'react-router-dom'
import type { Boot } from '../server/entry-server.tsx'
import { loadPage } from '../router/loading/loaders.ts'
import { loaderContext, type AwaitReads } from '../router/loading/router-context.ts'
import { matchPage, routes } from '../router/routes.tsx'
import { shownPage } from '../router/status-pages.ts'
import { pause } from '../router/timeouts.ts'
import { addressHere, pagePath } from '#features/kit/language/address.ts'
import { prepareHistory } from './browser-history.ts'
import { shopWindow } from './shop-window.ts'

/** Maximum wait (ms) for data before a page is shown with its skeletons. */
const PAGE_DELAY = 200

/** Waits for the reads up to the limit. The page itself shows what goes wrong, and what comes later. */
const awaitReads: AwaitReads = async (reads) => {
  const failure = await Promise.race([reads.catch(() => undefined), pause(PAGE_DELAY)])
  return failure?.isMissing ? { data: { instead: 'notFound' }, status: 404 } : { data: null, status: 200 }
}

/**
 * Loads scripts and messages of the page that the server has rendered, so that hydration finds them.
 * @throws the error of a part; the server's HTML stays
 */
export async function loadRenderedPage(loaderData: Boot['loaderData']): Promise<void> {
  const { route, handles } = matchPage({ pathname: pagePath() })
  const data = Object.values(loaderData).find((answer) => answer !== null)
  await Promise.all([...handles.map(({ load }) => load()), loadPage(shownPage(route.handle, data))])
}

/** The router of this page, which begins with what the server has rendered. */
export function createRouter(client: QueryClient, loaderData: Boot['loaderData']) {
  prepareHistory(() => router.state.location.key)
  const router = createBrowserRouter(routes, {
    window: shopWindow(),
    hydrationData: { loaderData },
    getContext: () => loaderContext(client, awaitReads),
  })
  return router
}

export type ShopRouter = ReturnType<typeof createRouter>

/** Resolves once the router has what its address needs. */
export const initialized = (router: ShopRouter): Promise<void> =>
  new Promise((done) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      done()
    })
  })

/** Address of a navigation whose page is still loading. */
export function pendingAddress({ state }: ShopRouter): string | undefined {
  const { location: to } = state.navigation
  return to && addressHere(to.pathname + to.search + to.hash)
}
