import { contractRefusals } from '#domain/contract/refusals.ts'
import { Hono } from 'hono'
import { defaultLanguage, languageOf, languages } from '#domain/store/languages.ts'
import { callerMiddleware } from '#service/credentials/caller-store.ts'
import { deploymentSecret } from '#service/credentials/deployment-secret-store.ts'
import { removeEndedCredentials } from '#service/credentials/token-store.ts'
import { createCachedRead, type CachedRead } from '#service/db/cached-read.ts'
import type { Database, Db } from '#service/db/db.ts'
import { bodyLimit } from '#service/http/body-limit.ts'
import { errorResponse } from '#service/http/errors.ts'
import { refuse } from '#service/http/fault.ts'
import { handle } from '#service/http/handle.ts'
import { healthCheck } from '#service/http/health.ts'
import type { Route } from '#service/http/route.ts'
import { removeEndedLimits } from '#service/http/rate-limit-store.ts'
import { createSecurityLog, noSecurityLog } from '#service/http/security-log.ts'
import type { Job, Services } from '#service/http/services.ts'
import type { Settings } from '#service/settings.ts'
import { encodeAnswers } from './encoding/encoding.ts'
import { log } from './log/log.ts'
import { smtpMail } from './mail/smtp-mail.ts'
import { httpSms } from './sms/http-sms.ts'
import { httpPayments } from './payment-gateway/http-payments.ts'
import { connectedPayments } from './payment-providers/connected-payments.ts'
import { hyperwallet } from './payout-providers/hyperwallet.ts'
import { nounJobs, routes } from './nouns.ts'
import { openApi } from './openapi.ts'
import { storedPictures } from './pictures/media.ts'
import { openPictures } from './pictures/open-pictures.ts'
import { retentionJob } from './retention/job.ts'
import { reviewMedia } from './reviews/media.ts'
import { drawnPictures } from './seed/packshots/pictures.ts'
import { removeEndedSetups } from './two-step/store.ts'
import type { Ports } from '#service/ports/ports.ts'
import { paymentEventRoutes } from '#service/payment/events.ts'
import { sandboxClock } from './sandbox/clock.ts'
import { readControls, type Controls, type ControlsSource } from './sandbox/control-store.ts'
import { sandboxEnrolment } from './sandbox/enrolment.ts'
import { sandboxMail, sandboxSms } from './sandbox/messages.ts'
import { sandboxMiddleware } from './sandbox/middleware.ts'
import { sandboxPickupPoints } from './sandbox/pickup-points.ts'
import { sandboxApp, type SandboxSeed, type SandboxServices } from './sandbox/sandbox-app.ts'
import { SANDBOX_TRACKER, sandboxTracker, sandboxTrackerRoutes } from './sandbox/tracker.ts'
import { people, peoplePassword } from './seed/people.ts'
import { reset } from './seed/seed.ts'
import { unconnectedPorts } from './unconnected-ports.ts'
import { SANDBOX_PAY } from './sandbox-payment/base.ts'
import { sandboxPaymentJobs } from './sandbox-payment/deliver.ts'
import { openPaymentsSection } from './sandbox-payment/open-payments.ts'
import { listOpenPayments } from './sandbox-payment/store.ts'
import { sandboxPaymentRoutes } from './sandbox-payment/pages.ts'
import { sandboxProvider } from './sandbox-payment/provider.ts'
import { SANDBOX_PAYOUT } from './sandbox-payout/base.ts'
import { sandboxPayoutRoutes } from './sandbox-payout/pages.ts'
import { sandboxPayouts } from './sandbox-payout/sandbox-payouts.ts'

export interface ServiceOptions {
  readonly db: Database
  /** For reads that may be some seconds old; without it the database itself. */
  readonly reads?: Db | undefined
  /** The same for reads that are known to take long. */
  readonly longReads?: Db | undefined
  readonly settings: Settings
  /** Real time; tests may hand in their own. */
  readonly clock?: () => Date
  /** Cached settings of the sandbox, shared by all pools of the process; without them every call reads the database. */
  readonly controls?: CachedRead<Controls>
}

/** Hono uses the first matching route, so fixed segments come before parameters: `/carts/mine` before `/carts/:id`. */
const bySpecificity = (a: Route, b: Route) => {
  const rank = ({ endpoint }: Route) =>
    endpoint.path
      .split('/')
      .map((segment) => (segment.startsWith(':') ? '1' : '0'))
      .join('')
  return rank(a) < rank(b) ? -1 : 1
}

/** Magento's own name of a call that the shop's documents name differently (C-1.5). */
const magentoNames: Readonly<Record<string, string>> = {
  '/customer/integration/token': '/integration/customer/token',
}

/** Addresses of a call: with a store code, and without one for the default store (C-1.1). */
const addressesOf = ({ endpoint }: Route): string[] =>
  [endpoint.path, magentoNames[endpoint.path]]
    .flatMap((path) => (path === undefined ? [] : [path.replace(/(.)\/$/, '$1')]))
    .flatMap((path) => [`/rest/:store/V1${path}`, `/rest/V1${path}`])

/** Finds a store; an unknown code means the default store (C-1.1). */
const storeOf: Services['storeOf'] = (code) => {
  const { code: known, storeId } = languageOf(code) ?? defaultLanguage
  return { code: known, id: storeId }
}

