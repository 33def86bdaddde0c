import { pagePath } from '#features/kit/language/address.ts'
import { analyticsSlot } from '#features/kit/storage.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { ShopRouter } from '../client/create-router.ts'
import { boughtSlot, followShop, toDataLayer } from './analytics.ts'
import { matomoOf, visitorSlot } from './matomo.ts'

/** Browsers that say for their owner that nothing may be counted (Global Privacy Control). */
const isRefusedByBrowser = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true

/** Follows the visit and sends what there is to count. @returns what ends it */
function follow(address: string, client: QueryClient, router: ShopRouter): () => void {
  const { tell, tellPage } = matomoOf(address)
  const { navigated, stop } = followShop(client, pagePath, (event) => {
    toDataLayer(event)
    tell(event)
  })
  tellPage()
  let told = pagePath()
  const stopPages = router.subscribe(({ navigation }) => {
    navigated()
    if (navigation.state !== 'idle' || pagePath() === told) return
    told = pagePath()
    tellPage()
  })
  return () => {
    stop()
    stopPages()
  }
}

/**
 * Counts the visit for the Matomo at `address` as long as the browser's owner allows it (docs/decisions/0069). Whoever has
 * not answered is asked; nothing is sent or stored about the visit before the answer, and a withdrawal removes what was stored.
 */
export function followIfAllowed(address: string, client: QueryClient, router: ShopRouter): void {
  let stop: (() => void) | undefined
  const adapt = () => {
    const isAllowed = analyticsSlot.read() === 'allowed'
    if (isAllowed) stop ??= follow(address, client, router)
    else {
      stop?.()
      stop = undefined
      for (const slot of [visitorSlot, boughtSlot]) if (slot.read() !== undefined) slot.clear()
    }
  }
  if (isRefusedByBrowser()) analyticsSlot.write('refused')
  else if (analyticsSlot.read() === undefined) analyticsSlot.write('asked')
  analyticsSlot.subscribe(adapt)
  adapt()
}
