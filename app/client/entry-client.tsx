import { languageOf, defaultLanguage } from '#domain/store/languages.ts'
import { addGuestCartItem } from '#domain/cart/api.ts'
import { prefetchCall, setCallLanguage, setPageDevice, setFaultMessageLoader } from '#features/kit/call.ts'
import { adoptPageLanguage } from '#features/kit/language.ts'
import { queryDefaults } from '#features/kit/query.ts'
import { prefetchReadError } from '#features/kit/ReadError.tsx'
import { report } from '#features/kit/service-fault.ts'
import { tokenSlot } from '#features/kit/storage.ts'
import { hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import { startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Location } from 'react-router-dom'
import { App } from '../shell/App.tsx'
import type { Boot } from '../server/entry-server.tsx'
import { onFirstInteraction } from './on-first-interaction.ts'
import { faultParts, loadMessages, pageLanguage, shellParts } from '../i18n/messages.ts'
import { browserLocation, createNavigation } from '../router/navigation.ts'
import { readyErrorPage } from '../errors/LazyErrorPage.tsx'
import { fetchAhead, restoreFields, reloadAfterDeploy, prepareReload } from './stale-deploy.ts'
import { asFetchAhead } from '../router/page.ts'
import { Pages } from '../router/Pages.tsx'
import { isPage } from '../router/is-page.ts'
import { prefetchWith } from '../router/prefetch.ts'
import { reportErrorsTo } from '../telemetry/reports.ts'
import { matchPage } from '../router/routes.tsx'
import { loadMissing, loadScreen, loadUnavailable, readScreen } from '../router/screen.ts'
import type { Screen } from '../router/screen-context.ts'

declare global {
  interface Window {
    __ready?: () => void
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

const json = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent || 'null')

/** Tells the loader, in the hydrating commit itself, that recorded input can be replayed. */
function Ready() {
  useLayoutEffect(() => {
    window.__ready?.()
    // for tests: React handles events from here on
    document.documentElement.dataset.hydrated = ''
    setTimeout(() => void fetchAhead(restoreFields()))
  }, [])
  return null
}

/** Maximum wait (ms) for data before a page is shown with its skeletons. */
const PAGE_DELAY = 200

/** Prepares a screen for a navigation: waits for its script and messages, and for its data up to the limit. */
async function openScreen(
  client: QueryClient,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<Screen> {
  const { route, params } = matchPage({ pathname })
  const pagePlace = { params, search: new URLSearchParams(search) }
  const late = new Promise<undefined>((done) => {
    setTimeout(() => {
      done(undefined)
    }, PAGE_DELAY)
  })
  // the screen reports what could not be loaded
  const read = readScreen(client, route, pagePlace).catch(() => undefined)
  const [screen, failure] = await Promise.all([loadScreen(route, pagePlace), Promise.race([read, late])])
  return failure?.isMissing ? loadMissing(pagePlace) : screen
}

/**
 * The screen rendered by the server, whose data is already in the page.
 * @throws the error of a part; the server's HTML stays
 */
async function writtenScreen(status: number): Promise<Screen> {
  const { route, params } = matchPage(location)
  const pagePlace = { params, search: new URLSearchParams(location.search) }
  const screen = await (status === 404
    ? loadMissing(pagePlace)
    : status === 503
      ? loadUnavailable(pagePlace)
      : loadScreen(route, pagePlace))
  if ('error' in screen) throw screen.error
  return screen
}

// Long: the start of a page, step by step; the order is what matters.
async function start(): Promise<void> {
  await pageEnd()
  await nextTask()
  const boot = json('boot') as Boot
  if (boot.dsn) reportErrorsTo(boot.dsn)
  const language = languageOf(boot.language) ?? defaultLanguage
  setCallLanguage(language.code)
  setPageDevice(boot.device)
  const client = new QueryClient({ defaultOptions: queryDefaults })
  hydrate(client, json('data') as DehydratedState)
  const [screen] = await Promise.all([writtenScreen(boot.status), loadMessages(language.code, shellParts)])
  const navigation = createNavigation({ location: browserLocation(), screen, scroll: 'same' }, (to) =>
    openScreen(client, to),
  )
  reloadAfterDeploy(navigation.wanted)
  setFaultMessageLoader(() => loadMessages(pageLanguage(), faultParts))
  // A page restored from the back/forward cache has missed later changes.
  addEventListener('pageshow', (event) => {
    if (event.persisted) void client.invalidateQueries()
  })
  prefetchWith((href) => {
    const url = new URL(href, location.href)
    const {
      route: { handle },
      params,
    } = matchPage(url)
    const read = async () => {
      const page = await handle.load()
      // as in a navigation: these reads are a guest's
      if (handle.personal || tokenSlot.read() !== undefined) return
      const pagePlace = { params, search: url.searchParams }
      for (const wanted of [...(page.subject?.(pagePlace) ?? []), ...(page.queries?.(pagePlace) ?? [])])
        void client.prefetchQuery(asFetchAhead(wanted))
    }
    void fetchAhead(read())
    void fetchAhead(loadMessages(language.code, handle.parts))
  })
  await nextTask()
  const app = (
    <App
      client={client}
      language={language}
      sandbox={boot.sandbox}
      navigate={(href) => {
        if (isPage(href)) navigation.navigator.push(href)
        else location.assign(href)
      }}
    >
      <Pages navigation={navigation} />
      <Ready />
    </App>
  )
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  startTransition(() => {
    if (boot.isEmpty) createRoot(root).render(app)
    else
      hydrateRoot(root, app, {
        onRecoverableError: (error) => {
          report(error, 'hydration')
        },
      })
  })
  adoptPageLanguage(language)
  onFirstInteraction(() => {
    void fetchAhead(import('./focus-guard.ts').then(({ guardFocus }) => guardFocus()))
    void fetchAhead(readyErrorPage())
    void fetchAhead(prefetchReadError())
    void fetchAhead(prepareReload())
    void fetchAhead(prefetchCall(addGuestCartItem))
    void fetchAhead(
      import('./prefetch-product-page.ts').then(({ startBackgroundWork }) => {
        startBackgroundWork(client, navigation)
      }),
    )
  })
}

// Not awaited: pages import chunks that import this module.
void start().catch((error: unknown) => {
  report(error, 'start')
  // The server's HTML stays. Where it is a skeleton, the message hidden in it is shown (see PageSkeleton).
  const message = document.getElementById('load-failed')
  if (!message) return
  message.hidden = false
  if (message.nextElementSibling instanceof HTMLElement) message.nextElementSibling.hidden = true
  addEventListener('online', () => {
    location.reload()
  })
})
