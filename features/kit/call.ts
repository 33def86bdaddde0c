import type { Endpoint, EndpointInput, EndpointOutput } from '#domain/contract/endpoint.ts'
import { tokenSlot } from './storage.ts'
import { announceFault, report, ServiceFault } from './service-fault.ts'

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

let words: () => Promise<unknown> = () => Promise.resolve()

/** Says where the words come from in which a refusal is told: before anybody hears of the first one. */
export const tellFaultsWith = (load: () => Promise<unknown>): void => { words = load }

/** The same words for something else that begins with a press: the form of a review. */
export const readyWords = (): Promise<unknown> => words()

/** What a call is made with, and what its answer is read with: not a part of any page's first script. */
const transport = () => import('./send.ts')

/** Fetches what the first call needs, so that it need not wait. `endpoint`: the call that is likely. */
export const readyCalls = (endpoint: Endpoint): Promise<unknown> => Promise.all([transport(), endpoint.whole?.()])

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Makes one call of the contract and parses its answer with the endpoint's schema.
 * Reads are tried again with growing pauses; writes never are.
 * @throws ServiceFault for everything but an abort by the caller.
 */
export async function call<E extends Endpoint>(endpoint: E, input?: EndpointInput<E>, options: CallOptions = {}): Promise<EndpointOutput<E>> {
  const here = scope() ?? browserScope()
  try {
    const [{ send }, whole] = await Promise.all([transport(), endpoint.whole?.() ?? endpoint])
    options.signal?.throwIfAborted()
    return await send(whole as E, input, here, options)
  } catch (error) {
    if (options.signal?.aborted) throw error
    const fault = error instanceof ServiceFault ? error : new ServiceFault('network', wordsOf(error), { cause: error })
    report(fault, 'call')
    // without an answer there would be none for the words either; pages hold those for that
    if (fault.kind === 'http' || fault.kind === 'shape') await words().catch(() => undefined)
    announceFault(fault, { signedIn: here.token !== undefined, handled: options.handled ?? false, isAction: options.isAction ?? false })
    throw fault
  }
}
