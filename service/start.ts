import { shopOrigin } from '#domain/store/shop-origin.ts'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ownBackend, type Backend } from './backend.ts'
import type { Cluster } from './db/embedded/cluster.ts'
import { sanitise } from './content/sanitise.ts'
import { foreignBackend } from './foreign-backend.ts'
import { isLoopback } from './http/caller-address.ts'
import { createShopServer, type Answered } from './http/listener.ts'
import { withProbes } from './lifecycle/probes.ts'
import { createStopping } from './lifecycle/stop-on-signal.ts'
import { isLogged, log, openLog } from './log/log.ts'
import { routeOf } from './log/route-of.ts'
import { measuring } from './metrics/measured.ts'
import { loadPages, type Pages } from './pages.ts'
import { reportError, reportErrorsTo } from './http/report.ts'
import { people, peoplePassword } from './seed/people.ts'
import { withSecurityTxt } from './security-txt.ts'
import type { Settings } from './settings.ts'
import { StartError } from './start-error.ts'

/** Resolves when the port is ours. @throws StartError */
const listen = (server: Server, { port, host }: Settings) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new StartError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken: stop the other program or set PORT.`
            : error.code === 'EACCES'
              ? `Port ${port} may not be opened by this user: set PORT to a number from 1024.`
              : `The address ${host}:${port} cannot be opened (${error.code ?? error.message}).`,
        ),
      ),
    )
    server.listen(port, host, resolve)
  })

/** Where people other than this machine's reach the shop; undefined where nobody does. */
const openAddress = ({ host, publicUrl }: Settings): string | undefined =>
  isLoopback(host) ? (publicUrl && !isLoopback(new URL(publicUrl).hostname) ? publicUrl : undefined) : host

function announce(url: string, backend: Backend, settings: Settings, pages: Pages | undefined): void {
  log.announce(
    `Jadeleaf is at ${url} (${backend.description})${pages ? '' : ' - pages are not built, only the service answers'}`,
  )
  if (!settings.sandbox || settings.serviceBaseUrl) return
  const reached = openAddress(settings)
  if (reached !== undefined)
    log.warn(
      `\nWarning: the sandbox is open to everybody who reaches ${reached}. They can sign in as anyone and read all messages. Set SANDBOX=off, or let the shop be reached at this machine alone.`,
    )
  log.announce(`\nSandbox people, password of all ${peoplePassword}:`)
  for (const { key, email, mobilePrefix, mobile, state } of people)
    log.announce(
      `  ${key.padEnd(10)} ${(email ?? '–').padEnd(30)} +${mobilePrefix} ${mobile.padEnd(12)} ${state}`,
    )
  log.announce(`\nSMS and e-mails: ${url}/sandbox\n`)
}

/** Logs and measures an answer: one line a request, without anything that was asked for. */
const noteAnswer =
  (pages: Pages | undefined) =>
  (answered: Answered): void => {
    if (!isLogged('info') && !measuring()) return
    const route = routeOf(answered, (path) => pages?.patternAt?.(path))
    if (route === undefined) return
    const { method, status, ms } = answered
    measuring()?.request({ method, route, status }, ms / 1000)
    log.info(`${method} ${route} ${status}`, { method, route, status, ms })
  }

/** Answers metrics on a port of its own, until the process ends. */
async function openMetrics(
  at: NonNullable<Settings['metrics']>,
  { figures }: Backend,
  pages: Pages | undefined,
): Promise<void> {
  const { serveMetrics } = await import('./metrics/metrics-server.ts')
  const server = await serveMetrics(at, {
    connections: () => figures?.connections() ?? {},
    outbox: async () => (figures ? figures.outbox() : Promise.reject(new Error('another service'))),
    pages: () => pages?.cacheFigures?.(),
  })
  server.unref()
  log.info(`Metrics are at http://${at.host}:${(server.address() as AddressInfo).port}/metrics`)
}

/** Opens the shop. @param embedded the database that was begun before, if it is the embedded one @throws StartError */
export async function start(settings: Settings, embedded: Promise<Cluster> | undefined): Promise<void> {
  if (settings.logsJson) {
    const { jsonLines } = await import('./log/json-lines.ts')
    openLog(settings.logLevel, jsonLines(settings.logLevel))
  } else openLog(settings.logLevel)
  if (settings.sentryDsn) reportErrorsTo(settings.sentryDsn)
  const opening = settings.serviceBaseUrl
    ? Promise.resolve(foreignBackend({ ...settings, base: settings.serviceBaseUrl }))
    : ownBackend(settings, embedded)
  // The pages are read while the database gets ready; what they ask waits for it.
  const loading = loadPages(
    {
      serviceFetch: async (request) => (await opening).fetch(request),
      now: async () => (await opening).now(),
      lacking: async () => (await opening).lacking?.() ?? [],
      sandbox: settings.sandbox && !settings.serviceBaseUrl,
      sanitiseHtml: sanitise,
      sentryDsn: settings.sentryDsn,
      paymentOrigins: settings.paymentOrigins,
      matomo: settings.matomo,
      origin: (called) => shopOrigin(settings, called),
      report: settings.sentryDsn ? reportError : undefined,
      log: log.error,
    },
    process.argv.includes('--dev'),
  )
  loading.catch(() => undefined)
  const backend = await opening
  try {
    const pages = await loading
    if (pages?.invalidate) backend.onPageChange?.(pages.invalidate)
    const { isStopping, stopOnSignal } = createStopping()
    const answering = withProbes(withSecurityTxt(backend, settings), isStopping)
    const server = createShopServer(answering, pages, settings, { isStopping, onAnswer: noteAnswer(pages) })
    if (settings.metrics) await openMetrics(settings.metrics, backend, pages)
    await listen(server, settings)
    const close = async () => {
      await pages?.close?.()
      await backend.close()
    }
    stopOnSignal({ server, close }, settings.drainSeconds, log)
    const host = settings.host.includes(':')
      ? `[${settings.host}]`
      : settings.host === '127.0.0.1' || settings.host === '0.0.0.0'
        ? 'localhost'
        : settings.host
    announce(`http://${host}:${(server.address() as AddressInfo).port}`, backend, settings, pages)
  } catch (error) {
    await backend.close()
    throw error
  }
}
