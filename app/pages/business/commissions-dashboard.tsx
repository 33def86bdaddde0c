import { CommissionsDashboardPage } from '#features/commissions'
import type { PageTitle } from '../../router/page.ts'
import { Dashboard } from '../../shell/Dashboard.tsx'

export const Page = () => (
  <Dashboard current="commissionsDashboard">
    <CommissionsDashboardPage />
  </Dashboard>
)
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'commissions.title' })
