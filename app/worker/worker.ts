// The shop's service worker: docs/decisions/0053-read-offline.md.
import { copies, type KeepMessage, type WorkerMessage } from '#features/kit/kept-copies.ts'
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js'
import { keptCopies, makeRoom } from './copies-plugin.ts'
import { forgetPersonalCopies, onePersons } from './personal-copies.ts'
import { scope, type WorkEvent } from './scope.ts'
import { keepShell, shellFor } from './shell.ts'
import { askedFor, isKeptPage, type Asked } from './what-is-kept.ts'

/** Copies say by themselves whom they are for; `Vary` is for caches on the way. */
const matchOptions = { ignoreVary: true }
const optionsOf = (name: Asked) => ({
  cacheName: copies[name],
  plugins: [keptCopies(copies[name])],
  matchOptions,
})

const freshPage = new NetworkFirst(optionsOf('pages'))
const quickPage = new StaleWhileRevalidate(optionsOf('pages'))
const file = new CacheFirst(optionsOf('shell'))
const handlers = {
  shell: file,
  pictures: new StaleWhileRevalidate(optionsOf('pictures')),
  answers: new NetworkFirst(optionsOf('answers')),
  personal: new NetworkFirst({
    ...optionsOf('personal'),
    plugins: [keptCopies(copies.personal), onePersons],
  }),
}

const { origin } = globalThis.location
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
async function keep(event: WorkEvent, { shell, pages, seen }: KeepMessage): Promise<void> {
  const keepAt = (url: string): Promise<unknown> => {
    const request = new Request(url)
    const name = askedFor(request, origin)
    const handler =
      name === undefined ? freshPage : name === 'shell' || name === 'pictures' ? handlers[name] : undefined
    // without the event's own type: Workbox asks for nothing but waitUntil
    const [answered, done] = handler?.handleAll({ request, event: event as never }) ?? []
    return Promise.all([answered, done])
  }
  await Promise.allSettled(seen.filter(isKeptPage).map(keepAt))
  await keepShell(shell, pages, keepAt, seen)
}

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  event.waitUntil(
    (message.type === 'keep' ? keep(event, message) : forgetPersonalCopies()).catch(() => undefined),
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
