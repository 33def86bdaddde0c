import { firstTeamQueries, TeamPage } from '#features/team'
import { Dashboard } from '../../shell/Dashboard.tsx'
import type { OwnQueries, PageTitle } from '../../router/page.ts'

export const Page = () => (
  <Dashboard current="team">
    <TeamPage />
  </Dashboard>
)
export const ownQueries: OwnQueries = () => firstTeamQueries()
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'team.title' })
