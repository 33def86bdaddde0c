import { PayoutRequestPage } from '#features/payouts'
import type { PageTitle } from '../../router/page.ts'
import { Dashboard } from '../../shell/Dashboard.tsx'

export const Page = () => (
  <Dashboard current="commissionsDashboard">
    <PayoutRequestPage />
  </Dashboard>
)
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'payouts.account.label' })
