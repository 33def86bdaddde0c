import { decode } from '#domain/contract/decode.ts'
import type { Endpoint, EndpointInput, EndpointOutput } from '#domain/contract/endpoint.ts'
import { errorBody, fillMessage } from '#domain/contract/fault.ts'
import ky, { isHTTPError, isTimeoutError, type KyInstance } from 'ky'
import { tokenSlot } from './storage.ts'
import { announceFault, ServiceFault } from './service-fault.ts'

/** The two sides of the shop's one breakpoint. */
export type Device = 'phone' | 'desktop'

/** What every call of one visitor shares. In a browser there is one; the server keeps one a request. */
export interface CallScope {
  /** Store code of the base address: `/rest/{language}/V1`. */
  language: string
  token: string | undefined
  /** Origin of the service; empty in a browser that is served by it. */
  origin: string
  fetch: typeof fetch
  /** How often a read is tried again. */
  retries: number
  /** The server's guess at who asks; a browser looks at its own width. */
  device?: Device
}

/**
 * ky hands over a copied Request, whose body is a stream: developer tools, service workers and tests could not read what was sent.
 * `globalThis.fetch` is read late, since a mock may have replaced it.
 */
const plainFetch: typeof fetch = async (input, init) => {
  if (!(input instanceof Request) || input.body === null) return globalThis.fetch(input, init)
  const { url, method, headers, credentials, signal } = input
  return globalThis.fetch(url, { ...init, method, headers, credentials, signal, body: await input.text() })
}

let browserLanguage: string | undefined
const browserScope = (): CallScope => ({
  language: browserLanguage ?? 'zh_cn',
  token: tokenSlot.read(),
  origin: typeof location === 'undefined' ? 'http://service.invalid' : location.origin,
  fetch: plainFetch,
  retries: 2,
})
let scope: () => CallScope | undefined = () => undefined

/** The server gives every request its own scope. */
export const scopeCalls = (read: () => CallScope | undefined): void => { scope = read }

/** The browser's language for the calls that follow. */
export const setCallLanguage = (code: string): void => { browserLanguage = code }

/** The language in which calls are made now. */
export const callLanguage = (): string => (scope() ?? browserScope()).language

let writtenFor: Device = 'desktop'

/** In a browser: for which device the server has written the page. The first rendering agrees with it. */
export const setPageDevice = (device: Device): void => { writtenFor = device }

/** The device of this rendering on the server; in a browser the one that the server wrote for. */
export const pageDevice = (): Device => scope()?.device ?? writtenFor

export interface CallOptions {
  /** The caller shows a fault itself; only an expired session is still announced. */
  handled?: boolean
  /** Somebody pressed something: a fault without words of the service is told too. */
  isAction?: boolean
  signal?: AbortSignal
  /** The same key for the same intention: a repeated write counts once. */
  idempotencyKey?: string
}

/** Milliseconds one attempt may take, and all attempts with their pauses together. */
export const timeouts = { attempt: 20_000, total: 45_000 }

const instance: KyInstance = ky.create({ credentials: 'include', timeout: timeouts.attempt, totalTimeout: timeouts.total })

/** Who is told to wait longer than this (ms) is told so, instead of looking at nothing. */
const patience = 5000

function asksForMorePatience(error: Error): boolean {
  const wait = isHTTPError(error) ? error.response.headers.get('retry-after') : null
  return wait !== null && Number(wait) * 1000 > patience
}

/** Statuses of a read that may be gone in a moment; 503 is maintenance and is told at once. */
const passing = [408, 429, 502, 504]

const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

/** Nested values become Magento's brackets: `searchCriteria[pageSize]=20`. Absent values are left out. */
function searchOf(value: unknown, name = '', out: [string, string][] = []): [string, string][] {
  if (value === undefined || value === null) return out
  if (typeof value !== 'object') out.push([name, String(value)])
  else for (const [key, part] of Object.entries(value)) searchOf(part, name ? `${name}[${key}]` : key, out)
  return out
}

/**
 * Makes one call of the contract and parses its answer with the endpoint's schema.
 * Reads are tried again with growing pauses; writes never are.
 * @throws ServiceFault for everything but an abort by the caller.
 */
export async function call<E extends Endpoint>(endpoint: E, input?: EndpointInput<E>, options: CallOptions = {}): Promise<EndpointOutput<E>> {
  const here = scope() ?? browserScope()
  const { params, query, body } = (input ?? {}) as { params?: Record<string, unknown>; query?: unknown; body?: unknown }
  const search = new URLSearchParams(searchOf(query)).toString()
  const url = `${here.origin}/rest/${here.language}/V1${fillPath(endpoint.path, params)}${search && `?${search}`}`
  try {
    const response = await instance(url, {
      method: endpoint.method,
      fetch: here.fetch,
      ...(body === undefined ? {} : { json: body }),
      ...(options.signal ? { signal: options.signal } : {}),
      headers: {
        accept: 'application/json',
        ...(here.token ? { authorization: `Bearer ${here.token}` } : {}),
        ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      },
      retry: { limit: endpoint.changesState ? 0 : here.retries, methods: ['get'], statusCodes: passing, backoffLimit: 4000, jitter: true, maxRetryAfter: patience, shouldRetry: ({ error }) => (asksForMorePatience(error) ? false : undefined) },
    })
    return readAnswer(endpoint, await response.text(), url)
  } catch (error) {
    if (options.signal?.aborted) throw error
    const fault = toFault(error, url)
    announceFault(fault, { signedIn: here.token !== undefined, handled: options.handled ?? false, isAction: options.isAction ?? false })
    throw fault
  }
}

function readAnswer<E extends Endpoint>(endpoint: E, text: string, url: string): EndpointOutput<E> {
  try {
    return decode(endpoint, text)
  } catch (cause) {
    throw new ServiceFault('shape', '', { url, cause })
  }
}

function toFault(error: unknown, url: string): ServiceFault {
  if (error instanceof ServiceFault) return error
  if (isHTTPError(error)) {
    const { status } = error.response
    const body = errorBody.safeParse(error.data)
    if (status === 503) return new ServiceFault('maintenance', '', { url, status, cause: error })
    if (!body.success) return new ServiceFault('http', '', { url, status, cause: error })
    const { message, parameters, code } = body.data
    return new ServiceFault('http', fillMessage(message, parameters), { url, status, code, template: message, parameters, cause: error })
  }
  // a browser's own words ("Failed to fetch") are in the error that ky wraps
  const raw = error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : String(error)
  return new ServiceFault(isTimeoutError(error) ? 'timeout' : 'network', raw, { url, cause: error })
}
