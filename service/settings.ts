import path from 'node:path'
import * as z from 'zod/mini'
import { readMatomo } from '#domain/analytics/matomo.ts'
import { readDsn } from '#domain/reporting/dsn.ts'
import { isWildcardHost } from '#domain/store/shop-origin.ts'
import {
  databaseEnvironment,
  databaseExpected,
  readDatabaseSettings,
  type DatabaseSettings,
} from './db/settings.ts'
import { fileNameOf, secretsFromFiles } from './environment/secret-files.ts'
import { findUnknownSetting } from './environment/unknown-settings.ts'
import {
  foreignEnvironment,
  foreignExpected,
  readForeignSettings,
  type ForeignSettings,
} from './foreign/settings.ts'
import { logLevels, type LogLevel } from './log/log.ts'
import { mailEnvironment, mailExpected, readMailSettings, type MailSettings } from './mail/settings.ts'
import {
  paymentEnvironment,
  paymentExpected,
  readPaymentSettings,
  type ProviderSettings,
} from './payment-providers/settings.ts'
import {
  payoutEnvironment,
  payoutExpected,
  readPayoutSettings,
  type HyperwalletSettings,
} from './payout-providers/settings.ts'
import {
  pictureEnvironment,
  picturesExpected,
  readPictureSettings,
  type PictureSettings,
} from './pictures/settings.ts'
import { defaultDays, readKeptDays, type KeptDays } from './retention/kept-days.ts'
import type { CaptureTime } from './ports/payments.ts'
import { readSmsSettings, smsEnvironment, smsExpected, type SmsSettings } from './sms/settings.ts'
import { StartError } from './start-error.ts'
import {
  readTwoStepSettings,
  twoStepEnvironment,
  twoStepExpected,
  type TwoStepSettings,
} from './two-step/settings.ts'

const flag = z.pipe(
  z.enum(['on', 'off', 'true', 'false', '1', '0']),
  z.transform((value) => ['on', 'true', '1'].includes(value)),
)
const port = z
  .pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number))
  .check(z.refine((value) => value <= 65_535))
const hostName = z.string().check(z.regex(/^[\w.:-]+$/))
const isWebUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
const isOrigin = (value: string) => isWebUrl(value) && /^\w+:\/\/[^/?#@]+\/*$/.test(value)

const originsIn = (value: string) => value.split(/[\s,]+/).filter(Boolean)

/** Default drain time in production: a load balancer that asks every two seconds notices within it. */
const DRAIN_SECONDS = 5

/** Every setting of the service, as environment variables. An empty variable counts as absent. */
const environment = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(hostName, '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  ...databaseEnvironment,
  ...foreignEnvironment,
  KEEP_DAYS: z._default(
    z.pipe(
      z.string().check(z.refine((value) => readKeptDays(value) !== undefined)),
      z.transform((value) => readKeptDays(value) ?? defaultDays),
    ),
    defaultDays,
  ),
  PUBLIC_URL: z.optional(z.string().check(z.refine(isOrigin))),
  PAYMENT_ORIGINS: z._default(
    z.pipe(
      z.string().check(z.refine((value) => originsIn(value).every(isOrigin))),
      z.transform((value) => originsIn(value).map((origin) => new URL(origin).origin)),
    ),
    [],
  ),
  MATOMO_URL: z.optional(z.string().check(z.refine((value) => readMatomo(value) !== undefined))),
  SANDBOX: z._default(flag, true),
  DEBUG_CODES: z._default(flag, false),
  TRUST_PROXY: z._default(flag, false),
  INVENTORY_SELECTION: z._default(flag, false),
  REVIEWS: z._default(z.enum(['publish', 'approve']), 'publish'),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(hostName, '127.0.0.1'),
  LOG_LEVEL: z.optional(z.enum(logLevels)),
  SECURITY_LOG: z.optional(flag),
  SENTRY_DSN: z.optional(z.string().check(z.refine((value) => readDsn(value) !== undefined))),
  DRAIN_SECONDS: z.optional(
    z
      .pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number))
      .check(z.refine((seconds) => seconds <= 600)),
  ),
  ...mailEnvironment,
  ...smsEnvironment,
  ...pictureEnvironment,
  ...paymentEnvironment,
  ...twoStepEnvironment,
  ...payoutEnvironment,
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'production'),
})

