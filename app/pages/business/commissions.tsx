import { CommissionsPage } from '#features/commissions'
import { PayoutSettings } from '#features/payouts'
import type { PageTitle } from '../../router/page.ts'
import { Dashboard } from '../../shell/Dashboard.tsx'

export const Page = () => (
  <Dashboard current="commissionsDashboard">
    <CommissionsPage settings={<PayoutSettings />} />
  </Dashboard>
)
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'commissions.title' })
