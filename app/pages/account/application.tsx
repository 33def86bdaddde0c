import { getApplication } from '#domain/applications/api.ts'
import { ApplicationPage } from '#features/applications'
import { handledQuery } from '#features/kit/query.ts'
import { Dashboard } from '../../shell/Dashboard.tsx'
import type { PageTitle } from '../../router/page.ts'

export const Page = () => (
  <Dashboard current="applications">
    <ApplicationPage />
  </Dashboard>
)

/** What was applied for, once it is known. */
export const title: PageTitle = ({ intl, params, read }) => {
  const application = read(handledQuery(getApplication, { query: { appId: Number(params['id']) } }))
  return intl.formatMessage({
    id: application ? `applications.type.${application.type}` : 'applications.title',
  })
}
