import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A service of its own process, as it runs in production. */
export interface ServiceProcess {
  readonly url: string
  /** What it has printed on stdout and stderr. */
  output(): string
  /** Ends it at once, in the middle of whatever it does: `kill -9`. */
  kill(): Promise<void>
  /** Ends it the polite way. */
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Starts the service on a free port.
 * @param from its folder and file: by default the sources
 * @throws Error with what it printed when it ends instead of serving
 */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  from = { folder: root, file: 'service/main.ts' },
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [from.file], {
    cwd: from.folder,
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve()
    })
  })
  let printed = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const found = /Jadeleaf is at (http:\S+)\s/.exec(printed)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => {
      reject(new Error(`the service ended: ${printed}`))
    })
  })
  const end = (signal: 'SIGKILL' | 'SIGTERM') => async () => {
    child.kill(signal)
    await ended
  }
  return { url, output: () => printed, kill: end('SIGKILL'), stop: end('SIGTERM') }
}

export interface Answer<T> {
  readonly status: number
  readonly value: T
}

/** One call of the REST contract. @throws when the connection breaks before the answer */
export async function ask<T>(
  service: Pick<ServiceProcess, 'url'>,
  method: Method,
  path: string,
  { body, token, key }: { body?: object; token?: string; key?: string } = {},
): Promise<Answer<T>> {
  const answer = await fetch(`${service.url}${path.startsWith('/sandbox') ? path : `/rest/en/V1${path}`}`, {
    method,
    body: body ? JSON.stringify(body) : null,
    headers: {
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
  })
  const value: unknown = JSON.parse(await answer.text())
  return {
    status: answer.status,
    value: (typeof value === 'string' && /^[[{]/.test(value) ? JSON.parse(value) : value) as T,
  }
}

const address = {
  region: 'Kowloon',
  region_id: null,
  region_code: null,
  country_id: 'HK',
  street: ['1 Test Road'],
  telephone: '51000001',
  postcode: null,
  city: 'Yau Tsim Mong',
  firstname: 'Test',
  lastname: 'Person',
}

/** Token of a sandbox person. */
export const tokenOf = async (service: ServiceProcess, key: string): Promise<string> =>
  (await ask<{ token: string }>(service, 'POST', `/sandbox/people/${key}/token`)).value.token

/** A cart with one piece, ready to be ordered. */
export async function readyCart(service: ServiceProcess, token: string, sku: string): Promise<void> {
  await ask(service, 'POST', '/carts/mine', { token })
  const added = await ask(service, 'POST', '/carts/mine/items', {
    token,
    body: { cartItem: { sku, qty: 1 } },
  })
  const stored = await ask(service, 'POST', '/carts/mine/shipping-information', {
    token,
    body: {
      addressInformation: {
        shipping_address: address,
        shipping_carrier_code: 'sfexpress',
        shipping_method_code: 'standard',
      },
    },
  })
  if (added.status !== 200 || stored.status !== 200)
    throw new Error(`no cart: ${JSON.stringify([added, stored])}`)
}

export interface Placed {
  readonly result: string
  readonly order_id: number | null
}
export const placeOrder = (service: ServiceProcess, token: string, key?: string): Promise<Answer<Placed>> =>
  ask<Placed>(service, 'PUT', '/carts/mine/order', {
    token,
    ...(key ? { key } : {}),
    body: { paymentMethod: { method: 'worldpay' } },
  })
