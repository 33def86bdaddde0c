import type { KeepMessage } from '#features/kit/connection/kept-copies.ts'
import { trustedScript } from '#features/kit/trusted-script.ts'
import type { QueryClient } from '@tanstack/react-query'
import { pageLanguage } from '../../i18n/messages.ts'
import { savesData } from '../../router/use-ready-page.ts'
import { shellAddress, workerAddress } from '../../worker/addresses.ts'
import type { ShopRouter } from '../create-router.ts'
import { fetchAhead } from '../stale-deploy.ts'
import type { UnseenPage } from '../../worker/unseen-pages.ts'
import { followLinksOffline } from './follow-links.ts'
import { readAfterChanges, readForLater } from './read-for-later.ts'

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

/** The pages whose reads were made ahead. Whoever pays for each byte gets what was seen, and nothing in advance. */
async function readAhead(client: QueryClient): Promise<readonly UnseenPage[]> {
  let pages: readonly UnseenPage[] = []
  if (!savesData())
    await fetchAhead(
      readForLater(client).then((read) => {
        pages = read
      }),
    )
  return pages
}

async function keep(client: QueryClient, router: ShopRouter): Promise<void> {
  const { serviceWorker } = navigator
  followLinksOffline(router)
  // a deploy that was missed while the device was offline
  addEventListener('online', () => {
    void serviceWorker
      .getRegistration()
      .then((registration) => registration?.update())
      .catch(() => undefined)
  })
  await serviceWorker.register(trustedScript(workerAddress))
  await Promise.all([serviceWorker.ready, takenOver()])
  readAfterChanges(client)
  const pages = await readAhead(client)
  serviceWorker.controller?.postMessage({
    shell: shellAddress(pageLanguage()),
    pages,
    page: location.href,
    seen: loadedSoFar(),
  } satisfies KeepMessage)
}

/**
 * Starts the service worker and has it keep what is needed to read the shop without a connection
 * (docs/decisions/0053-read-offline.md). Does nothing where there are no service workers, and in development. Nobody waits for it:
 * a worker may never take the page over.
 */
export function keepForOffline(client: QueryClient, router: ShopRouter): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void keep(client, router).catch(() => undefined)
}
