import type { Endpoint } from '#domain/contract/endpoint.ts'
import { prefetchCall } from '#features/kit/call.ts'
import { loadMessages, pageLanguage } from '../i18n/messages.ts'
import { matchPage } from '../router/routes.tsx'

/** Prefetches script, messages and the schemas of a page's calls, before anything links to it. Anything may stand for a parameter. */
export function readyPage(pathname: string, calls: readonly Endpoint[] = []): Promise<unknown> {
  const {
    route: { handle },
    handles,
  } = matchPage({ pathname })
  return Promise.all([
    ...handles.map(({ load }) => load()),
    loadMessages(pageLanguage(), handle.parts),
    ...calls.map((call) => prefetchCall(call)),
  ])
}

/** Resolves once the document and its pictures are there and the browser is idle, as far as it says so. */
const idle = (): Promise<void> =>
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
  await idle()
  await readyPage(pathname, call && [call])
}
