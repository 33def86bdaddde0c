import type { TrackingEvent } from '#domain/analytics/events.ts'
import { matomoHits } from '#domain/analytics/matomo.ts'
import { pagePath } from '#features/kit/language/address.ts'
import { storageSlot } from '#features/kit/storage.ts'
import { pages } from '../router/pages.ts'
import { matchPage } from '../router/routes.tsx'

/** A random number that visits of this browser are counted under: 16 hexadecimal digits. */
export const visitorSlot = storageSlot(
  'analytics_visitor',
  (value): value is string => typeof value === 'string' && /^[\da-f]{16}$/.test(value),
  'text',
)

function visitor(): string {
  const known = visitorSlot.read()
  if (known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  const fresh = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  visitorSlot.write(fresh)
  return fresh
}

/**
 * The page as it is told: its address without a query for a page of the shop, its pattern for any other, such as
 * `/dashboard/orders/:id`, so that no number of a person or an order leaves the shop.
 */
function pageAddress(): string {
  const { path } = matchPage({ pathname: pagePath() }).route
  const isOfShop = pages.some(({ pattern, folder }) => pattern === path && folder === 'shop')
  return location.origin + (isOfShop ? location.pathname : path)
}

/**
 * Sends to a Matomo through its tracking API. A request that fails is lost: counting a visit is not worth a second try.
 * @param address its `matomo.php` with the number of the site
 */
export function matomoOf(address: string) {
  const send = (hit: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({
      rec: '1',
      apiv: '1',
      send_image: '0',
      _id: visitor(),
      rand: String(Math.random()),
      url: pageAddress(),
      ...hit,
    })
    // without an answer to read: the other origin need not allow it
    fetch(address, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(
      () => undefined,
    )
  }
  return {
    tell: (event: TrackingEvent): void => {
      for (const hit of matomoHits(event)) send(hit)
    },
    tellPage: (): void => {
      send({ action_name: pageAddress() })
    },
  }
}
