import type { Capability } from '#domain/store/capabilities.ts'
import {
  changesState,
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
} from '#domain/contract/endpoint.ts'
import { tokenSlot } from './storage.ts'
import type { CallOptions, CallScope } from './call-scope.ts'
import { announceFault, report, ServiceFault } from './service-fault.ts'
import { withWords } from './words.ts'

export type { CallScope } from './call-scope.ts'

/**
 * ky passes a copied Request whose body is a stream, so developer tools, service workers and tests could not read it;
 * this passes address and options instead. `globalThis.fetch` is read late, because a mock may have replaced it.
 */
const plainFetch: typeof fetch = async (input, init) => {
  if (!(input instanceof Request) || input.body === null) return globalThis.fetch(input, init)
  const { url, method, headers, credentials, signal } = input
  return globalThis.fetch(url, { ...init, method, headers, credentials, signal, body: await input.text() })
}

let browserLanguage: string | undefined
let browserLacking: CallScope['lacking']
const browserScope = (): CallScope => ({
  language: browserLanguage ?? 'zh_cn',
  token: tokenSlot.read(),
  origin: typeof location === 'undefined' ? 'http://service.invalid' : location.origin,
  fetch: plainFetch,
  retries: 2,
  lacking: browserLacking,
})
let scope: () => CallScope | undefined = () => undefined

/** Sets a scope per request on the server. */
export const scopeCalls = (read: () => CallScope | undefined): void => {
  scope = read
}

/** Sets the browser's language for later calls. */
export const setCallLanguage = (code: string): void => {
  browserLanguage = code
}

/** Sets what the service lacks, as the page was told. */
export const setLacking = (names: CallScope['lacking']): void => {
  browserLacking = names
}

/** Whether the service has none of the calls of a capability: what needs it is left out. */
export const lacks = (capability: Capability): boolean =>
  (scope() ?? browserScope()).lacking?.includes(capability) ?? false

/** Language of calls. */
export const callLanguage = (): string => (scope() ?? browserScope()).language

/** Loads the words of refusals, before one is shown. */
const loadRefusalWords = (): Promise<unknown> => withWords('refusals', () => import('./refusal-message.ts'))

/** Loads the code for sending calls and parsing answers, which is not in any page's first script. */
export const loadTransport = () => import('./send.ts')

/** Loads what the first call needs in advance. `endpoint`: the likely call. */
export const prefetchCall = (endpoint: Endpoint): Promise<unknown> =>
  Promise.all([loadTransport(), endpoint.schemas()])

/** The browser cancels requests when leaving the page; those failures are not reported. */
let isUnloading = false
if (typeof document !== 'undefined') {
  addEventListener('beforeunload', () => {
    isUnloading = true
    // a download, or a navigation that was cancelled
    setTimeout(() => {
      isUnloading = false
    }, 3000)
  })
  addEventListener('pageshow', () => {
    isUnloading = false
  })
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Makes one call of the contract and parses its answer with the endpoint's schema. Reads are retried with increasing
 * delays; writes never are.
 * @throws ServiceFault for everything but an abort by the caller
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input?: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointOutput<E>> {
  const here = scope() ?? browserScope()
  try {
    // A read is sent while its schemas are still loading; a change only once its answer can be parsed.
    const [{ send }] = await Promise.all([loadTransport(), changesState(endpoint) && endpoint.schemas()])
    options.signal?.throwIfAborted()
    return await send(endpoint, input, here, options)
  } catch (error) {
    if (options.signal?.aborted) throw error
    const fault =
      error instanceof ServiceFault ? error : new ServiceFault('network', messageOf(error), { cause: error })
    if (fault.kind === 'network' && isUnloading) throw fault
    const isExpected = options.isExpected?.(fault) ?? false
    if (!isExpected) report(fault, 'call')
    here.onFailure?.(fault)
    // without an answer the messages could not be loaded either; pages include those for a lost connection
    if (!isExpected && (fault.kind === 'http' || fault.kind === 'shape'))
      await loadRefusalWords().catch(() => undefined)
    announceFault(fault, {
      signedIn: here.token !== undefined,
      handled: options.handled ?? false,
      isAction: options.isAction ?? false,
    })
    throw fault
  }
}
