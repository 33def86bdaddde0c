import { scrubEvent, type ReportEvent } from '#domain/reporting/event.ts'
import { scrubAddress } from '#domain/reporting/scrub.ts'
import { isWorthReporting } from '#domain/reporting/worth.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { BrowserClient, defaultStackParser, makeFetchTransport, type ErrorEvent } from '@sentry/browser'

/** Reports of one page, at most: what breaks again and again is known by then. */
const REPORTS_MOST = 50

/** What the words of a failed call do not say. */
const tagsOf = ({ kind, status, url }: ServiceFault) => ({
  kind,
  call: scrubAddress(url),
  ...(status === undefined ? {} : { status }),
})

/**
 * Sends errors to where the shop's owner reads them, without anything about the person (domain/reporting). Of the library only its
 * client: none of its integrations, which collect clicks, addresses and headers. The same trouble is told once a page.
 */
export function createReporter(
  dsn: string,
  transport: typeof makeFetchTransport = makeFetchTransport,
): (error: unknown, where: string) => void {
  const client = new BrowserClient({
    dsn,
    transport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    beforeSend: (event) =>
      ({
        ...scrubEvent({ ...event, request: { url: location.href } } as ReportEvent),
        type: undefined,
      }) as ErrorEvent,
  })
  client.init()
  const told = new Set<string>()
  return (error, where) => {
    const fault = error instanceof ServiceFault ? error : undefined
    if (fault && !isWorthReporting(fault, navigator.onLine)) return
    // a failed call is told once, wherever else it is met on its way up
    const trouble = fault ? `${fault.kind} ${String(fault.status)} ${fault.url}` : `${where} ${String(error)}`
    if (told.has(trouble) || told.size >= REPORTS_MOST) return
    told.add(trouble)
    client.captureException(error, { captureContext: { tags: { where, ...(fault && tagsOf(fault)) } } })
  }
}

let only: ReturnType<typeof createReporter> | undefined

/** The page's own reporter. */
export const reporterOf = (dsn: string): ReturnType<typeof createReporter> => (only ??= createReporter(dsn))
