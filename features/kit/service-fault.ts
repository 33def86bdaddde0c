import { EXPECTED_CODE, isShownByRule, isSilentPath } from '#domain/contract/fault.ts'
import type { RefusalCode } from '#domain/contract/refusal.ts'
import type { Parameters } from '#domain/contract/error-body.ts'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { busyMessage, refusalMessage } from './refusal-message.ts'

export type MessageId = NonNullable<MessageDescriptor['id']>

/** One of several reasons for which the service refuses a call. */
export interface Reason {
  readonly refusal: RefusalCode
  readonly parameters: Parameters | undefined
}

/** What is known of a failed call besides its message. */
type FaultDetail = Partial<
  Pick<ServiceFault, 'url' | 'status' | 'code' | 'template' | 'parameters' | 'refusal' | 'reasons' | 'cause'>
>

/**
 * Failure of a call, with the message for the visitor (R-507, C-1.4).
 * - `http`: the service answered with an error status; `message` is the template with its placeholders filled.
 * - `maintenance`: status 503.
 * - `network`, `timeout`: no answer; `message` is the browser's text.
 * - `shape`: an answer that does not match the contract.
 */
export class ServiceFault extends Error {
  override readonly name = 'ServiceFault'
  readonly kind: 'http' | 'network' | 'timeout' | 'shape' | 'maintenance'
  readonly url: string = ''
  declare readonly status?: number | undefined
  declare readonly code?: number | string | undefined
  declare readonly template?: string | undefined
  declare readonly parameters?: Parameters | undefined
  /** Code of the refusal; undefined for a sentence of another service that the documents do not name. */
  declare readonly refusal?: RefusalCode | undefined
  /** All reasons of a refusal that has several; the first is the refusal itself. */
  declare readonly reasons?: readonly Reason[] | undefined

  constructor(kind: ServiceFault['kind'], message: string, { cause, ...detail }: FaultDetail = {}) {
    super(message, { cause })
    this.kind = kind
    Object.assign(this, detail)
  }
}

/**
 * `message`: show the fault's own text · `maintenance`: the maintenance text · `expired`: end the session · `silent`:
 * left to the caller.
 */
export type FaultDisplay = 'message' | 'maintenance' | 'expired' | 'silent'

/** The 401 that means "this needs a valid customer token". */
const isNotAuthorized = ({ status, refusal }: ServiceFault): boolean =>
  status === 401 && refusal === 'notAuthorized'

/** Display rule of. `signedIn` distinguishes an expired session from a guest without permission. */
function faultDisplay(fault: ServiceFault, signedIn: boolean): FaultDisplay {
  const { status, template, code, url } = fault
  if (isNotAuthorized(fault)) return signedIn ? 'expired' : 'silent'
  if (fault.kind === 'maintenance') return 'maintenance'
  if (fault.kind === 'network' || fault.kind === 'timeout') return 'message'
  const body =
    template === undefined ? undefined : { message: template, ...(code === undefined ? {} : { code }) }
  return status !== undefined && fault.message !== '' && isShownByRule(status, url, body)
    ? 'message'
    : 'silent'
}

type Listener = (display: Exclude<FaultDisplay, 'silent'>, fault: ServiceFault) => void
const listeners = new Set<Listener>()

/** Subscribes the application, which turns faults into notifications. Returns a function that unsubscribes. */
export function onFault(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Faults expected by callers: a required choice, a guest's missing permission, the silent calls of. */
const isExpected = (fault: ServiceFault): boolean =>
  String(fault.code ?? '') === String(EXPECTED_CODE) || isNotAuthorized(fault) || isSilentPath(fault.url)

/**
 * Notifies the listeners. `isAction`: triggered by a press, so a fault without a message is notified as well.
 * `handled` prevents a message that the screen already shows; an expired session is always notified.
 */
export function announceFault(
  fault: ServiceFault,
  { signedIn, handled, isAction = false }: { signedIn: boolean; handled: boolean; isAction?: boolean },
): void {
  const shown = faultDisplay(fault, signedIn)
  const display = isAction && shown === 'silent' && !isExpected(fault) ? 'message' : shown
  if (display === 'silent' || (handled && display !== 'expired')) return
  for (const listener of listeners) listener(display, fault)
}

type Sink = (error: unknown, where: string) => void
/** The browser's console already logs failed calls. */
let sink: Sink = (error, where) => {
  if (where !== 'call') console.warn(`${where}:`, error)
}

/** Sets where errors are reported; the default is the console. */
export const reportTo = (next: Sink): void => {
  sink = next
}

/** Reports an error (R-515: many errors are also reported or logged). */
export const report: Sink = (error, where) => {
  sink(error, where)
}

/** `%1 … %n` become p1 … pn; named placeholders keep their names. */
function valuesOf({ parameters }: ServiceFault): Record<string, string> {
  const pairs: [string, unknown][] = Array.isArray(parameters)
    ? parameters.map((value, index) => [`p${index + 1}`, value])
    : Object.entries(parameters ?? {})
  return Object.fromEntries(
    pairs.map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    ]),
  )
}

/** Message for a refusal; undefined when its catalogue could not be loaded, or for a code of a newer service. */
function refusalText(intl: IntlShape, code: RefusalCode, fault: ServiceFault): string | undefined {
  const id = refusalMessage(code)
  return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }, valuesOf(fault)) : undefined
}

/** Message for a failed call in the language of the page. @param fallback message if the service gave none */
export function faultText(intl: IntlShape, error: unknown, fallback: MessageId): string {
  if (!(error instanceof ServiceFault)) return intl.formatMessage({ id: fallback })
  if (error.kind === 'maintenance') return intl.formatMessage({ id: 'shell.error.maintenance' })
  if (error.kind === 'timeout') return intl.formatMessage({ id: 'shell.service.timeout' })
  if (error.kind === 'network') return intl.formatMessage({ id: 'shell.service.network' })
  if (error.refusal) return refusalText(intl, error.refusal, error) ?? intl.formatMessage({ id: fallback })
  if (error.status === 429) return error.message || intl.formatMessage({ id: busyMessage })
  return error.message || intl.formatMessage({ id: fallback })
}

/**
 * Notification of a failed call. Without an answer, it shows the browser's own text as well, which is English in
 * every browser.
 */
export const faultNotice = (error: unknown, message: string) => ({
  message,
  variant: 'error' as const,
  ...(error instanceof ServiceFault &&
    error.kind === 'network' && { detail: { text: error.message, lang: 'en' } }),
})
