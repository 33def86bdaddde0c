import { randomBytes } from 'node:crypto'
import { readDsn } from '#domain/reporting/dsn.ts'
import { scrubEvent } from '#domain/reporting/event.ts'
import { sqlState } from '#service/db/db.ts'
import { requestId } from '#service/log/request-scope.ts'

/** Maximum number of concurrent reports: when the database is down every call fails. All errors are in the log. */
const REPORTS_MOST = 8
/** Timeout of the receiver in milliseconds. */
const REPORT_TIMEOUT = 5000

type Sink = (error: unknown, where: string, reportId: string | undefined) => void
let sink: Sink | undefined

/** Shortens a line of a stack to the path within the project, hiding the folders above. */
function frameOf(line: string) {
  const [, name, file = '', row, column] = /^\s*at (?:(.*?) \()?(.*?):(\d+):(\d+)\)?$/.exec(line) ?? []
  if (row === undefined) return []
  const path = file.replace(/^file:\/\//, '').replace(`${process.cwd()}/`, '')
  return [
    {
      ...(name ? { function: name } : {}),
      filename: path,
      lineno: Number(row),
      colno: Number(column),
      in_app: !/node_modules|^node:/.test(path),
    },
  ]
}

/** Message of an error. That of a database error may quote a value, so only its code is used. */
function exceptionOf(error: unknown) {
  if (!(error instanceof Error)) return { type: 'Error', value: 'an unknown error' }
  const state = sqlState(error)
  // Sentry reads stacks from the end.
  const frames = (error.stack ?? '').split('\n').flatMap(frameOf).slice(0, 30).toReversed()
  return {
    type: state ? 'DatabaseError' : error.name,
    value: state ? `database error ${state}` : error.message,
    ...(frames.length > 0 ? { stacktrace: { frames } } : {}),
  }
}

/**
 * Sends unexpected errors to a DSN: one envelope per report, posted with fetch (docs/decisions/0007). A report that
 * cannot be sent is dropped; the log has the error.
 */
export function reportErrorsTo(dsn: string): void {
  const address = readDsn(dsn)
  if (!address) return
  let underWay = 0
  sink = (error, where, reportId) => {
    if (underWay >= REPORTS_MOST) return
    const request = requestId()
    const id = randomBytes(16).toString('hex')
    const event = scrubEvent({
      event_id: id,
      timestamp: Date.now() / 1000,
      platform: 'node',
      level: 'error',
      exception: { values: [exceptionOf(error)] },
      tags: { where, ...(reportId ? { report: reportId } : {}), ...(request ? { request } : {}) },
    })
    const body = [{ event_id: id, sent_at: new Date().toISOString() }, { type: 'event' }, event]
      .map((part) => `${JSON.stringify(part)}\n`)
      .join('')
    underWay++
    void fetch(address.envelope, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/x-sentry-envelope' },
      signal: AbortSignal.timeout(REPORT_TIMEOUT),
    })
      .then(
        (answer) => answer.body?.cancel(),
        () => undefined,
      )
      .finally(() => {
        underWay--
      })
  }
}

/**
 * Reports an unexpected error, if a DSN is configured.
 * @param reportId id of the error in the answer and the log
 */
export const reportError = (error: unknown, where: string, reportId?: string): void => {
  sink?.(error, where, reportId)
}
