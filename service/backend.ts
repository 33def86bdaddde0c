import type { Capability } from '#domain/store/capabilities.ts'
import { createService, createServices, jobsOf } from './app.ts'
import { prepareSearchLater } from './catalogue/cache/prepare-search.ts'
import { createCachedRead } from './db/cached-read.ts'
import { followChanges } from './db/changes.ts'
import { connectDatabase, type Database } from './db/db.ts'
import { backgroundLimits } from './db/time-limits.ts'
import type { Cluster } from './db/embedded/cluster.ts'
import { migrate } from './db/migrate.ts'
import { openReplica, type Replica } from './db/replica.ts'
import type { MetricSources } from './metrics/metrics.ts'
import { outboxFigures } from './outbox/figures-store.ts'
import { openLanes } from './outbox/lanes.ts'
import { seed } from './seed/seed.ts'
import { startJobs } from './jobs.ts'
import type { PaymentPort } from './ports/payments.ts'
import { readControls } from './sandbox/control-store.ts'
import type { Settings } from './settings.ts'
import { oneLine, StartError } from './start-error.ts'
import { checkStoredKeys } from './two-step/check-keys.ts'
import { log } from '#service/log/log.ts'

/** Connections for seeding and jobs. */
const BACKGROUND_CONNECTIONS = 2
/** Connections for sending messages. */
const OUTBOX_CONNECTIONS = 2

/** Answers `/rest`, `/media`, `/sandbox` and `/healthz`. */
export interface Backend {
  fetch(request: Request, env?: unknown): Promise<Response>
  now(): Promise<Date> | Date
  /**
   * Calls back after every change of what public pages show, with the keys of those pages, or without any if it may be
   * every page. A service behind SERVICE_BASE_URL sends no such events.
   */
  onPageChange?(listener: (keys?: readonly string[]) => void): void
  /** What operators are told of our own service's database. */
  readonly figures?: Omit<MetricSources, 'pages'>
  /** What the service behind SERVICE_BASE_URL lacks; our own has everything. */
  lacking?(): Promise<readonly Capability[]>
  /** Description for the line printed at start. */
  readonly description: string
  close(): Promise<void>
}

const figuresOf = (
  calls: Database,
  replica: Replica | undefined,
  jobs: Database,
  messages: Database,
): NonNullable<Backend['figures']> => ({
  connections: () => ({
    calls: calls.connections(),
    ...(replica && { replica: replica.connections() }),
    jobs: jobs.connections(),
    messages: messages.connections(),
  }),
  outbox: () => outboxFigures(jobs),
})

/** @throws StartError that names what is missing for running without the sandbox */
export function requireRealSystems({ sandbox, databaseUrl, mail, sms }: Settings): void {
  if (sandbox) return
  const missing = [
    ...(databaseUrl ? [] : ['DATABASE_URL']),
    ...(mail ? [] : ['SMTP_URL and MAIL_FROM']),
    ...(sms ? [] : ['SMS_URL']),
  ]
  if (missing.length > 0)
    throw new StartError(
      `SANDBOX is off, but these settings are missing: ${missing.join(', ')}. Set them, or SANDBOX=on, or SERVICE_BASE_URL.`,
    )
}

/** Work of three kinds has pools of its own, so that calls, jobs and messages never wait for each other. */
function connectPools(url: string, { databaseConnections, checkAnswers: strict }: Settings) {
  const db = connectDatabase(url, { connections: databaseConnections, strict })
  const background = connectDatabase(url, {
    connections: BACKGROUND_CONNECTIONS,
    limits: backgroundLimits,
    strict,
  })
  const outbox = connectDatabase(url, { connections: OUTBOX_CONNECTIONS, strict })
  const closePools = () => Promise.all([db.close(), background.close(), outbox.close()])
  return { db, background, outbox, closePools }
}

const readsOf = (replica: Replica | undefined) =>
  replica && { reads: replica.reads, longReads: replica.longReads }

/** Opens the replica, if there is one. Only after the migrations, so that it counts as current once it has them too. */
const replicaOf = (
  { databaseReadUrl: url, databaseConnections: connections, checkAnswers: strict }: Settings,
  main: Database,
): Replica | undefined => (url === undefined ? undefined : openReplica(url, main, { connections, strict }))

/** Says in the log what the settings leave out. */
function warnOfMissing({ sandbox, payments, twoStepKey }: Settings): void {
  if (!sandbox && Object.values(payments).every((provider) => provider === undefined))
    log.warn('No payment provider is connected: nothing that costs money can be bought.')
  if (!twoStepKey)
    log.warn(
      'TWO_STEP_KEY is not set: two-step sign-in is not offered, and accounts that have it cannot sign in.',
    )
}

/** Says in the log which providers cannot wait for the order to ship. */
function warnOfEarlyCapture({ paymentCapture }: Settings, { providers, capturesLater }: PaymentPort): void {
  const early = providers.filter((provider) => !capturesLater.includes(provider))
  if (paymentCapture === 'shipping' && early.length > 0)
    log.warn(
      `PAYMENT_CAPTURE is "shipping", but ${early.join(', ')} cannot capture later: their payments are captured at once.`,
    )
}

/**
 * Starts our own service on its database: the one of DATABASE_URL, or the embedded one, whose start began earlier.
 * @throws StartError
 */
export async function ownBackend(
  settings: Settings,
  embedded: Promise<Cluster> | undefined,
): Promise<Backend> {
  requireRealSystems(settings)
  warnOfMissing(settings)
  const cluster = await embedded
  const url = settings.databaseUrl ?? cluster!.url
  const { db, background, outbox, closePools } = connectPools(url, settings)
  const close = async () => {
    await closePools()
    await cluster?.stop()
  }
  try {
    await migrate(url, { afterwards: () => seed(background, { withDemo: settings.sandbox }) })
    await checkStoredKeys(background, settings)
  } catch (error) {
    await close()
    throw new StartError(`The database could not be prepared: ${oneLine(error)}.`)
  }
  const replica = replicaOf(settings, background)
  let stopPreparing: (() => Promise<void>) | undefined
  const controls = createCachedRead(readControls)
  const pageListeners: ((keys?: readonly string[]) => void)[] = []
  const services = createServices({ db, ...readsOf(replica), settings, controls })
  warnOfEarlyCapture(settings, services.ports.payments)
  const lanes = openLanes({ db: outbox, ports: services.ports })
  const changes = followChanges(url, {
    page_change: { invalidate: (keys) => pageListeners.forEach((listener) => listener(keys)) },
    setting_change: controls,
    outbox_change: lanes,
  })
  const service = createService(services)
  const jobServices = createServices({ db: background, settings, controls })
  const stopJobs = startJobs(jobsOf(settings), jobServices)
  return {
    fetch: async (request, env) => {
      const answer = await service.fetch(request, env as object)
      stopPreparing ??= prepareSearchLater(db, (error) =>
        log.error(`The search index could not be prepared: ${oneLine(error)}.`),
      )
      return answer
    },
    now: () => services.ports.clock(),
    onPageChange: (listener) => {
      pageListeners.push(listener)
    },
    figures: figuresOf(db, replica, background, outbox),
    description: cluster ? `embedded PostgreSQL in ${settings.dataDir}` : 'PostgreSQL of DATABASE_URL',
    close: async () => {
      await Promise.all([stopJobs(), stopPreparing?.(), lanes.close()])
      await Promise.all([changes.close(), services.close(), jobServices.close()])
      await replica?.close()
      await close()
    },
  }
}
