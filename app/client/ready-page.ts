import type { Endpoint } from '#domain/contract/endpoint.ts'
import { prefetchCall } from '#features/kit/call.ts'
import { tokenSlot } from '#features/kit/storage.ts'
import type { QueryClient } from '@tanstack/react-query'
import { loadMessages, pageLanguage } from '../i18n/messages.ts'
import { asFetchAhead, type PageModule, type PagePlace } from '../router/page.ts'
import { matchPage } from '../router/routes.tsx'

/** Prefetches script, messages and the schemas of a page's calls, before anything links to it. Anything may stand for a parameter. */
export function readyPage(pathname: string, calls: readonly Endpoint[] = []): Promise<unknown> {
  const {
    route: { handle },
    handles,
  } = matchPage({ pathname })
  return Promise.all([
    ...handles.map(({ load }) => load()),
    loadMessages(pageLanguage(), [handle.words]),
    ...calls.map((call) => prefetchCall(call)),
  ])
}

/** Resolves once the document and its pictures are there and the browser is idle, as far as it says so. */
export const browserIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
      else resolve()
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })

/** Prefetches a page as soon as the browser has nothing better to do. */
export async function readyPageWhileIdle(pathname: string, call?: Endpoint): Promise<void> {
  await browserIdle()
  await readyPage(pathname, call && [call])
}

/**
 * Reads ahead what a page needs, as its loader would. Before a touch, which is followed by the loader at once or by a scroll,
 * only the main reads of a page that is known from a list.
 */
export function readAhead(client: QueryClient, page: PageModule, place: PagePlace, isTouch: boolean): void {
  // as in a navigation: these reads are a guest's
  if (tokenSlot.read() !== undefined) return
  const isBrief = isTouch && page.isKnown?.(place, client)
  const further = isBrief ? [] : (page.queries?.(place) ?? [])
  for (const wanted of [...(page.subject?.(place) ?? []), ...further])
    void client.prefetchQuery(asFetchAhead(wanted))
}
