import { GlossaryPage } from '#features/commissions'
import { Dashboard } from '../../shell/Dashboard.tsx'
import type { PageTitle } from '../../router/page.ts'

export const Page = () => (
  <Dashboard current="dashboard">
    <GlossaryPage />
  </Dashboard>
)
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'glossary.title' })
