import { splitPath } from '#domain/store/language-address.ts'
import { languageOf, defaultLanguage } from '#domain/store/languages.ts'
import { loadTransport, setCallLanguage, setLacking } from '#features/kit/call.ts'
import { adoptPageLanguage } from '#features/kit/language/language.ts'
import { queryDefaults } from '#features/kit/query.ts'
import { report } from '#features/kit/service-fault.ts'
import { setWordLoader } from '#features/kit/words.ts'
import { hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import { startTransition, useLayoutEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { App } from '../shell/App.tsx'
import type { Boot } from '../server/entry-server.tsx'
import { retryFailedStyles } from './failed-styles.ts'
import { giveBack } from './give-back.ts'
import { onFirstInteraction } from './on-first-interaction.ts'
import { loadFirstWords, loadMessages, pageLanguage, shellWords } from '../i18n/messages.ts'
import { PageLoadError } from '../errors/page-load-error.ts'
import {
  createRouter,
  initialized,
  loadRenderedPage,
  pendingAddress,
  type ShopRouter,
} from './create-router.ts'
import { withTimes } from './page-data.ts'
import { fetchAhead, restoreFields, reloadAfterDeploy } from './stale-deploy.ts'
import { isPage } from '../router/is-page.ts'
import { prefetchWith } from '../router/prefetch.ts'
import { reportErrorsTo } from '../telemetry/reports.ts'
import { matchPage } from '../router/routes.tsx'
import { settledRouter } from '../router/settled-router.ts'

declare global {
  interface Window {
    /** Of the loader. */
    __ready?: (give: typeof giveBack) => void
  }
}

/** The first input may start the bundle before the page is complete; its data is at the end of the HTML. */
function pageEnd(): Promise<void> {
  return document.readyState === 'loading'
    ? new Promise((done) => {
        addEventListener(
          'DOMContentLoaded',
          () => {
            done()
          },
          { once: true },
        )
      })
    : Promise.resolve()
}

/** Yields to the browser for painting and input, so that the start of a page is not one long task. */
const nextTask = () =>
  new Promise<void>((resume) => {
    setTimeout(resume)
  })

/** The browser reads a language's data at its first number: 13 to 20 ms on a fast processor, too long beside React's work. */
const readNumberData = (tag: string) => new Intl.NumberFormat(tag)

const json = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent || 'null')

/** Errors that the router shows are reported here, once each, whatever becomes of the page that shows them. */
const reportRouteError = (error: unknown): void => {
  report(error instanceof PageLoadError ? error.cause : error, 'screen')
}

/** Tells the loader, in the hydrating commit itself, that recorded input can be replayed. */
function Ready({ router }: { router: ShopRouter }) {
  const [{ location: rendered }] = useState(router.state)
  useLayoutEffect(() => {
    // A navigation between the first rendering and this effect was not heard by RouterProvider.
    if (router.state.location !== rendered) void router.revalidate()
    window.__ready?.(giveBack)
    // for tests: React handles events from here on
    document.documentElement.dataset.hydrated = ''
    setTimeout(() => void fetchAhead(restoreFields()))
  }, [router, rendered])
  return null
}

// Long: the start of a page, step by step; the order is what matters.
async function start(): Promise<void> {
  await pageEnd()
  await nextTask()
  const boot = json('boot') as Boot
  if (boot.dsn) reportErrorsTo(boot.dsn)
  const { language: named } = splitPath(location.pathname)
  const isNamed = named !== undefined
  const language = named ?? languageOf(boot.language) ?? defaultLanguage
  setCallLanguage(language.code)
  setLacking(boot.lacking)
  const client = new QueryClient({ defaultOptions: queryDefaults })
  const data = json('data') as DehydratedState | null
  if (data) hydrate(client, withTimes(data))
  await nextTask()
  // first: what the page lacks after them is fetched by name
  if (boot.words) await loadFirstWords(language.code, boot.words)
  const page = loadRenderedPage(boot.loaderData)
  await Promise.all([
    // where nothing of the page was rendered, the router says in the shop's frame that it could not be loaded
    boot.isEmpty ? page.catch(() => undefined) : page,
    loadMessages(language.code, [shellWords]),
    nextTask().then(() => readNumberData(language.tag)),
  ])
  await nextTask()
  const router = createRouter(client, boot.loaderData)
  // else back or forward was pressed since the page was loaded, and the address is another one's; or its data is gone
  const isRendered = router.state.initialized && !boot.isEmpty && data
  if (!router.state.initialized) await initialized(router)
  reloadAfterDeploy(() => pendingAddress(router))
  setWordLoader((catalogue) => loadMessages(pageLanguage(), [catalogue]))
  // A page restored from the back/forward cache has missed later changes.
  addEventListener('pageshow', (event) => {
    if (event.persisted) void client.invalidateQueries()
  })
  const ahead = () => import('./ready-page.ts')
  prefetchWith(
    (href, isTouch) => {
      const url = new URL(href, location.href)
      const {
        route: { handle },
        params,
      } = matchPage(url)
      // all at once: the page's reads wait for nothing else once its script is there
      void fetchAhead(
        Promise.all([
          handle.load(),
          ahead(),
          loadTransport(),
          loadMessages(language.code, [handle.words]),
        ]).then(([page, { readAhead }]) => {
          readAhead(client, page, { params, search: url.searchParams }, isTouch)
        }),
      )
    },
    (path, call) => void fetchAhead(ahead().then(({ readyPageWhileIdle }) => readyPageWhileIdle(path, call))),
  )
  await nextTask()
  const app = (
    <App
      client={client}
      language={language}
      isNamed={isNamed}
      sandbox={boot.sandbox}
      navigate={(href) => {
        if (isPage(href)) void router.navigate(href)
        else location.assign(href)
      }}
    >
      <RouterProvider router={settledRouter(router)} onError={reportRouteError} />
      <Ready router={router} />
    </App>
  )
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  startTransition(() => {
    if (isRendered)
      hydrateRoot(root, app, {
        onRecoverableError: (error) => {
          report(error, 'hydration')
        },
      })
    else createRoot(root).render(app)
  })
  adoptPageLanguage(language, isNamed)
  onFirstInteraction(() => {
    void fetchAhead(
      import('./after-first-interaction.ts').then(({ startBackgroundWork }) =>
        startBackgroundWork(client, router, boot.analytics),
      ),
    )
  })
}

/** Pause (ms) before a page whose script failed is loaded again. */
const RELOAD_MS = 2000

retryFailedStyles()
// Not awaited: pages import chunks that import this module.
void start().catch((error: unknown) => {
  report(error, 'start')
  // The server's HTML stays. Where it is a skeleton, the message hidden in it is shown (see PageSkeleton).
  const message = document.getElementById('load-failed')
  if (!message) return
  message.hidden = false
  if (message.nextElementSibling instanceof HTMLElement) message.nextElementSibling.hidden = true
  // a browser says that it is online before the network carries anything
  addEventListener('online', () => setTimeout(() => location.reload(), RELOAD_MS))
})
