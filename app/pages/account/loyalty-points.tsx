import { LoyaltyPage } from '#features/loyalty'
import { Dashboard } from '../../shell/Dashboard.tsx'
import type { PageTitle } from '../../router/page.ts'

export const Page = () => (
  <Dashboard current="loyaltyPoints">
    <LoyaltyPage />
  </Dashboard>
)
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'loyalty.title' })
