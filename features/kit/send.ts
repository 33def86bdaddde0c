import { decode } from '#domain/contract/decode.ts'
import type { Endpoint, EndpointInput, EndpointOutput } from '#domain/contract/endpoint.ts'
import { errorBody, type ErrorBody } from '#domain/contract/error-body.ts'
import { EXPECTED_CODE, fillMessage } from '#domain/contract/fault.ts'
import type { RefusalCode } from '#domain/contract/refusal.ts'
import { flatQuery } from '#domain/contract/flat-query.ts'
import type * as z from 'zod/mini'
import ky, { isHTTPError, isTimeoutError, type KyInstance } from 'ky'
import type { CallOptions, CallScope } from './call-scope.ts'
import { noteCopy } from './connection/online.ts'
import { noteServiceTime } from './service-clock.ts'
import { ServiceFault, type Reason } from './service-fault.ts'

/** Timeout of one attempt, and of all attempts with their delays, in milliseconds. */
const timeouts = { attempt: 20_000, total: 45_000 }

const instance: KyInstance = ky.create({
  credentials: 'include',
  timeout: timeouts.attempt,
  totalTimeout: timeouts.total,
})

/** A requested wait longer than this (ms) is shown as an error instead of waiting. */
const RETRY_AFTER_LIMIT = 5000

function asksForMorePatience(error: Error): boolean {
  const wait = isHTTPError(error) ? error.response.headers.get('retry-after') : null
  return wait !== null && Number(wait) * 1000 > RETRY_AFTER_LIMIT
}

/** Statuses of a read worth retrying; 503 means maintenance and is shown at once. */
const passing = [408, 429, 502, 504]

const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

/**
 * Code of a sentence, for an answer of another service than ours, which has no codes. The table is loaded with the first such
 * answer; when it cannot be loaded, a general message is shown.
 */
const codeOfSentence = async (sentence: string): Promise<RefusalCode | undefined> =>
  import('#domain/contract/refusal-table.ts').then(
    ({ refusalCode }) => refusalCode(sentence),
    () => 'generic',
  )

/** The answer's own code; undefined for Magento's, which are numbers. A code that these pages do not know has a general message. */
const ownCode = ({ code }: Pick<ErrorBody, 'code'>): RefusalCode | undefined =>
  typeof code === 'string' && Number.isNaN(Number(code)) ? (code as RefusalCode) : undefined

/** All reasons of a refusal that has several. */
const reasonsOf = ({ errors = [] }: ErrorBody): Reason[] =>
  errors.flatMap(({ code, parameters }) => {
    const refusal = ownCode({ code })
    return refusal === undefined ? [] : [{ refusal, parameters }]
  })

/**
 * Sends one call for one visitor and parses the answer with its schema, which is loaded meanwhile. Use `call` instead.
 * @throws ServiceFault for everything but an abort by the caller
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> | undefined,
  here: CallScope,
  options: CallOptions,
): Promise<EndpointOutput<E>> {
  const { params, query, body } = (input ?? {}) as {
    params?: Record<string, unknown>
    query?: unknown
    body?: unknown
  }
  const search = new URLSearchParams(flatQuery(query)).toString()
  const url = `${here.origin}/rest/${here.language}/V1${fillPath(endpoint.path, params)}${search && `?${search}`}`
  try {
    // `text` of the call, not of its answer, so that the timeout also covers an answer that stops half-way
    const answer = instance(url, {
      method: endpoint.method,
      fetch: async (...input) => {
        const answer = await here.fetch(...input)
        // on the server, where one process serves many visitors, there is no common delay
        if (typeof document !== 'undefined') {
          noteServiceTime(answer)
          noteCopy(answer)
        }
        return answer
      },
      ...(endpoint.changesState ? { cache: 'no-store' as const } : {}),
      ...(body === undefined ? {} : { json: body }),
      ...(options.signal ? { signal: options.signal } : {}),
      headers: {
        accept: 'application/json',
        ...(here.token && !endpoint.withoutToken ? { authorization: `Bearer ${here.token}` } : {}),
        ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      },
      retry: {
        limit: endpoint.changesState ? 0 : here.retries,
        methods: ['get'],
        statusCodes: passing,
        backoffLimit: 4000,
        jitter: true,
        maxRetryAfter: RETRY_AFTER_LIMIT,
        shouldRetry: ({ error }) => (asksForMorePatience(error) ? false : undefined),
      },
    }).text()
    const [{ response }, text] = await Promise.all([endpoint.schemas(), answer])
    return readAnswer(response, text, url) as EndpointOutput<E>
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw await toFault(error, url, options)
  }
}

function readAnswer<S extends z.ZodMiniType>(response: S, text: string, url: string): z.output<S> {
  try {
    return decode(response, text)
  } catch (cause) {
    throw new ServiceFault('shape', '', { url, cause })
  }
}

async function toFault(error: unknown, url: string, { isExpected }: CallOptions): Promise<ServiceFault> {
  if (error instanceof ServiceFault) return error
  if (isHTTPError(error)) {
    const { status } = error.response
    const body = errorBody.safeParse(error.data)
    if (status === 503) return new ServiceFault('maintenance', '', { url, status, cause: error })
    if (!body.success) return new ServiceFault('http', '', { url, status, cause: error })
    const { message, parameters, code } = body.data
    const text = fillMessage(message, parameters)
    const refusal = ownCode(body.data)
    const reasons = reasonsOf(body.data)
    const detail = { url, status, code, template: message, parameters, refusal, reasons, cause: error }
    const fault = new ServiceFault('http', text, detail)
    const isCondition = String(code ?? '') === String(EXPECTED_CODE)
    if (refusal !== undefined || isCondition || isExpected?.(fault)) return fault
    return new ServiceFault('http', text, { ...detail, refusal: await codeOfSentence(message) })
  }
  // ky wraps the browser's own error ("Failed to fetch")
  const raw =
    error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : String(error)
  return new ServiceFault(isTimeoutError(error) ? 'timeout' : 'network', raw, { url, cause: error })
}
