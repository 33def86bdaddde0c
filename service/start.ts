import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { foreignBackend, ownBackend, type Backend } from './backend.ts'
import type { Cluster } from './db/embedded/cluster.ts'
import { loadPages, type Pages } from './pages.ts'
import { reportError, reportErrorsTo } from './http/report.ts'
import { people, peoplePassword } from './people.ts'
import type { Settings } from './settings.ts'
import { StartError } from './start-error.ts'

/** Milliseconds that calls under way get to finish after SIGTERM or Ctrl-C. */
const grace = 8_000

const servicePath = /^\/(rest|media|payment\/events|sandbox|healthz)(\/|$)/

function listenerOf(backend: Backend, pages: Pages | undefined) {
  const fetch = async (request: Request, env: unknown) => {
    if (servicePath.test(new URL(request.url).pathname)) return backend.fetch(request, env)
    return pages ? pages.fetch(request, env) : new Response('Only the service runs: the pages are not built.', { status: 404 })
  }
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
  const { middleware } = pages ?? {}
  return middleware ? (...[request, response]: Parameters<typeof listener>) => middleware(request as never, response as never, () => void listener(request, response)) : listener
}

/** Resolves when the port is ours. @throws StartError */
const listen = (server: Server, { port, host }: Settings) => new Promise<void>((resolve, reject) => {
  server.once('error', (error: NodeJS.ErrnoException) => reject(new StartError(
    error.code === 'EADDRINUSE' ? `Port ${port} is taken: stop the other program or set PORT.`
      : error.code === 'EACCES' ? `Port ${port} may not be opened by this user: set PORT to a number from 1024.`
        : `The address ${host}:${port} cannot be opened (${error.code ?? error.message}).`)))
  server.listen(port, host, resolve)
})

function announce(url: string, backend: Backend, { sandbox, serviceBaseUrl }: Settings, pages: Pages | undefined): void {
  console.log(`Jadeleaf is at ${url} (${backend.description})${pages ? '' : ' - pages are not built, only the service answers'}`)
  if (!sandbox || serviceBaseUrl) return
  console.log(`\nSandbox people, password of all ${peoplePassword}:`)
  for (const { key, email, mobilePrefix, mobile, state } of people) console.log(`  ${key.padEnd(10)} ${(email ?? '–').padEnd(30)} +${mobilePrefix} ${mobile.padEnd(12)} ${state}`)
  console.log(`\nSMS and e-mails: ${url}/sandbox\n`)
}

/** Stops taking calls, lets those under way finish, then closes the database. A second signal ends at once. */
function stopOnSignal(server: Server, backend: Backend, pages: Pages | undefined): void {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(130)
    stopping = true
    setTimeout(() => { console.error('Not everything ended in time.'); process.exit(1) }, grace + 2_000).unref()
    setTimeout(() => server.closeAllConnections(), grace).unref()
    const closed = new Promise((resolve) => server.close(resolve))
    // A browser keeps a connection open after its answer: it is idle then and would hold us up.
    setInterval(() => server.closeIdleConnections(), 50).unref()
    void closed.then(() => pages?.close?.()).then(() => backend.close()).then(() => process.exit(0), (error: unknown) => { console.error(error); process.exit(1) })
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}

/** Opens the shop. @param embedded the database that was begun before, if it is the embedded one @throws StartError */
export async function start(settings: Settings, embedded: Promise<Cluster> | undefined): Promise<void> {
  if (settings.sentryDsn) reportErrorsTo(settings.sentryDsn)
  const opening = settings.serviceBaseUrl ? Promise.resolve(foreignBackend(settings.serviceBaseUrl)) : ownBackend(settings, embedded)
  // The pages are read while the database gets ready; what they ask waits for it.
  const loading = loadPages({ serviceFetch: async (request) => (await opening).fetch(request), now: async () => (await opening).now(), sandbox: settings.sandbox && !settings.serviceBaseUrl, sentryDsn: settings.sentryDsn, report: settings.sentryDsn ? reportError : undefined }, process.argv.includes('--dev'))
  loading.catch(() => undefined)
  const backend = await opening
  try {
    const pages = await loading
    const server = createServer(listenerOf(backend, pages))
    await listen(server, settings)
    stopOnSignal(server, backend, pages)
    const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host === '127.0.0.1' || settings.host === '0.0.0.0' ? 'localhost' : settings.host
    announce(`http://${host}:${(server.address() as AddressInfo).port}`, backend, settings, pages)
  } catch (error) {
    await backend.close()
    throw error
  }
}
