// The shop's service worker: docs/decisions/0053-read-offline.md.
import { copies, type KeepMessage, type WorkerMessage } from '#features/kit/connection/kept-copies.ts'
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js'
import type { Strategy } from 'workbox-strategies/Strategy.js'
import { keptCopies, makeRoom } from './copies-plugin.ts'
import { withParts, type KeepFile } from './document-parts.ts'
import { forgetPersonalCopies, onePersons } from './personal-copies.ts'
import { scope, type WorkEvent } from './scope.ts'
import { keepShell, shellFor } from './shell.ts'
import { askedFor, isKeptPage, type Asked } from './what-is-kept.ts'

const { origin } = globalThis.location

/** Copies say by themselves whom they are for; `Vary` is for caches on the way. */
const matchOptions = { ignoreVary: true }
const optionsOf = (name: keyof typeof copies) => ({
  cacheName: copies[name],
  plugins: [keptCopies(copies[name])],
  matchOptions,
})

const handlers = {
  shell: new CacheFirst(optionsOf('shell')),
  data: new CacheFirst(optionsOf('pages')),
  pictures: new StaleWhileRevalidate(optionsOf('pictures')),
  answers: new NetworkFirst(optionsOf('answers')),
  personal: new NetworkFirst({
    ...optionsOf('personal'),
    plugins: [keptCopies(copies.personal), onePersons],
  }),
}

/** Asks a strategy for an address, and waits until it is kept. Workbox wants no more of an event than `waitUntil`. */
const ask = async (strategy: Strategy, url: string, event: WorkEvent): Promise<void> => {
  await Promise.all(strategy.handleAll({ request: new Request(url), event: event as never }))
}

/** Keeps a file of the program, a page's data or a picture; what else an address may be is left alone. */
const keepFile: KeepFile = async (url, event) => {
  const name = askedFor(new Request(url), origin)
  if (name === 'shell' || name === 'data' || name === 'pictures') await ask(handlers[name], url, event)
}

/** A page is asked of the server: the browser's own cache may answer with the one before for half a minute. */
const askServer = {
  requestWillFetch: async ({ request: { url } }: { request: Request }): Promise<Request> =>
    new Request(url, { cache: 'no-cache', redirect: 'manual', headers: { accept: 'text/html' } }),
}

const pageOptions = {
  ...optionsOf('pages'),
  plugins: [askServer, withParts(keepFile), keptCopies(copies.pages)],
}
const freshPage = new NetworkFirst(pageOptions)
const quickPage = new StaleWhileRevalidate(pageOptions)

const asks =
  (name: Asked) =>
  ({ request }: { request: Request }) =>
    askedFor(request, origin) === name

for (const [name, handler] of Object.entries(handlers)) registerRoute(asks(name as Asked), handler)
registerRoute(asks('personal'), handlers.personal, 'POST')

/**
 * A page that was seen is shown at once and asked for meanwhile, which its next visit shows; a reload asks first. Without
 * an answer, any page is shown in the kept document of its language.
 */
registerRoute(asks('pages'), async (options) => {
  const { request } = options
  if (!isKeptPage(request.url)) return fetch(request)
  // a browser marks a reload so
  const isReload = request.cache === 'no-cache' || request.cache === 'reload'
  try {
    return await (isReload ? freshPage : quickPage).handle(options)
  } catch (error) {
    const shell = await shellFor(request.url)
    if (shell) return shell
    throw error
  }
})

/** Keeps what a page has loaded before the worker took over. */
async function keep(event: WorkEvent, { shell, pages, page, seen }: KeepMessage): Promise<void> {
  const wanted = seen.map((url) => keepFile(url, event))
  if (isKeptPage(page)) wanted.push(ask(freshPage, page, event))
  await Promise.allSettled(wanted)
  await keepShell(shell, pages, (url) => keepFile(url, event), seen)
}

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  event.waitUntil(
    (message === copies.personal ? forgetPersonalCopies() : keep(event, message)).catch(() => undefined),
  )
})

registerQuotaErrorCallback(makeRoom)

// Both workers understand all copies: pages that are open go on with their own build.
scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting())
})
scope.addEventListener('activate', (event) => {
  // documents of the build before: the next navigation asks for the new one
  event.waitUntil(Promise.all([caches.delete(copies.pages), scope.clients.claim()]))
})
