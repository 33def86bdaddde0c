import { getReport } from '#domain/reports/api.ts'
import { REPORT_PAGE, REPORT_PAGE_MOST } from '#domain/reports/columns.ts'
import type { EndpointInput } from '#domain/contract/endpoint.ts'
import type { ReportPage, ReportPerson } from '#domain/reports/schema.ts'
import type { ReportSettings } from '#domain/reports/settings.ts'
import { call } from '#features/kit/call.ts'
import { handledQuery } from '#features/kit/query.ts'

type Query = NonNullable<EndpointInput<typeof getReport>['query']>

const queryOf = ({ from, to, sort, direction, filters }: ReportSettings): Query => ({
  from,
  to,
  sort,
  direction,
  ...(filters.activity && { activity: filters.activity }),
  ...(filters.level && { level: filters.level }),
  ...(filters.joined && { joined: filters.joined }),
  ...(filters.renews && { renews: filters.renews }),
})

/** One page of a report, from 1. */
export const reportQuery = (settings: ReportSettings, page: number) =>
  handledQuery(getReport, {
    query: { ...queryOf(settings), pageSize: REPORT_PAGE, currentPage: page },
  })

/**
 * A report as one page, for a file or for paper. Somebody whose figure changes meanwhile may come twice; they are kept once.
 * @param most rows at most; without it all
 * @throws ServiceFault
 */
export async function readWhole(
  settings: ReportSettings,
  most = Number.POSITIVE_INFINITY,
): Promise<ReportPage> {
  const people = new Map<number, ReportPerson>()
  for (let currentPage = 1; ; currentPage++) {
    const page = await call(
      getReport,
      { query: { ...queryOf(settings), pageSize: Math.min(most, REPORT_PAGE_MOST), currentPage } },
      { handled: true, isAction: true },
    )
    for (const person of page.items) people.set(person.id, person)
    if (page.items.length < REPORT_PAGE_MOST || people.size >= most)
      return { ...page, items: [...people.values()] }
  }
}
