import { addGuestCartItem } from '#domain/cart/api.ts'
import { getProduct } from '#domain/catalogue/api.ts'
import { paths } from '#domain/store/paths.ts'
import { addressHere, pagePath } from '#features/kit/language/address.ts'
import { prefetchCall } from '#features/kit/call.ts'
import { prefetchReadError } from '#features/kit/ReadError.tsx'
import { analyticsSlot } from '#features/kit/storage.ts'
import { leaveHeadWithPage } from './leave-head.ts'
import type { QueryClient } from '@tanstack/react-query'
import { readyErrorPage } from '../errors/LazyErrorPage.tsx'
import type { ShopRouter } from './create-router.ts'
import { guardFocus } from './focus-guard.ts'
import { removeFormerKeys } from './former-keys.ts'
import { browserIdle, readyPage } from './ready-page.ts'
import { fetchAhead, prepareReload } from './stale-deploy.ts'

const isIdle = ({ navigation }: ShopRouter['state']) => navigation.state === 'idle'

/** Where no analytics program is connected, events only wait in the page for one that its owner brings. */
async function followVisit(
  client: QueryClient,
  router: ShopRouter,
  analytics: string | undefined,
): Promise<void> {
  if (analytics !== undefined) {
    const { followIfAllowed } = await import('../telemetry/consent.ts')
    followIfAllowed(analytics, client, router)
    return
  }
  if (analyticsSlot.read()) analyticsSlot.clear()
  const { followShop } = await import('../telemetry/analytics.ts')
  router.subscribe(followShop(client, pagePath).navigated)
}

/** Resolves once no navigation is in progress, and the page that one has opened is rendered. */
async function pageShown(router: ShopRouter): Promise<void> {
  if (isIdle(router.state)) return
  await new Promise<void>((done) => {
    const stop = router.subscribe((state) => {
      if (!isIdle(state)) return
      stop()
      done()
    })
  })
  await browserIdle()
}

const startKeeping = async (client: QueryClient, router: ShopRouter): Promise<void> => {
  const { keepForOffline } = await import('./offline/keep-for-offline.ts')
  keepForOffline(client, router)
}

/** Pause (ms) after the first interaction: on a slow line what is kept would delay the page that a press opens. */
const KEEP_AFTER = 5000

const keepOnceQuiet = async (client: QueryClient, router: ShopRouter): Promise<void> => {
  await pageShown(router)
  await fetchAhead(startKeeping(client, router))
}

/**
 * Loads what a page does not need before somebody uses it, in the order of need, since a browser has only a few
 * connections: the page that a press opens, the next page and the next call, analytics, then what shows errors, which has
 * to be there without a connection.
 * @param analytics address that counts visits, where one is connected
 */
export async function startBackgroundWork(
  client: QueryClient,
  router: ShopRouter,
  analytics?: string,
): Promise<void> {
  guardFocus()
  removeFormerKeys(() => localStorage)
  leaveHeadWithPage(router)
  const isOnline = navigator.onLine
  // without a connection nothing else can be loaded, and links lead to what was kept
  if (!isOnline) await fetchAhead(startKeeping(client, router))
  // the first interaction may be the press of a link, whose page comes first
  await pageShown(router)
  const hasProducts = document.querySelector(`main a[href^="${addressHere(paths.product(''))}"]`) !== null
  await Promise.all([
    fetchAhead(prefetchCall(addGuestCartItem)),
    hasProducts && fetchAhead(readyPage(paths.product('-'), [getProduct])),
    fetchAhead(followVisit(client, router, analytics)),
  ])
  await pageShown(router)
  void fetchAhead(readyErrorPage())
  void fetchAhead(prefetchReadError())
  void fetchAhead(prepareReload())
  void fetchAhead(import('../shell/LoadedAt.tsx'))
  if (isOnline) setTimeout(() => void keepOnceQuiet(client, router), KEEP_AFTER)
}
