import { ApplicationPage } from '#features/applications'
import { Dashboard } from '../../shell/Dashboard.tsx'
import type { PageTitle } from '../../router/page.ts'

export const Page = () => (
  <Dashboard current="applications">
    <ApplicationPage />
  </Dashboard>
)
export const title: PageTitle = ({ intl, params }) =>
  intl.formatMessage({ id: 'applications.detail.title' }, { id: params.id })
