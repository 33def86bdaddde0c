import { randomBytes } from 'node:crypto'
import type { RefusalCode } from '#domain/contract/refusal.ts'
import { contractRefusals } from '#domain/contract/refusals.ts'
import { sqlState } from '#service/db/db.ts'
import { DatabaseUnavailable } from '#service/db/unavailable.ts'
import { NoAnswer } from '#service/ports/no-answer.ts'
import { reportError } from './report.ts'
import { Fault, refuse, type FaultParameters } from './fault.ts'
import { log } from '#service/log/log.ts'

/** Whether the client disconnected before its request's body was complete: Node's error, or the server library's. */
export const isCutOff = (error: unknown): boolean =>
  error instanceof Error &&
  ((error.message === 'aborted' && Reflect.get(error, 'code') === 'ECONNRESET') ||
    error.message === 'Client connection prematurely closed.')

/** Length to which an answer cuts the values that it repeats. */
const REPEATED_MAX = 100

/** Values for placeholders, none of them long: they may repeat what was sent. */
const short = (parameters: FaultParameters): FaultParameters => {
  const cut = (value: unknown) => (typeof value === 'string' ? value.slice(0, REPEATED_MAX) : value)
  return Array.isArray(parameters)
    ? parameters.map(cut)
    : Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, cut(value)]))
}

/** Error body of C-1.4. */
const bodyOf = (error: Fault) => {
  return {
    message: error.template,
    ...(error.parameters && Object.keys(error.parameters).length > 0
      ? { parameters: short(error.parameters) }
      : {}),
    ...(error.errors
      ? {
          errors: error.errors.map(({ message, parameters = [], code }) => ({
            message,
            parameters: short(parameters),
            ...(code ? { code } : {}),
          })),
        }
      : {}),
    ...(error.code ? { code: error.code } : {}),
  }
}

/** Values that only PostgreSQL rejects: out of range, not a number, a zero byte in a text, too long for an index. */
const badValueStates = new Set([
  '22001',
  '22003',
  '22007',
  '22008',
  '22021',
  '22P02',
  '22P05',
  '54000',
  '54001',
])

/**
 * Text for the log of an unexpected error. The message of a database error may quote a value (a phone number, an
 * email), so only its code and location are logged.
 */
const logged = (error: unknown) => {
  if (!(error instanceof Error)) return 'an unknown error'
  const state = sqlState(error)
  const location = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .join('\n')
  return state
    ? `database error ${state} (constraint ${String(Reflect.get(error, 'constraint') ?? '-')}, table ${String(Reflect.get(error, 'table') ?? '-')})\n${location}`
    : `${error.name}: ${error.message}\n${location}`
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const text = JSON.stringify(body)
  return new Response(text, {
    status,
    headers: {
      'Content-Length': String(Buffer.byteLength(text)),
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  })
}

/** Seconds after which to retry a call that the database did not answer. */
const RETRY_SECONDS = 5

function unavailable(error: DatabaseUnavailable, where: string): Response {
  log.error(`${where}: the database does not answer (${error.message})`)
  reportError(error, where)
  return json(
    503,
    { message: 'The shop is too busy to answer. Please try again in a few seconds.' },
    { 'Retry-After': String(RETRY_SECONDS) },
  )
}

/** Reveals nothing about the system, whose name and address are internal. */
function noAnswer(error: NoAnswer, where: string): Response {
  log.error(`${where}: a system outside does not answer (${error.message})`)
  reportError(error, where)
  return errorResponse(refuse(contractRefusals.noAnswer), where)
}

/**
 * Answer for anything thrown by a handler. Unexpected errors become a 500 without details and are logged under their
 * report id.
 */
export function errorResponse(error: unknown, where: string): Response {
  if (error instanceof Fault) return json(error.status, bodyOf(error), error.headers)
  if (badValueStates.has(sqlState(error) ?? ''))
    return errorResponse(refuse(contractRefusals.undecodable), where)
  // Nobody is there to read an answer, and nothing has failed.
  if (isCutOff(error)) return errorResponse(refuse(contractRefusals.undecodable), where)
  if (error instanceof NoAnswer) return noAnswer(error, where)
  if (error instanceof DatabaseUnavailable) return unavailable(error, where)
  const reportId = `webapi-${randomBytes(6).toString('hex')}`
  log.error(`[${reportId}] ${where}: ${logged(error)}`, { report: reportId })
  reportError(error, where, reportId)
  return json(500, {
    message: `Internal Error. Details are available in Magento log file. Report ID: ${reportId}`,
    code: 'generic' satisfies RefusalCode,
  })
}
