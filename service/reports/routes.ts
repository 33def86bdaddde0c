import { reportRefusals } from '#domain/reports/refusals.ts'
import { periodOfDay, periodsBetween } from '#domain/commissions/period.ts'
import type { EndpointRequest } from '#domain/contract/endpoint.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import * as api from '#domain/reports/api.ts'
import { firstDirection, periodsBack, REPORT_PAGE, REPORT_PAGE_MOST } from '#domain/reports/columns.ts'
import { cleanViewQuery, isReportRange } from '#domain/reports/settings.ts'
import { cleanViewName, isViewName, VIEWS_MOST, viewNameKey } from '#domain/reports/view-name.ts'
import { settleVolume } from '#service/commissions/close.ts'
import { invalidValue, noSuchEntity, refuse } from '#service/http/fault.ts'
import { route, type RequestContext, type Route } from '#service/http/route.ts'
import { languageOfStore } from '#service/languages/six-languages.ts'
import { legHeads } from '#service/team/explorer-store.ts'
import { closedAmong, countPeople, findReport } from './store.ts'
import { addView, changeView, removeView, viewsOf, type ViewName } from './view-store.ts'
import { periodToWire, personToWire } from './wire.ts'

const runningPeriod = ({ now }: RequestContext) => periodOfDay(toHongKongDate(now))

/** @throws Fault 400 for periods or a sort that the report cannot have */
async function readReport({ query }: EndpointRequest<typeof api.getReport>, context: RequestContext) {
  const { db, longReads: reads, now, requireCustomer } = context
  const { from, to, sort = 'ppv-0' } = query
  if (!isReportRange({ from, to }, runningPeriod(context))) throw invalidValue('from, to', `${from}-${to}`)
  const asked = periodsBetween(from, to)
  if ((periodsBack(sort) ?? 0) >= asked.length) throw invalidValue('sort', sort)
  const { id: viewer } = requireCustomer()
  await settleVolume(db, now)
  const closed = await closedAmong(reads, asked)
  const periods = asked.map((period) => ({ period, closedAt: closed.get(period) ?? null }))
  const limit = Math.min(REPORT_PAGE_MOST, Math.max(1, query.pageSize ?? REPORT_PAGE))
  const found = await findReport(reads, {
    viewer,
    periods,
    filters: {
      activity: query.activity ?? null,
      level: query.level ?? null,
      joined: query.joined ?? null,
      renews: query.renews ?? null,
    },
    sort,
    direction: query.direction ?? firstDirection(sort),
    today: toHongKongDate(now),
    limit,
    offset: (Math.max(1, query.currentPage ?? 1) - 1) * limit,
  })
  const { people, has_figures } = await countPeople(reads, viewer, asked)
  const heads = await legHeads(reads, viewer)
  const language = languageOfStore(context.store.code)
  return {
    periods: periods.map((period, at) => periodToWire(period, found.ppv[at], now)),
    items: found.rows.map((row) => personToWire(row, viewer, heads, language)),
    total_count: found.total,
    people_count: people,
    has_figures,
    as_of: formatServiceTime(now),
  }
}

/** @throws Fault 400 for an invalid name */
function nameOf(text: string): ViewName {
  if (!isViewName(text)) throw invalidValue('name', text)
  return { name: cleanViewName(text), key: viewNameKey(text) }
}

const nameTaken = () => refuse(reportRefusals.nameTaken)

/** Reports about the downline, and saved views of them (docs/decisions/0019). */
export const reportsRoutes: Route[] = [
  route(api.getReport, readReport),
  route(api.listReportViews, async (_request, { db, requireCustomer }) =>
    (await viewsOf(db, requireCustomer().id)).map((view) => ({ ...view })),
  ),
  route(api.createReportView, async ({ body }, context) => {
    const { db, now, requireCustomer } = context
    const query = cleanViewQuery(body.query, runningPeriod(context))
    const added = await addView(db, requireCustomer().id, nameOf(body.name), query, now)
    if (added === 'taken') throw nameTaken()
    if (added === 'full') throw refuse(reportRefusals.full, [VIEWS_MOST])
    return { ...added }
  }),
  route(api.changeReportView, async ({ params, body }, context) => {
    const { db, now, requireCustomer } = context
    const changed = await changeView(
      db,
      requireCustomer().id,
      params.viewId,
      {
        name: body.name === undefined ? undefined : nameOf(body.name),
        query: body.query === undefined ? undefined : cleanViewQuery(body.query, runningPeriod(context)),
        version: body.version,
      },
      now,
    )
    if (changed === 'missing') throw noSuchEntity('viewId', params.viewId)
    if (changed === 'changed') throw refuse(reportRefusals.changed)
    if (changed === 'taken') throw nameTaken()
    return { ...changed }
  }),
  route(api.removeReportView, async ({ params }, { db, requireCustomer }) => {
    if (!(await removeView(db, requireCustomer().id, params.viewId)))
      throw noSuchEntity('viewId', params.viewId)
    return true as const
  }),
]
