import { randomBytes } from 'node:crypto'
import { sqlState } from '#service/db/db.ts'
import { reportError } from './report.ts'
import { Fault, type FaultParameters } from './fault.ts'

/** Error body of contract.md §1.4. */
const bodyOf = (error: Fault) => {
  const isEmpty = (parameters: FaultParameters | undefined) => parameters === undefined || Object.keys(parameters).length === 0
  return {
    message: error.template,
    ...(isEmpty(error.parameters) ? {} : { parameters: error.parameters }),
    ...(error.errors ? { errors: error.errors.map(({ message, parameters }) => ({ message, parameters: parameters ?? [] })) } : {}),
    ...(error.code ? { code: error.code } : {}),
  }
}

/** Out of range, not a number, a zero byte in a text: values that only PostgreSQL noticed. */
const badValueStates = new Set(['22003', '22P02', '22021', '22007', '22008'])

/**
 * What the log says of an unexpected error. A database error's own words can quote a value (a phone number, an e-mail),
 * so only its code and the place are kept.
 */
const logged = (error: unknown) => {
  if (!(error instanceof Error)) return 'an unknown error'
  const state = sqlState(error)
  const place = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at ')).slice(0, 8).join('\n')
  return state ? `database error ${state} (constraint ${String(Reflect.get(error, 'constraint') ?? '-')}, table ${String(Reflect.get(error, 'table') ?? '-')})\n${place}` : `${error.name}: ${error.message}\n${place}`
}

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers } })

/** The answer for anything that a handler threw. What we did not expect is masked as 500 and logged under its report id. */
export function errorResponse(error: unknown, where: string): Response {
  if (error instanceof Fault) return json(error.status, bodyOf(error), error.headers)
  if (badValueStates.has(sqlState(error) ?? '')) return json(400, { message: 'Decoding error.' })
  const reportId = `webapi-${randomBytes(6).toString('hex')}`
  console.error(`[${reportId}] ${where}: ${logged(error)}`)
  reportError(error, where, reportId)
  return json(500, { message: `Internal Error. Details are available in Magento log file. Report ID: ${reportId}` })
}