/** The names of the environment variables that the service reads. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

/** Settings whose value no message repeats, and which can come from a file: `DATABASE_URL_FILE`. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SENTRY_DSN',
  'SERVICE_TOKEN',
  'SMTP_URL',
  'SMS_TOKEN',
  'SMS_FORM',
  'SMS_TEMPLATE_FORM',
  'PICTURES_KEY_ID',
  'PICTURES_SECRET_KEY',
  'WORLDPAY_PASSWORD',
  'WORLDPAY_EVENT_SECRET',
  'WORLDLINE_SECRET',
  'WORLDLINE_EVENT_SECRET',
  'CITCON_KEY',
  'TWO_STEP_KEY',
  'TWO_STEP_KEY_BEFORE',
  'HYPERWALLET_PASSWORD',
] as const satisfies readonly (keyof typeof environment.shape)[]

const expected: Record<string, string> = {
  ...mailExpected,
  ...smsExpected,
  ...picturesExpected,
  KEEP_DAYS: `a list such as mails=30,feedback=365, of ${Object.keys(defaultDays).join(', ')} and 1 to 3650 days`,
  ...paymentExpected,
  ...twoStepExpected,
  ...payoutExpected,
  PORT: 'a number from 0 to 65535',
  HOST: 'a host name or an IP address',
  METRICS_PORT: 'a number from 0 to 65535',
  METRICS_HOST: 'a host name or an IP address',
  ...databaseExpected,
  ...foreignExpected,
  PUBLIC_URL: 'an http or https address without a path',
  PAYMENT_ORIGINS: 'http or https addresses without a path, separated by spaces',
  MATOMO_URL: 'an https address such as https://stats.example/matomo.php?idsite=1',
  SENTRY_DSN: 'an address such as https://key@host/1',
  DRAIN_SECONDS: 'a number from 0 to 600',
  LOG_LEVEL: 'debug, info, warn or error',
  NODE_ENV: 'production, development or test',
  REVIEWS: 'publish or approve',
}

export interface Settings extends DatabaseSettings, ForeignSettings, TwoStepSettings {
  /** 0 picks a free one. */
  readonly port: number
  readonly host: string
  /** Absolute folder of the embedded database, and of product pictures unless PICTURES names another place. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Address of the shop in messages to people and search engines, without a trailing slash. Read it through `shopOrigin`, never alone. */
  readonly publicUrl: string | undefined
  /** Origins of payment pages, other than the shop's, that take a form (the policy's `form-action`). */
  readonly paymentOrigins: readonly string[]
  /** The Matomo that counts the visits of those who allow it; undefined: visits are not counted. */
  readonly matomo: ReturnType<typeof readMatomo>
  /** Outside systems are played by the sandbox; its pages, people and controls exist. */
  readonly sandbox: boolean
  /** SMS codes are part of the sendcode answer (the documented debug mode). Only in the sandbox: elsewhere it would let anybody in. */
  readonly debugCodes: boolean
  /** The caller's address is the last one of X-Forwarded-For. Only behind a proxy that sets it. */
  readonly trustProxy: boolean
  /** Shoppers may choose the stock source whose stock they are shown. */
  readonly inventorySelection: boolean
  /** New reviews are shown once the staff have approved them. */
  readonly reviewsWait: boolean
  /** The mail system, where the sandbox is off; undefined: none is connected. */
  readonly mail: MailSettings | undefined
  /** The SMS system, likewise. */
  readonly sms: SmsSettings | undefined
  /** Days for which messages, feedback and the like are kept. */
  readonly keptDays: KeptDays
  /** Where photographed product pictures are. */
  readonly pictures: PictureSettings
  /** When payments are captured, where their provider can do so later. */
  readonly paymentCapture: CaptureTime
  /** The payment providers, likewise. */
  readonly payments: ProviderSettings
  /** The payout provider, likewise. */
  readonly payouts: HyperwalletSettings | undefined
  /** Where errors of pages and service are sent, without anything about the person. */
  readonly sentryDsn: string | undefined
  /** Sign-in failures, refused calls and the like are written to stdout; undefined: unless it is a terminal. */
  readonly securityLog: boolean | undefined
  /** Where metrics are answered; undefined: nowhere, and nothing is measured. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined
  /** The log is one JSON object a line, for a collector: in production, unless stdout is a terminal. */
  readonly logsJson: boolean
  /** The least important lines that are logged. */
  readonly logLevel: LogLevel
  /** Seconds for which the server goes on after SIGTERM, while load balancers notice that it stops. */
  readonly drainSeconds: number
  /** Answers are checked against their endpoint's schema: in development and tests. */
  readonly checkAnswers: boolean
}

