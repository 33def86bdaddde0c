import { ServiceFault } from '#features/kit/service-fault.ts'

/** Seconds after which a visitor or a crawler may ask for a failed page again, unless the service names them. */
const RETRY_AFTER = 10

/** Statuses with which a service says "not now" rather than "no". */
const passing: readonly number[] = [408, 425, 429]

/**
 * Whether an error is the service's failure and not its answer: no connection, a timeout, 5xx, "too many", an unreadable body.
 * A refusal such as 404 is an answer: asked again, the service says the same.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof ServiceFault)) return true
  const { kind, status = 0 } = error
  return kind !== 'http' || status >= 500 || passing.includes(status)
}

/** Status of a page whose subject was refused: the page itself tells why. @param error no outage, no 404 */
export const refusedStatus = (error: unknown): number =>
  // the browser may hold a token with which the same read succeeds
  error instanceof ServiceFault && (error.status === 401 || error.status === 403) ? 200 : 400

/** Seconds for `Retry-After`: what the service asked for, at most an hour. */
function retryAfterOf(error: unknown): number {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  const response: unknown = Reflect.get(Object(cause), 'response')
  const seconds = response instanceof Response ? Number(response.headers.get('retry-after')) : 0
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, 3600) : RETRY_AFTER
}

/** An outage in one line of a log, without anything that a visitor typed. */
export function outageText(error: unknown): string {
  if (!(error instanceof ServiceFault)) return error instanceof Error ? error.name : 'unknown error'
  const path = URL.canParse(error.url) ? new URL(error.url).pathname : error.url
  return `${error.kind}${error.status === undefined ? '' : ` ${error.status}`} from ${path}`
}

/** A page's status, and the first outage of the service that it met. */
interface Answered {
  status: number
  outage: { error: unknown } | undefined
}

/** Seconds for `Retry-After` of a page that is not available; undefined for any other. */
export const retryAfter = ({ status, outage }: Answered): number | undefined =>
  status === 503 && outage ? retryAfterOf(outage.error) : undefined
