import { Container } from '#design-system/layout/Container'
import { useSession } from '#features/kit/session.ts'
import { TrackerInfoPage } from '#features/success-tracker'
import { Dashboard } from '../../shell/Dashboard.tsx'
import type { PageTitle } from '../../router/page.ts'

/** Public: guests see it without the dashboard's frame. */
export function Page() {
  const { isSignedIn } = useSession()
  return isSignedIn ? (
    <Dashboard current="successTracker">
      <TrackerInfoPage />
    </Dashboard>
  ) : (
    <Container block="page">
      <TrackerInfoPage />
    </Container>
  )
}
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'tracker.info.title' })
