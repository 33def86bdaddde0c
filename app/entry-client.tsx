import { languageOf, defaultLanguage } from '#domain/store/languages.ts'
import { addGuestCartItem } from '#domain/cart/api.ts'
import { readyCalls, setCallLanguage, setPageDevice } from '#features/kit/call.ts'
import { adoptPageLanguage } from '#features/kit/language.ts'
import { queryDefaults } from '#features/kit/query.ts'
import { report } from '#features/kit/service-fault.ts'
import { tokenSlot } from '#features/kit/storage.ts'
import { hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import { startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider, UNSAFE_ErrorResponseImpl as ErrorResponse, type RouteObject } from 'react-router-dom'
import { App } from './App.tsx'
import type { Boot } from './entry-server.tsx'
import { giveFieldsBack } from './kept-fields.ts'
import { loadMessages, shellParts } from './messages.ts'
import { fetchAhead, outliveDeploys } from './old-page.ts'
import { asFetchAhead, isPageHandle } from './page.ts'
import { prefetchWith } from './prefetch.ts'
import { createRoutes } from './routes.tsx'

declare global { interface Window { __ready?: () => void } }

/** The first input may start the bundle while the page is still on its way: what it needs stands at the end. */
function pageEnd(): Promise<void> {
  return document.readyState === 'loading' ? new Promise((done) => { addEventListener('DOMContentLoaded', () => { done() }, { once: true }) }) : Promise.resolve()
}

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

/** A lazy route that the server rendered must be there before hydration, or its fallback would replace the HTML. */
async function loadMatches(routes: RouteObject[]): Promise<string[]> {
  const parts = new Set<string>()
  await Promise.all((matchRoutes(routes, location) ?? []).map(async ({ route }) => {
    if (!isPageHandle(route.handle)) return
    for (const part of route.handle.parts) parts.add(part)
    const { Page } = await route.handle.load()
    Object.assign(route, { Component: Page, lazy: undefined })
  }))
  return [...parts]
}

/** What shows that somebody is there, and not only a page that was opened. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** What calls are made with comes at the first sign of life: before the press that needs it, and never for a page that is only looked at. */
function atFirstSign(act: () => void): void {
  const ready = () => {
    for (const sign of signs) removeEventListener(sign, ready, true)
    act()
  }
  for (const sign of signs) addEventListener(sign, ready, { capture: true, passive: true })
}

async function start(): Promise<void> {
  await pageEnd()
  const boot = json('boot') as Boot
  const language = languageOf(boot.language) ?? defaultLanguage
  setCallLanguage(language.code)
  setPageDevice(boot.device)
  const client = new QueryClient({ defaultOptions: queryDefaults })
  hydrate(client, json('data') as DehydratedState)
  const routes = createRoutes(client)
  const parts = await loadMatches(routes)
  await loadMessages(language.code, [...shellParts, ...parts])
  const errors = boot.errors && Object.fromEntries(Object.entries(boot.errors).map(([id, { status, statusText }]) => [id, new ErrorResponse(status, statusText, null)]))
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: boot.loaderData, ...(errors ? { errors } : {}) } })
  outliveDeploys(() => {
    const { location: next } = router.state.navigation
    return next && next.pathname + next.search + next.hash
  })
  // A page that comes back as it was left (back/forward cache) has missed what happened meanwhile.
  addEventListener('pageshow', (event) => { if (event.persisted) void client.invalidateQueries() })
  prefetchWith((href) => {
    const url = new URL(href, location.href)
    for (const { route, params } of matchRoutes(routes, url) ?? []) {
      const { handle } = route
      if (!isPageHandle(handle)) continue
      const read = async () => {
        const page = await handle.load()
        // as the route's own loader: these are a guest's reads
        if (handle.personal || tokenSlot.read() !== undefined) return
        const place = { params, search: url.searchParams }
        for (const wanted of [page.subject?.(place), ...(page.queries?.(place) ?? [])]) if (wanted) void client.prefetchQuery(asFetchAhead(wanted))
      }
      void fetchAhead(read())
      void fetchAhead(loadMessages(language.code, handle.parts))
    }
  })
  const app = <App client={client} language={language} sandbox={boot.sandbox}><RouterProvider router={router} /><Ready /></App>
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  startTransition(() => {
    if (boot.isEmpty) createRoot(root).render(app)
    else hydrateRoot(root, app, { onRecoverableError: (error) => { report(error, 'hydration') } })
  })
  adoptPageLanguage(language)
  atFirstSign(() => {
    void fetchAhead(readyCalls(addGuestCartItem))
    void fetchAhead(import('./analytics.ts').then(({ followShop }) => { router.subscribe(followShop(client, () => location.pathname)) }))
  })
}

// Not awaited: pages import chunks that import this module.
void start().catch((error: unknown) => { report(error, 'start') })
