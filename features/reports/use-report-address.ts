import { periodOfDay } from '#domain/commissions/period.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { listReportViews } from '#domain/reports/api.ts'
import type { ReportView } from '#domain/reports/schema.ts'
import {
  readReport,
  saysReport,
  writeReport,
  writeReportOf,
  type ReportSettings,
} from '#domain/reports/settings.ts'
import { handledQuery } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useSession } from '#features/kit/session.ts'
import { useServiceNow } from '#features/kit/service-clock.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

const whole = (text: string | null): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null

/** The report of the address: `view` is a saved view, whatever else stands there differs from it; `page` and `person` are what is shown of it. */
export function useReportAddress() {
  const { customer } = useSession()
  const [search, setSearch] = useSearchParams()
  const running = periodOfDay(toHongKongDate(useServiceNow()))
  const views = useQuery({ ...handledQuery(listReportViews), enabled: customer !== null })
  const viewId = whole(search.get('view'))
  const view = views.data?.find(({ id }) => id === viewId)
  const isOwn = saysReport(search)
  /** The view alone says what the report is, and is not here yet. */
  const isWaiting = search.has('view') && !isOwn && !views.data && !views.isError
  const settings = readReport(view && !isOwn ? new URLSearchParams(view.query) : search, running)
  const go = (next: URLSearchParams) => {
    setSearch(next, { preventScrollReset: true })
  }
  return {
    running,
    settings,
    isWaiting,
    views: views.data,
    viewsFailure: readFailure(views),
    view,
    isViewMissing: search.has('view') && views.data !== undefined && !view,
    page: whole(search.get('page')) ?? 1,
    person: whole(search.get('person')),
    /** Shows another report; one that began as a saved view stays that. */
    show: (report: ReportSettings) => {
      go(view ? writeReportOf(view, report, running) : writeReport(report, running))
    },
    /** Shows a report that is no saved view's. */
    showAlone: (report: ReportSettings) => {
      go(writeReport(report, running))
    },
    /** Shows a saved view as it was saved. */
    pick: (of: Pick<ReportView, 'id'>) => {
      go(new URLSearchParams({ view: String(of.id) }))
    },
    openPerson: (id: number | null) => {
      // of the address itself: a page that was asked for just now may not be drawn yet
      const next = new URLSearchParams(location.search)
      if (id === null) next.delete('person')
      else next.set('person', String(id))
      go(next)
    },
    /** The query of the address of another page of the report. */
    pageSearch: (page: number): string => {
      const next = new URLSearchParams(search)
      next.delete('person')
      next.set('page', String(page))
      return next.toString()
    },
  }
}
