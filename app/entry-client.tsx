import { languageOf, defaultLanguage } from '#domain/store/languages.ts'
import { addGuestCartItem } from '#domain/cart/api.ts'
import { callLanguage, readyCalls, setCallLanguage, setPageDevice, tellFaultsWith } from '#features/kit/call.ts'
import { adoptPageLanguage } from '#features/kit/language.ts'
import { queryDefaults } from '#features/kit/query.ts'
import { report } from '#features/kit/service-fault.ts'
import { tokenSlot } from '#features/kit/storage.ts'
import { hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import { startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Location } from 'react-router-dom'
import { App } from './App.tsx'
import type { Boot } from './entry-server.tsx'
import { atFirstSign } from './first-sign.ts'
import { giveFieldsBack } from './kept-fields.ts'
import { faultParts, loadMessages, shellParts } from './messages.ts'
import { browserLocation, createNavigation } from './navigation.ts'
import { fetchAhead, outliveDeploys } from './old-page.ts'
import { asFetchAhead } from './page.ts'
import { Pages } from './Pages.tsx'
import { prefetchWith } from './prefetch.ts'
import { reportErrorsTo } from './reports.ts'
import { matchPage } from './routes.tsx'
import { loadMissing, loadScreen, readScreen, type Screen } from './screen.ts'

declare global { interface Window { __ready?: () => void } }

/** The first input may start the bundle while the page is still on its way: what it needs stands at the end. */
function pageEnd(): Promise<void> {
  return document.readyState === 'loading' ? new Promise((done) => { addEventListener('DOMContentLoaded', () => { done() }, { once: true }) }) : Promise.resolve()
}

/** A pause in which the browser may paint and answer: what a page starts with is no single long task. */
const nextTask = () => new Promise<void>((resume) => { setTimeout(resume) })

const json = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent || 'null')

/** Tells the loader, in the hydrating commit itself, that what a person did meanwhile can be given back. */
function Ready() {
  useLayoutEffect(() => {
    window.__ready?.()
    // for tests: from here on React answers
    document.documentElement.dataset.hydrated = ''
    setTimeout(giveFieldsBack)
  }, [])
  return null
}

/** After so long (ms) a page is shown with what has come: its own skeletons do the rest. */
const patience = 200

/** Makes a screen ready for a navigation: its script and words in any case, its data if they come soon. */
async function openScreen(client: QueryClient, { pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<Screen> {
  const { route, params } = matchPage({ pathname })
  const place = { params, search: new URLSearchParams(search) }
  const late = new Promise<boolean>((done) => { setTimeout(() => { done(false) }, patience) })
  // what cannot be loaded is told by the screen
  const read = readScreen(client, route, place).catch(() => false)
  const [screen, isMissing] = await Promise.all([loadScreen(route, place), Promise.race([read, late])])
  return isMissing ? loadMissing(place) : screen
}

/** The screen that the server has written: its data are here already. @throws what a part of it failed with: the server's HTML stays */
async function writtenScreen(status: number): Promise<Screen> {
  const { route, params } = matchPage(location)
  const place = { params, search: new URLSearchParams(location.search) }
  const screen = await (status === 404 ? loadMissing(place) : loadScreen(route, place))
  if ('error' in screen) throw screen.error
  return screen
}

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
  const navigation = createNavigation({ location: browserLocation(), screen, scroll: 'same' }, (to) => openScreen(client, to))
  outliveDeploys(navigation.wanted)
  tellFaultsWith(() => loadMessages(languageOf(callLanguage())?.code ?? language.code, faultParts))
  // A page that comes back as it was left (back/forward cache) has missed what happened meanwhile.
  addEventListener('pageshow', (event) => { if (event.persisted) void client.invalidateQueries() })
  prefetchWith((href) => {
    const url = new URL(href, location.href)
    const { route: { handle }, params } = matchPage(url)
    const read = async () => {
      const page = await handle.load()
      // as in a navigation: these are a guest's reads
      if (handle.personal || tokenSlot.read() !== undefined) return
      const place = { params, search: url.searchParams }
      for (const wanted of [page.subject?.(place), ...(page.queries?.(place) ?? [])]) if (wanted) void client.prefetchQuery(asFetchAhead(wanted))
    }
    void fetchAhead(read())
    void fetchAhead(loadMessages(language.code, handle.parts))
  })
  await nextTask()
  const app = <App client={client} language={language} sandbox={boot.sandbox}><Pages navigation={navigation} /><Ready /></App>
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  startTransition(() => {
    if (boot.isEmpty) createRoot(root).render(app)
    else hydrateRoot(root, app, { onRecoverableError: (error) => { report(error, 'hydration') } })
  })
  adoptPageLanguage(language)
  atFirstSign(() => {
    void fetchAhead(readyCalls(addGuestCartItem))
    void fetchAhead(import('./looking-around.ts').then(({ lookAround }) => { lookAround(client, navigation) }))
  })
}

// Not awaited: pages import chunks that import this module.
void start().catch((error: unknown) => { report(error, 'start') })