/** The systems outside the shop, and how to disconnect them. */
interface Connected {
  readonly ports: Omit<Ports, 'pictures'>
  close(): Promise<void>
}

/** The real systems, as far as the settings name them. */
function realPorts({ mail, sms, payments, payouts }: Settings, clock: () => Date): Connected {
  const mailSystem = mail && smtpMail(mail)
  const connected = {
    ...(mailSystem ? { mail: mailSystem } : {}),
    ...(sms ? { sms: httpSms(sms) } : {}),
    ...(payouts ? { payouts: hyperwallet(payouts) } : {}),
  }
  return {
    ports: { ...unconnectedPorts(clock), ...connected, payments: connectedPayments(payments) },
    close: () => Promise.resolve(mailSystem?.close()),
  }
}

function sandboxPorts(source: ControlsSource, realClock: () => Date): Connected {
  const { db } = source
  const clock = sandboxClock(source, realClock)
  const provider = sandboxProvider(source, clock)
  const ports = {
    mail: sandboxMail,
    sms: sandboxSms,
    payments: httpPayments({ connect: provider.connect, clock }),
    successTracker: sandboxTracker(db),
    enrolment: sandboxEnrolment,
    payouts: sandboxPayouts(db),
    pickupPoints: sandboxPickupPoints,
    clock,
    keepsMessages: true,
  }
  return { ports, close: provider.close }
}

/** By default a terminal stays readable; where the output is collected, the log belongs to it. */
const writesSecurityLog = ({ securityLog }: Settings): boolean => securityLog ?? !process.stdout.isTTY

/**
 * Builds what calls, pages and jobs of a process share. The sandbox provides the outside systems, a clock and its
 * fault injection.
 */
export function createServices({
  db,
  reads = db,
  longReads = reads,
  settings,
  clock = () => new Date(),
  controls = createCachedRead(readControls),
}: ServiceOptions): SandboxServices {
  const { sandbox, inventorySelection } = settings
  const { ports, close } = sandbox ? sandboxPorts({ db, controls }, clock) : realPorts(settings, clock)
  const pictures = openPictures(settings.pictures)
  return {
    db,
    reads,
    longReads,
    controls,
    settings,
    storeOf,
    ports: { ...ports, pictures },
    close: async () => {
      await Promise.all([close(), pictures.close()])
    },
    securityLog: writesSecurityLog(settings)
      ? createSecurityLog({
          key: () => deploymentSecret(db, 'security-log'),
          write: log.write,
        })
      : noSecurityLog,
    middleware: (sandbox ? sandboxMiddleware : callerMiddleware)({ db, controls, clock, inventorySelection }),
  }
}

const sandboxSeed = ({ db }: Services): SandboxSeed => ({
  people,
  password: peoplePassword,
  reset: () => reset(db, new Date()),
  paymentsSection: async () => openPaymentsSection(await listOpenPayments(db)),
})

/** Removes expired rate limits, codes, tokens and keys of two-step sign-in that nobody confirmed. */
async function removeEnded({ db }: { db: Db }, now: Date): Promise<void> {
  await removeEndedLimits(db, now)
  await removeEndedCredentials(db, now)
  await removeEndedSetups(db, now)
}

/** Jobs of all nouns, and of the sandbox if it is on. */
export const jobsOf = ({ sandbox, keptDays }: Settings): readonly Job[] => [
  { name: 'remove what has ended', everySeconds: 600, run: removeEnded },
  retentionJob(keptDays),
  ...nounJobs,
  ...(sandbox ? sandboxPaymentJobs : []),
]

/** The embedded service as a function from request to response: calls, pictures, health, OpenAPI and the sandbox. */
export function createService(services: SandboxServices): Hono {
  const { db, settings } = services
  const ordered = routes.toSorted(bySpecificity)
  const app = new Hono({ strict: false })
  // Contract calls have a limit of their own: some may be larger.
  for (const path of ['/media/*', '/payment/*', '/sandbox/*']) app.use(path, bodyLimit)
  app.get('/healthz', healthCheck(db))
  encodeAnswers(app)
  let document: Promise<string> | undefined
  app.get('/rest/openapi.json', async (c) => {
    document ??= openApi(
      ordered,
      languages.map(({ code }) => code),
    ).then((contract) => JSON.stringify(contract))
    return c.body(await document, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
    })
  })
  for (const route of ordered) app.on(route.endpoint.method, addressesOf(route), handle(route, services))
  app.all('/rest/*', () => errorResponse(refuse(contractRefusals.noRoute), 'no route'))
  app.route('/media', drawnPictures(db))
  app.route('/media/catalog/product/pictures', storedPictures(services.ports.pictures))
  app.route('/media/reviews', reviewMedia(db))
  app.route('/', paymentEventRoutes(services))
  if (settings.sandbox) {
    app.route(SANDBOX_PAY, sandboxPaymentRoutes(services))
    app.route(SANDBOX_TRACKER, sandboxTrackerRoutes(services))
    app.route(SANDBOX_PAYOUT, sandboxPayoutRoutes(services))
    app.route('/sandbox', sandboxApp(services, sandboxSeed(services)))
  }
  app.onError((error) => errorResponse(error, 'service'))
  app.notFound((c) => c.text('Not found.', 404, { 'Cache-Control': 'no-store' }))
  return app
}
