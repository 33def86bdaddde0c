import { EXPECTED_CODE, isConsumerNotAuthorized, isShownByRule, isSilentPath } from '#domain/contract/fault.ts'
import type { Parameters } from '#domain/contract/error-body.ts'
import type { IntlShape, MessageDescriptor } from 'react-intl'

export type MessageId = NonNullable<MessageDescriptor['id']>

/**
 * What went wrong with a call, and what the person is told about it (shopping.md §8, contract.md §1.4).
 * - `http`: the service answered with an error status; `message` is the template with its placeholders filled.
 * - `maintenance`: status 503.
 * - `network`, `timeout`: no answer; `message` is the raw text of the browser.
 * - `shape`: an answer that does not fit the contract.
 */
export class ServiceFault extends Error {
  override readonly name = 'ServiceFault'
  readonly kind: 'http' | 'network' | 'timeout' | 'shape' | 'maintenance'
  readonly status: number | undefined
  readonly code: number | string | undefined
  readonly template: string | undefined
  readonly parameters: Parameters | undefined
  /** The shop's own words for what the service said, if it has some. */
  readonly words: MessageId | undefined
  readonly url: string

  constructor(kind: ServiceFault['kind'], message: string, detail: { url?: string; status?: number | undefined; code?: number | string | undefined; template?: string | undefined; parameters?: Parameters | undefined; words?: MessageId | undefined; cause?: unknown } = {}) {
    super(message, { cause: detail.cause })
    this.kind = kind
    this.url = detail.url ?? ''
    this.status = detail.status
    this.code = detail.code
    this.template = detail.template
    this.parameters = detail.parameters
    this.words = detail.words
  }
}

/** `message`: show the fault's own text · `maintenance`: the maintenance text · `expired`: end the session · `silent`: the caller's business. */
export type FaultDisplay = 'message' | 'maintenance' | 'expired' | 'silent'

/** The display rule of shopping.md §8. `signedIn` tells an expired session from a guest who asked too much. */
export function faultDisplay(fault: ServiceFault, signedIn: boolean): FaultDisplay {
  const { status, template = '', code, url } = fault
  if (status === 401 && isConsumerNotAuthorized(template)) return signedIn ? 'expired' : 'silent'
  if (fault.kind === 'maintenance') return 'maintenance'
  if (fault.kind === 'network' || fault.kind === 'timeout') return 'message'
  const body = fault.template === undefined ? undefined : { message: template, ...(code === undefined ? {} : { code }) }
  return status !== undefined && fault.message !== '' && isShownByRule(status, url, body) ? 'message' : 'silent'
}

type Listener = (display: Exclude<FaultDisplay, 'silent'>, fault: ServiceFault) => void
const listeners = new Set<Listener>()

/** The application listens once and turns faults into notifications. Returns the way to stop. */
export function onFault(listener: Listener): () => void {
  listeners.add(listener)
  return () => { listeners.delete(listener) }
}

/** What a caller is prepared for: a wanted choice, a guest's missing right, the silent calls of shopping.md §8. */
const isExpected = ({ status, template = '', code, url }: ServiceFault): boolean => String(code ?? '') === String(EXPECTED_CODE) || (status === 401 && isConsumerNotAuthorized(template)) || isSilentPath(url)

/** Tells the listeners. `isAction`: somebody pressed something, so a fault without words is told as well. `handled` keeps a message from being shown twice when the screen shows it itself; an expired session is told always. */
export function announceFault(fault: ServiceFault, { signedIn, handled, isAction = false }: { signedIn: boolean; handled: boolean; isAction?: boolean }): void {
  const shown = faultDisplay(fault, signedIn)
  const display = isAction && shown === 'silent' && !isExpected(fault) ? 'message' : shown
  if (display === 'silent' || (handled && display !== 'expired')) return
  for (const listener of listeners) listener(display, fault)
}

type Sink = (error: unknown, where: string) => void
/** A browser's console names failed calls itself. */
let sink: Sink = (error, where) => { if (where !== 'call') console.warn(`${where}:`, error) }

/** Replaces where errors are reported; the default writes them to the console. */
export const reportTo = (next: Sink): void => { sink = next }

/** Sends an error to the error-reporting sink (shopping.md §8: many errors are also reported or logged). */
export const report: Sink = (error, where) => { sink(error, where) }

/** `%1 … %n` become p1 … pn; named placeholders keep their names. */
function valuesOf({ parameters }: ServiceFault): Record<string, string> {
  const pairs: [string, unknown][] = Array.isArray(parameters) ? parameters.map((value, index) => [`p${index + 1}`, value]) : Object.entries(parameters ?? {})
  return Object.fromEntries(pairs.map(([name, value]) => [name, typeof value === 'string' || typeof value === 'number' ? String(value) : '']))
}

/**
 * What a person is told about a failed call, in the language of the page.
 * The raw words of the browser stay part of the sentence when there was no answer.
 * @param fallback what is said when the service gave no words of its own
 */
export function faultText(intl: IntlShape, error: unknown, fallback: MessageId): string {
  if (!(error instanceof ServiceFault)) return intl.formatMessage({ id: fallback })
  if (error.kind === 'maintenance') return intl.formatMessage({ id: 'shell.error.maintenance' })
  if (error.kind === 'timeout') return intl.formatMessage({ id: 'shell.service.timeout' })
  if (error.kind === 'network') return intl.formatMessage({ id: 'shell.service.network' }, { detail: error.message })
  if (error.words) return intl.formatMessage({ id: error.words }, valuesOf(error))
  if (error.status === 429) return error.message || intl.formatMessage({ id: 'shell.service.busy' })
  return error.message || intl.formatMessage({ id: fallback })
}
