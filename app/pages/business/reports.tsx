import { listReportViews } from '#domain/reports/api.ts'
import { readReportKind, saysReport } from '#domain/reports/settings.ts'
import { handledQuery } from '#features/kit/query.ts'
import { ReportsPage } from '#features/reports'
import { Dashboard } from '../../shell/Dashboard.tsx'
import type { PageTitle } from '../../router/page.ts'

export const Page = () => (
  <Dashboard current="reports">
    <ReportsPage />
  </Dashboard>
)

/** The name of the report in the address, or of the saved view's. */
export const title: PageTitle = ({ intl, search, read }) => {
  const view = read(handledQuery(listReportViews))?.find(({ id }) => String(id) === search.get('view'))
  const kind = readReportKind(view && !saysReport(search) ? new URLSearchParams(view.query) : search)
  return intl.formatMessage({ id: `reports.kind.${kind}` })
}
