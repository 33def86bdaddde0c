import { scrubAddress, scrubText } from './scrub.ts'

interface Frame {
  filename?: string
  function?: string
  lineno?: number
  colno?: number
  in_app?: boolean
}

/** A report in Sentry's format, reduced to the fields that may leave the shop. */
export interface ReportEvent {
  event_id?: string
  timestamp?: number
  platform?: string
  level?: string
  message?: string
  exception?: { values?: { type?: string; value?: string; stacktrace?: { frames?: Frame[] } }[] }
  tags?: Record<string, unknown>
  request?: { url?: string }
}

const given = <T extends object>(value: T): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Partial<T>

const frameOf = ({ filename, function: name, lineno, colno, in_app }: Frame): Frame =>
  given({
    filename: filename === undefined ? undefined : scrubAddress(filename),
    function: name,
    lineno,
    colno,
    in_app,
  }) as Frame

/**
 * Copies only the listed fields of a report, with personal data removed. Anything else that a reporting library
 * collects (headers, clicks, user, breadcrumbs) is dropped.
 */
export function scrubEvent({
  event_id,
  timestamp,
  platform,
  level,
  message,
  exception,
  tags,
  request,
}: ReportEvent): ReportEvent {
  return given({
    event_id,
    timestamp,
    platform,
    level,
    message: message === undefined ? undefined : scrubText(message),
    exception: exception && {
      values: (exception.values ?? []).map(({ type, value, stacktrace }) =>
        given({
          type,
          value: value === undefined ? undefined : scrubText(value),
          stacktrace: stacktrace && { frames: (stacktrace.frames ?? []).map(frameOf) },
        }),
      ),
    },
    tags:
      tags &&
      Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, scrubText(String(value))])),
    request: request?.url === undefined ? undefined : { url: scrubAddress(request.url) },
  }) as ReportEvent
}
