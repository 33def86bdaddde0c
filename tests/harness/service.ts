import type { Endpoint, EndpointInput, EndpointOutput } from '#domain/contract/endpoint.ts'
import { decode } from '#domain/contract/decode.ts'
import { flatQuery } from '#domain/contract/flat-query.ts'
import { createService, createServices } from '#service/app.ts'
import { createCachedRead } from '#service/db/cached-read.ts'
import { followChanges } from '#service/db/changes.ts'
import type { DatabaseOptions } from '#service/db/db.ts'
import { outsideTransactions } from '#service/db/transaction-guard.ts'
import { readControls } from '#service/sandbox/control-store.ts'
import type { SandboxServices } from '#service/sandbox/sandbox-app.ts'
import { person, peoplePassword } from '#service/seed/people.ts'
import { readSettings } from '#service/settings.ts'
import { freshDatabase, type FreshDatabase } from './database.ts'
import { steadyDay } from './steady-day.ts'

/** A refusal as a test looks at it. */
interface Refusal {
  readonly status: number
  readonly message: string
  readonly parameters?: unknown
  readonly code?: number
  readonly headers: Headers
}

type Answered<T> =
  | { readonly ok: true; readonly value: T; readonly status: number; readonly headers: Headers }
  | ({ readonly ok: false } & Refusal)

export interface CallOptions {
  readonly token?: string | undefined
  readonly store?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface TestService {
  readonly db: FreshDatabase
  /** The service without a network: what `fetch` would do. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** Makes a call of the contract and decodes its answer as the client does. */
  call<E extends Endpoint>(
    endpoint: E,
    input?: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<Answered<EndpointOutput<E>>>
  /** The same where only success is right. @throws Error with the refusal */
  expectOk<E extends Endpoint>(
    endpoint: E,
    input?: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<EndpointOutput<E>>
  /** A token of a sandbox person, without the cost of a password. */
  tokenOf(key: string): Promise<string>
  /** Shifts the service's clock. */
  setClock(offsetSeconds: number): Promise<void>
  /** Messages to a number (`+852…`) or e-mail, newest first. */
  outbox(to: string): Promise<{ channel: string; subject: string; body: string }[]>
  /** The code in the newest SMS to a number. */
  codeOf(mobile: string): Promise<string>
  /** For what runs by the clock: hand it to the job under test. */
  readonly services: SandboxServices
  stop(): Promise<void>
}

export { peoplePassword, person }

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

function urlOf(endpoint: Endpoint, { params = {}, query = {} }: Parts, store: string): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(flatQuery(query)).toString()
  return `/rest/${store}/V1${path}${search ? `?${search}` : ''}`
}

/** Starts the service on a fresh database, in this process and without a port. `env` holds settings. Call `stop()` in `afterAll`. */
export async function startService(
  env: Readonly<Record<string, string>> = {},
  database: DatabaseOptions = {},
): Promise<TestService> {
  await steadyDay()
  const db = await freshDatabase(database)
  const settings = readSettings({ NODE_ENV: 'test', ...env })
  const controls = createCachedRead(readControls)
  const changes = followChanges(db.url, { setting_change: controls })
  await changes.ready
  const services = createServices({ db, settings, controls })
  const app = createService(services)
  const request: TestService['request'] = async (path, init) =>
    outsideTransactions(() => app.request(path, init))
  const sandbox = async (method: string, path: string, body?: unknown) => {
    const response = await request(`/sandbox/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(`${method} /sandbox/${path} → ${response.status} ${await response.text()}`)
    return response.json() as Promise<unknown>
  }
  const call: TestService['call'] = async (endpoint, input, { token, store = 'en', headers = {} } = {}) => {
    const parts = (input ?? {}) as Parts
    const response = await request(urlOf(endpoint, parts, store), {
      method: endpoint.method,
      headers: {
        ...(parts.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    })
    const text = await response.text()
    if (response.ok) {
      const value = decode((await endpoint.schemas()).response, text) as EndpointOutput<typeof endpoint>
      return { ok: true, value, status: response.status, headers: response.headers }
    }
    return {
      ok: false,
      ...(JSON.parse(text) as { message: string }),
      status: response.status,
      headers: response.headers,
    }
  }
  const outbox: TestService['outbox'] = async (to) =>
    (await sandbox('GET', `outbox.json?to=${encodeURIComponent(to)}`)) as Awaited<
      ReturnType<TestService['outbox']>
    >
  return {
    db,
    request,
    call,
    outbox,
    services,
    async expectOk(endpoint, input, options) {
      const answered = await call(endpoint, input, options)
      if (!answered.ok)
        throw new Error(
          `${endpoint.name} → ${answered.status} ${answered.message} ${JSON.stringify(answered.parameters ?? '')}`,
        )
      return answered.value
    },
    tokenOf: async (key) => ((await sandbox('POST', `people/${key}/token`)) as { token: string }).token,
    setClock: async (offset_seconds) => void (await sandbox('PUT', 'clock', { offset_seconds })),
    async codeOf(mobile) {
      const code = /\b(\d{6})\b/.exec((await outbox(mobile))[0]?.body ?? '')?.[1]
      if (!code) throw new Error(`No code was sent to ${mobile}`)
      return code
    },
    async stop() {
      await Promise.all([changes.close(), services.close()])
      await db.drop()
    },
  }
}