/** A setting that does not make sense. Its message is one sentence for the person who starts the service. */
export class SettingsError extends StartError {}

/** Kubernetes makes METRICS_PORT of a service called metrics: `tcp://10.0.0.7:9090`. */
const isOfKubernetes = (name: string, value: string) =>
  name.endsWith('_PORT') && /^(tcp|udp|sctp):/.test(value)

/**
 * Reads the settings.
 * @throws StartError with one sentence that names the variable, its value unless it is secret, and what is expected
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const unknown = findUnknownSetting(env, [...settingNames, ...secretNames.map(fileNameOf)])
  if (unknown)
    throw new SettingsError(`There is no setting ${unknown.name}: ${unknown.meant} was probably meant.`)
  const given = {
    ...Object.fromEntries(
      settingNames.flatMap((name) =>
        env[name] && !isOfKubernetes(name, env[name]) ? [[name, env[name]]] : [],
      ),
    ),
    ...secretsFromFiles(secretNames, env),
  }
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0])
    const isSecret = secretNames.some((secret) => secret === name)
    const shown = isSecret ? 'its value' : `"${String(Reflect.get(given, name))}"`
    throw new SettingsError(`The setting ${name} must be ${expected[name] ?? 'on or off'}; ${shown} is not.`)
  }
  const value = parsed.data
  const logsJson = value.NODE_ENV === 'production' && !process.stdout.isTTY
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: path.resolve(value.DATA_DIR),
    ...readDatabaseSettings(value),
    ...readForeignSettings(value),
    publicUrl: value.PUBLIC_URL && new URL(value.PUBLIC_URL).origin,
    paymentOrigins: value.PAYMENT_ORIGINS,
    matomo: readMatomo(value.MATOMO_URL ?? ''),
    sandbox: value.SANDBOX,
    debugCodes: value.DEBUG_CODES && value.SANDBOX,
    trustProxy: value.TRUST_PROXY,
    inventorySelection: value.INVENTORY_SELECTION,
    reviewsWait: value.REVIEWS === 'approve',
    mail: readMailSettings(value),
    sms: readSmsSettings(value),
    keptDays: value.KEEP_DAYS,
    pictures: readPictureSettings(value, path.resolve(value.DATA_DIR)),
    paymentCapture: value.PAYMENT_CAPTURE,
    payments: readPaymentSettings(value),
    ...readTwoStepSettings(value, value.SANDBOX),
    payouts: readPayoutSettings(value),
    sentryDsn: value.SENTRY_DSN,
    securityLog: value.SECURITY_LOG ?? (value.NODE_ENV === 'test' ? false : undefined),
    metrics:
      value.METRICS_PORT === undefined ? undefined : { port: value.METRICS_PORT, host: value.METRICS_HOST },
    logsJson,
    // A terminal is for reading: requests are logged there when asked for.
    logLevel: value.LOG_LEVEL ?? (logsJson ? 'info' : 'warn'),
    drainSeconds: value.DRAIN_SECONDS ?? (value.NODE_ENV === 'production' ? DRAIN_SECONDS : 0),
    checkAnswers: value.NODE_ENV !== 'production',
  }
}

/**
 * Whether links in messages would lead nowhere: the shop can be called from elsewhere, and nobody said under which address.
 * @throws SettingsError that names the missing setting
 */
export function requirePublicUrl({ publicUrl, serviceBaseUrl, host, trustProxy }: Settings): void {
  if (publicUrl || serviceBaseUrl) return
  const cause = trustProxy
    ? 'TRUST_PROXY is on, so the shop is called through a proxy'
    : isWildcardHost(host)
      ? `HOST is ${host}, which is every address of this machine`
      : undefined
  if (cause)
    throw new SettingsError(
      `The setting PUBLIC_URL is missing: ${cause}; set PUBLIC_URL to the address of the shop for links in messages, such as https://shop.example.`,
    )
}
