import type { KeepMessage } from '#features/kit/connection/kept-copies.ts'
import { trustedScript } from '#features/kit/trusted-script.ts'
import type { QueryClient } from '@tanstack/react-query'
import { pageLanguage } from '../../i18n/messages.ts'
import { savesData } from '../../router/use-ready-page.ts'
import { shellAddress, workerAddress } from '../../worker/addresses.ts'
import type { ShopRouter } from '../create-router.ts'
import { followLinksOffline } from './follow-links.ts'
import { readForLater } from './read-for-later.ts'

/**
 * Addresses of what this page has loaded so far: the worker has seen only what came after it took over. Styles
 * that stand in the document are named in it, and loaded by no page that has them.
 */
const loadedSoFar = (): string[] => [
  ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
  ...performance.getEntriesByType('resource').map(({ name }) => name),
]

/** Resolves once the worker answers this page's requests. */
const takenOver = (): Promise<unknown> =>
  navigator.serviceWorker.controller
    ? Promise.resolve()
    : new Promise((done) => {
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true })
      })

/**
 * Starts the service worker and has it keep what is needed to read the shop without a connection
 * (docs/decisions/0053-read-offline.md). Does nothing where there are no service workers, and in development.
 * @throws what the registration throws
 */
export async function keepForOffline(client: QueryClient, router: ShopRouter): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(trustedScript(workerAddress))
  // a deploy that was missed while the device was offline
  addEventListener('online', () => void registration.update().catch(() => undefined))
  await Promise.all([serviceWorker.ready, takenOver()])
  followLinksOffline(router)
  // whoever pays for each byte gets what was seen, and nothing in advance
  const pages = savesData() ? [] : await readForLater(client)
  serviceWorker.controller?.postMessage({
    shell: shellAddress(pageLanguage()),
    pages,
    page: location.href,
    seen: loadedSoFar(),
  } satisfies KeepMessage)
}
