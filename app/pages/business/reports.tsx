import { ReportsPage } from '#features/reports'
import { Dashboard } from '../../shell/Dashboard.tsx'
import type { PageTitle } from '../../router/page.ts'

export const Page = () => (
  <Dashboard current="reports">
    <ReportsPage />
  </Dashboard>
)
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'reports.title' })
