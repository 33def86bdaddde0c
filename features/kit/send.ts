import { decode } from '#domain/contract/decode.ts'
import type { Endpoint, EndpointInput, EndpointOutput } from '#domain/contract/endpoint.ts'
import { errorBody } from '#domain/contract/error-body.ts'
import { fillMessage } from '#domain/contract/fault.ts'
import { flatQuery } from '#domain/contract/flat-query.ts'
import ky, { isHTTPError, isTimeoutError, type KyInstance } from 'ky'
import type { CallOptions, CallScope } from './call.ts'
import { ServiceFault, type MessageId } from './service-fault.ts'

/** Milliseconds one attempt may take, and all attempts with their pauses together. */
const timeouts = { attempt: 20_000, total: 45_000 }

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

/**
 * The sentences of the service that can reach a person (contract.md §1.4, §1.5, §2, §4, §6) and the shop's own words for them.
 * The service speaks English whatever the language of the page; a sentence that is not listed is shown as it came.
 */
const sentences: readonly (readonly [RegExp, MessageId])[] = [
  [/^Please wait %1 seconds before/, 'shell.service.waitForCode'],
  [/^Please wait %1 seconds/, 'shell.service.wait'],
  [/^The account sign-in was incorrect/, 'shell.service.signIn'],
  [/^The account is locked/, 'shell.service.locked'],
  [/^The password needs at least|^Minimum of different classes/, 'shell.service.password'],
  [/^Please enter a password with at most/, 'shell.service.passwordLong'],
  [/^The password can't be the same/, 'shell.service.passwordIsEmail'],
  [/^The password can't begin or end/, 'shell.service.passwordSpace'],
  [/^The password doesn't match/, 'shell.service.passwordWrong'],
  [/^Please enter a valid email/, 'shell.service.email'],
  [/^This invitation is invalid/, 'shell.service.invitation'],
  [/^You need to choose options|^Please select all required options/, 'shell.service.options'],
  [/^The required options you selected/, 'shell.service.optionsGone'],
  [/^A server error stopped your order|idempotency key was already used/, 'shell.service.order'],
  [/^The order wasn't placed. First, agree/, 'shell.service.orderTerms'],
  [/^The shipping method is missing|^Carrier with such method/, 'shell.service.delivery'],
  [/^The shipping address is missing|^Please check the shipping address|^The shipping information was unable/, 'shell.service.address'],
  [/^The requested Payment Method/, 'shell.service.payment'],
  [/^The card details could not be read/, 'shell.service.card'],
  [/^Only products that you bought/, 'shell.service.notBought'],
  [/^You have already reviewed/, 'shell.service.reviewed'],
  [/^You have already asked for a reminder/, 'shell.service.reminded'],
  [/^Invalid value of|is a required value|^"%fieldName" is required|^Decoding error|^One or more input exceptions|^The request is larger/, 'shell.service.invalid'],
  [/^No such entity with|doesn't exist\. Verify|Cart doesn't contain|does not have an active cart/, 'shell.service.missing'],
  [/^Internal Error|^Request does not match any route|^This call can only be made/, 'shell.error.generic'],
]

/** The shop's own words for a sentence of the service. */
export const wordsFor = (template: string): MessageId | undefined => sentences.find(([pattern]) => pattern.test(template))?.[1]

/**
 * Sends one call for one visitor and reads the answer. Everybody else uses `call`.
 * @throws ServiceFault for everything but an abort by the caller.
 */
export async function send<E extends Endpoint>(endpoint: E, input: EndpointInput<E> | undefined, here: CallScope, options: CallOptions): Promise<EndpointOutput<E>> {
  const { params, query, body } = (input ?? {}) as { params?: Record<string, unknown>; query?: unknown; body?: unknown }
  const search = new URLSearchParams(flatQuery(query)).toString()
  const url = `${here.origin}/rest/${here.language}/V1${fillPath(endpoint.path, params)}${search && `?${search}`}`
  try {
    // `text` of the call, not of its answer: the time of an answer that stops half way is limited too
    const text = await instance(url, {
      method: endpoint.method,
      fetch: here.fetch,
      ...(endpoint.changesState ? { cache: 'no-store' as const } : {}),
      ...(body === undefined ? {} : { json: body }),
      ...(options.signal ? { signal: options.signal } : {}),
      headers: {
        accept: 'application/json',
        ...(here.token && !endpoint.withoutToken ? { authorization: `Bearer ${here.token}` } : {}),
        ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      },
      retry: { limit: endpoint.changesState ? 0 : here.retries, methods: ['get'], statusCodes: passing, backoffLimit: 4000, jitter: true, maxRetryAfter: patience, shouldRetry: ({ error }) => (asksForMorePatience(error) ? false : undefined) },
    }).text()
    return readAnswer(endpoint, text, url)
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw toFault(error, url)
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
    return new ServiceFault('http', fillMessage(message, parameters), { url, status, code, template: message, parameters, words: wordsFor(message), cause: error })
  }
  // a browser's own words ("Failed to fetch") are in the error that ky wraps
  const raw = error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : String(error)
  return new ServiceFault(isTimeoutError(error) ? 'timeout' : 'network', raw, { url, cause: error })
}
