import { randomBytes } from 'node:crypto'
import { readDsn } from '#domain/reporting/dsn.ts'
import { scrubEvent } from '#domain/reporting/event.ts'
import { sqlState } from '#service/db/db.ts'

/** Reports under way at once, at most: a database that is gone makes every call fail. The rest is in the log. */
const most = 8
/** Milliseconds that the other side gets. */
const patience = 5000

type Sink = (error: unknown, where: string, reportId: string | undefined) => void
let sink: Sink | undefined

/** A line of a stack, as far as it is ours: the folders above the project are nobody's business. */
function frameOf(line: string) {
  const [, name, file = '', row, column] = /^\s*at (?:(.*?) \()?(.*?):(\d+):(\d+)\)?$/.exec(line) ?? []
  if (row === undefined) return []
  const path = file.replace(/^file:\/\//, '').replace(`${process.cwd()}/`, '')
  return [{ ...(name ? { function: name } : {}), filename: path, lineno: Number(row), colno: Number(column), in_app: !/node_modules|^node:/.test(path) }]
}

/** What is said of an error. The words of a database error can quote a value, so only its code is. */
function exceptionOf(error: unknown) {
  if (!(error instanceof Error)) return { type: 'Error', value: 'an unknown error' }
  const state = sqlState(error)
  // Sentry reads a stack from its end
  const frames = (error.stack ?? '').split('\n').flatMap(frameOf).slice(0, 30).toReversed()
  return { type: state ? 'DatabaseError' : error.name, value: state ? `database error ${state}` : error.message, ...(frames.length > 0 ? { stacktrace: { frames } } : {}) }
}

/**
 * Sends what nobody expected to a DSN: one envelope a report, posted with fetch (docs/decisions/0007). A report that cannot be sent
 * is lost; the log has it.
 */
export function reportErrorsTo(dsn: string): void {
  const address = readDsn(dsn)
  if (!address) return
  let underWay = 0
  sink = (error, where, reportId) => {
    if (underWay >= most) return
    const id = randomBytes(16).toString('hex')
    const event = scrubEvent({ event_id: id, timestamp: Date.now() / 1000, platform: 'node', level: 'error', exception: { values: [exceptionOf(error)] }, tags: { where, ...(reportId ? { report: reportId } : {}) } })
    const body = [{ event_id: id, sent_at: new Date().toISOString() }, { type: 'event' }, event].map((part) => `${JSON.stringify(part)}\n`).join('')
    underWay++
    void fetch(address.envelope, { method: 'POST', body, headers: { 'Content-Type': 'application/x-sentry-envelope' }, signal: AbortSignal.timeout(patience) })
      .then((answer) => answer.body?.cancel(), () => undefined)
      .finally(() => { underWay-- })
  }
}

/** Tells of an error that nobody expected, where somebody wants to know. @param reportId what the answer and the log call it */
export const reportError = (error: unknown, where: string, reportId?: string): void => { sink?.(error, where, reportId) }
