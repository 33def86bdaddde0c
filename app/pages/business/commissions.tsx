import { CommissionsPage, firstPaymentsQuery } from '#features/commissions'
import { PayoutSettings } from '#features/payouts'
import type { OwnQueries, PageTitle } from '../../router/page.ts'
import { Dashboard } from '../../shell/Dashboard.tsx'

export const Page = () => (
  <Dashboard current="commissionsDashboard">
    <CommissionsPage settings={<PayoutSettings />} />
  </Dashboard>
)
export const ownQueries: OwnQueries = (today) => [firstPaymentsQuery(today)]
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'commissions.title' })
